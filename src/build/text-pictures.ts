import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import type { CreateNodeArgs } from "gatsby";
import sharp from "sharp";

import { picturesIn } from "../../cms/src/content/rules/links";
import { libraryUrls } from "../../cms/src/content/rules/media";
import { required } from "../lib/required";

import { addressOf, download } from "./media";
import { findInLibrary } from "./media-library";
import { widestPicture, type TextPicture } from "./rich-text";
import type { Settings } from "./settings";

/** Downloads the pictures that a text written in Markdown shows. */
export const downloadTextPictures = async (api: CreateNodeArgs, settings: Settings) => {
  const { mediaType, content } = api.node.internal;
  if (mediaType !== "text/markdown") return;

  for (const { address } of picturesIn(content ?? "")) {
    await download(api, settings, await findInLibrary(settings, address));
  }
};

type FileNode = { absolutePath: string; name: string; internal: { contentDigest: string } };
/** Gatsby's node model, as far as it is needed here. */
export type FileFinder = {
  findOne: (query: { type: "File"; query: object }) => Promise<FileNode | null>;
};

const serve = async ({ absolutePath, name, internal }: FileNode): Promise<TextPicture> => {
  const folder = join("static", internal.contentDigest);
  await mkdir(join("public", folder), { recursive: true });
  const { width, height } = await sharp(absolutePath, { animated: true })
    .autoOrient()
    .resize({ width: widestPicture, withoutEnlargement: true })
    .webp()
    .toFile(join("public", folder, `${name}.webp`));

  return { src: `/${folder}/${encodeURIComponent(name)}.webp`, width, height };
};

/** Puts the pictures of a text among the site's files, and says where each is now. */
export const serveTextPictures = async (
  text: string,
  nodeModel: FileFinder,
  { apiUrl }: Pick<Settings, "apiUrl">,
) => {
  const pictures = new Map<string, TextPicture>();
  for (const { address } of picturesIn(text)) {
    const urls = libraryUrls(address).map((url) => addressOf(apiUrl, url));
    const file = await nodeModel.findOne({
      type: "File",
      query: { filter: { url: { in: urls } } },
    });
    pictures.set(address, await serve(required(file, `the file of the picture ${address}`)));
  }

  return pictures;
};
