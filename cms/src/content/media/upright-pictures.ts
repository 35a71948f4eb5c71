import { AsyncLocalStorage } from "node:async_hooks";
import { createReadStream, type ReadStream } from "node:fs";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";
import sharp from "sharp";

import { missingInStrapi } from "../../server/lib/strapi-routes";

type UploadedPicture = {
  filepath: string;
  tmpWorkingDirectory: string;
  hash: string;
  getStream: () => ReadStream;
  size: number;
  sizeInBytes: number;
};
type Pictures = { optimize: (file: UploadedPicture) => Promise<UploadedPicture> };

/** A picture turned as its EXIF data say. sharp cannot turn an animation. */
const turnUpright = async (file: UploadedPicture): Promise<UploadedPicture> => {
  const { orientation = 1, pages = 1, format } = await sharp(file.filepath).metadata();
  if (orientation === 1 || pages > 1) return file;

  const filepath = join(file.tmpWorkingDirectory, `upright-${file.hash}`);
  // Strapi compresses it afterwards.
  const { size } = await sharp(file.filepath)
    .autoOrient()
    .toFormat(format, { quality: 100 })
    .toFile(filepath);

  return {
    ...file,
    filepath,
    getStream: () => createReadStream(filepath),
    size: Math.round((size / 1000) * 100) / 100,
    sizeInBytes: size,
  };
};

const unchanged = new AsyncLocalStorage<true>();

/**
 * Runs an upload that stores a picture byte for byte if it is upright and has no data about who took it
 * where: Strapi would compress it again, and worse each time.
 */
export const keepingPictures = <T>(task: () => Promise<T>): Promise<T> => unchanged.run(true, task);

const isClean = async ({ filepath }: UploadedPicture) => {
  const { orientation = 1, exif, iptc, xmp } = await sharp(filepath).metadata();

  return orientation === 1 && !exif && !iptc && !xmp;
};

/**
 * Stores every picture upright. Strapi drops the EXIF data, and its own setting leaves pictures as
 * they are that it cannot make smaller.
 *
 * @throws if an upgrade removed the service.
 */
export const storePicturesUpright = (strapi: Core.Strapi) => {
  const pictures: Pictures = strapi.plugin("upload").service("image-manipulation");
  const optimize = pictures.optimize as Pictures["optimize"] | undefined;
  if (!optimize) throw missingInStrapi("service plugin::upload.image-manipulation.optimize");

  pictures.optimize = async (file) =>
    unchanged.getStore() && (await isClean(file)) ? file : optimize(await turnUpright(file));
};
