import { createReadStream } from "node:fs";
import { extname } from "node:path";
import { buffer } from "node:stream/consumers";

import { fileTypeFromFile } from "file-type";

import { pdfHeader } from "../../server/lib/pdf-header";

import { mediaTypes, otherExtensions } from "./media-types";

const readStart = (path: string) => buffer(createReadStream(path, { end: 4095 }));

/** Checks the first 4 KB: only comments and declarations may precede the `svg` element. */
const isSvg = (start: Buffer) => {
  const head = start.toString("utf8").trimStart();

  return head.startsWith("<") && /<svg[\s>]/.test(head) && !/<html/i.test(head);
};

/** True for a HEIF container whose list of brands (ISO/IEC 14496-12, 4.3) has AVIF's. */
const hasAvifBrand = (start: Buffer) =>
  start.subarray(16, start.readUInt32BE(0)).toString("latin1").match(/.{4}/gs)?.includes("avif");

/** The media type of the content, or undefined if it is unknown. */
export const typeOfContent = async (path: string): Promise<string | undefined> => {
  const found = (await fileTypeFromFile(path))?.mime;
  if (found === "video/x-m4v") return "video/mp4";

  return found === "image/heif" && hasAvifBrand(await readStart(path)) ? "image/avif" : found;
};

/** True for captions: the signature of WebVTT (W3C), which the file's first line may go on after. */
const isVtt = (start: Buffer) => /^\uFEFF?WEBVTT(?=\s|$)/.test(start.toString("utf8"));

/** True if the content has a media type. */
const hasType = async (path: string, type: string) => {
  if (type === "image/svg+xml") return isSvg(await readStart(path));
  if (type === "text/vtt") return isVtt(await readStart(path));
  if (type === "application/pdf") return pdfHeader(await readStart(path)) !== "";

  return (await typeOfContent(path)) === type;
};

/** The media type of a file, or undefined unless its extension and its content agree on one. */
export const detectMediaType = async (name: string, path: string): Promise<string | undefined> => {
  const extension = extname(name).toLowerCase();
  const type = mediaTypes.get(otherExtensions.get(extension) ?? extension);

  return type !== undefined && (await hasType(path, type)) ? type : undefined;
};

/** True for an animated PNG, of which the site would show only the first frame. */
export const isAnimatedPng = async (path: string): Promise<boolean> =>
  (await fileTypeFromFile(path))?.mime === "image/apng";
