import { AsyncLocalStorage } from "node:async_hooks";
import { createReadStream, type ReadStream } from "node:fs";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";
import sharp, { type Sharp } from "sharp";

import { missingInStrapi } from "../../server/lib/strapi-routes";

type UploadedPicture = {
  filepath: string;
  tmpWorkingDirectory: string;
  hash: string;
  getStream: () => ReadStream;
  width?: number;
  height?: number;
  size: number;
  sizeInBytes: number;
};
type Pictures = { optimize: (file: UploadedPicture) => Promise<UploadedPicture> };

/** A picture turned as its EXIF data say, in another encoding. */
const encodeUpright = async (
  file: UploadedPicture,
  encode: (picture: Sharp) => Sharp,
): Promise<UploadedPicture> => {
  const filepath = join(file.tmpWorkingDirectory, `upright-${file.hash}`);
  const { width, height, size } = await encode(sharp(file.filepath).autoOrient()).toFile(filepath);

  return {
    ...file,
    filepath,
    getStream: () => createReadStream(filepath),
    width,
    height,
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
 * Stores every picture upright, without EXIF data, and a PNG with all its colors. Strapi drops the EXIF
 * data, but its own setting leaves pictures as they are that it cannot make smaller, and makes a PNG
 * smaller by reducing it to 256 colors.
 *
 * @throws if an upgrade removed the service.
 */
export const storePicturesUpright = (strapi: Core.Strapi) => {
  const pictures: Pictures = strapi.plugin("upload").service("image-manipulation");
  const optimize = pictures.optimize as Pictures["optimize"] | undefined;
  if (!optimize) throw missingInStrapi("service plugin::upload.image-manipulation.optimize");

  pictures.optimize = async (file) => {
    const clean = await isClean(file);
    if (clean && unchanged.getStore()) return file;
    const { orientation = 1, pages = 1, format } = await sharp(file.filepath).metadata();
    if (format === "png") {
      const smaller = await encodeUpright(file, (picture) => picture.png());

      return clean && smaller.sizeInBytes >= file.sizeInBytes ? file : smaller;
    }
    // sharp cannot turn an animation. Strapi compresses it afterwards.
    return optimize(
      orientation === 1 || pages > 1
        ? file
        : await encodeUpright(file, (picture) => picture.toFormat(format, { quality: 100 })),
    );
  };
};
