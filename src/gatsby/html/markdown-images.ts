import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import type { CreateNodeArgs } from "gatsby";
import sharp from "sharp";

import { picturesIn } from "../../../common/rules/links";
import { libraryUrls, notInLibrary } from "../../../common/rules/media";
import { absoluteUrl } from "../../lib/absolute-urls";
import { required } from "../../lib/required";

import { ContentError } from "../content/cms-client";
import { type CreateFile, downloadFile } from "../content/media";
import { findMediaFiles } from "../content/media-library";
import type { Settings } from "../settings";
import { maxImageWidth, type MarkdownImage } from "./rich-text";

/**
 * Downloads the images of a Markdown node.
 *
 * @throws {ContentError} for an image that is not in the media library, or cannot be downloaded.
 */
export const downloadMarkdownImages = async (
  api: CreateNodeArgs,
  settings: Settings,
  createFile?: CreateFile,
) => {
  const { mediaType, content } = api.node.internal;
  if (mediaType !== "text/markdown") return;

  const urls = picturesIn(content ?? "").map(({ url }) => url);
  const files = await findMediaFiles(settings, urls);
  for (const url of urls) {
    const file = files.get(url);
    if (!file) throw new ContentError(notInLibrary(url));
    await downloadFile(api, settings, file, createFile);
  }
};

type FileNode = { absolutePath: string; name: string; internal: { contentDigest: string } };
/** The part of Gatsby's node model that is used here. */
export type FileNodeModel = {
  findOne: (query: { type: "File"; query: object }) => Promise<FileNode | null>;
};

const writeImage = async ({ absolutePath, name, internal }: FileNode): Promise<MarkdownImage> => {
  const folder = join("static", internal.contentDigest);
  await mkdir(join("public", folder), { recursive: true });
  const image = sharp(absolutePath, { animated: true });
  // sharp cannot turn an animation.
  const { pages = 1 } = await image.metadata();
  if (pages === 1) image.autoOrient();
  const { width, height, pageHeight } = await image
    .resize({ width: maxImageWidth, withoutEnlargement: true })
    .webp()
    .toFile(join("public", folder, `${name}.webp`));

  return {
    src: `/${folder}/${encodeURIComponent(name)}.webp`,
    width,
    // The height of an animation is that of all frames together.
    height: pageHeight ?? height,
  };
};

/**
 * Writes a text's images as WebP to public/static.
 *
 * @returns URL and size by original URL.
 */
export const writeMarkdownImages = async (
  text: string,
  nodeModel: FileNodeModel,
  { apiUrl }: Pick<Settings, "apiUrl">,
) => {
  const images = new Map<string, MarkdownImage>();
  for (const { url } of picturesIn(text)) {
    const urls = libraryUrls(url).map((one) => absoluteUrl(apiUrl, one));
    const file = await nodeModel.findOne({
      type: "File",
      query: { filter: { url: { in: urls } } },
    });
    images.set(url, await writeImage(required(file, `the file of the image ${url}`)));
  }

  return images;
};
