import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import type { CreateNodeArgs } from "gatsby";
import sharp from "sharp";
import { isRecord } from "../lib/is-record";

import { required } from "../lib/required";

import { ask, ContentError } from "./content-service";
import { download } from "./media";
import { addressesIn, type TextPicture } from "./rich-text";
import type { Settings } from "./settings";

/** Twice the longest line of a text, in pixels. */
const widest = 1360;

/** What the media library may call the picture: the admin panel writes its own address before it. */
const libraryUrls = (address: string) => [
  address,
  ...(/\/uploads\/[^?#]+/.exec(address)?.slice(0, 1) ?? []),
];

const findInLibrary = async (settings: Settings, address: string) => {
  const filter = libraryUrls(address).map(
    (url, index) => `filters[url][$in][${index}]=${encodeURIComponent(url)}`,
  );
  const { body } = await ask(settings, `/api/upload/files?${filter.join("&")}`);
  const file: unknown = Array.isArray(body) ? body[0] : undefined;
  if (!isRecord(file)) {
    throw new ContentError(
      `A text shows the picture ${address}, which is not in the media library: upload it there and insert it from there, in the content manager.`,
    );
  }

  return { name: String(file.name), url: String(file.url) };
};

/** Downloads the pictures that a text written in Markdown shows. */
export const downloadTextPictures = async (api: CreateNodeArgs, settings: Settings) => {
  const { mediaType, content } = api.node.internal;
  if (mediaType !== "text/markdown") return;

  for (const address of addressesIn(content ?? "").pictures) {
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
    .resize({ width: widest, withoutEnlargement: true })
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
  for (const address of addressesIn(text).pictures) {
    const urls = libraryUrls(address).map((url) => (url.startsWith("/") ? apiUrl + url : url));
    const file = await nodeModel.findOne({
      type: "File",
      query: { filter: { url: { in: urls } } },
    });
    pictures.set(address, await serve(required(file, `the file of the picture ${address}`)));
  }

  return pictures;
};
