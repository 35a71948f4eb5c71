import { errors } from "@strapi/utils";

import { pictureIssue } from "../server/lib/picture-issue";

import { detectMediaType, isAnimatedPng } from "./detect-media-type";

/** An editor's file in a temporary folder. */
export type TemporaryFile = { originalFilename: string; filepath: string; mimetype: string };

/** Checks types and pictures, and sets each file's media type from its content. */
export const checkFiles = async (files: TemporaryFile[]) => {
  for (const file of files) {
    const type = await detectMediaType(file.originalFilename, file.filepath);
    if (!type && (await isAnimatedPng(file.filepath))) {
      throw new errors.ValidationError(
        `"${file.originalFilename}" is an animated PNG, of which the site shows only one frame: save it as animated WebP, or as PNG without animation, and upload that.`,
      );
    }
    if (!type) {
      throw new errors.ValidationError(
        `"${file.originalFilename}" is not a PNG, JPEG, WebP, AVIF, SVG, PDF, MP4 or WebM file.`,
      );
    }
    file.mimetype = type;
    const issue = type.startsWith("image/")
      ? await pictureIssue(file.originalFilename, file.filepath)
      : undefined;
    if (issue) throw new errors.ValidationError(issue);
  }
};
