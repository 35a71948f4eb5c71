import { pictureIssue } from "../../server/lib/picture-issue";

import { detectMediaType, isAnimatedPng } from "./detect-media-type";

/**
 * The media type of a file by its content, or why the media library refuses it: the site could not show
 * it.
 *
 * @param name of the file, for its extension and the message.
 */
export const mediaTypeOrIssue = async (
  name: string,
  path: string,
): Promise<{ type: string } | { issue: string }> => {
  const type = await detectMediaType(name, path);
  if (!type && (await isAnimatedPng(path))) {
    return {
      issue: `"${name}" is an animated PNG, of which the site shows only one frame: save it as animated WebP, or as PNG without animation, and upload that.`,
    };
  }
  if (!type)
    return { issue: `"${name}" is not a PNG, JPEG, WebP, AVIF, SVG, PDF, MP4, WebM or VTT file.` };
  const issue = type.startsWith("image/") ? await pictureIssue(name, path) : undefined;

  return issue ? { issue } : { type };
};
