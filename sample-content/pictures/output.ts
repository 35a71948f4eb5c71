import { createHash } from "node:crypto";

import { pictures } from "./pictures.ts";

/**
 * What was drawn last, by picture: the SHA-256 of its SVG text, which is the same on every machine,
 * and of the PNG made from it, which depends on the version of sharp.
 */
export type Manifest = Record<string, { svg: string; png: string }>;

/** The SHA-256 of a text or file, in hexadecimal. */
export const fingerprint = (content: string | Uint8Array) =>
  createHash("sha256").update(content).digest("hex");

/** The text of sample-content/records/pictures.yaml. */
export const listAlternativeTexts = () =>
  [
    "# Written by `npm start -w sample-content/pictures`: every picture with its alternative text (empty: decorative).\n",
    ...Object.entries(pictures).map(([name, { alt }]) => `${name}.png: ${JSON.stringify(alt)}\n`),
  ].join("");
