import { createHash } from "node:crypto";

/** A hash as policies and integrity attributes write it. */
export const sourceHash = (content: string | Buffer, algorithm: "sha256" | "sha384" = "sha256") =>
  `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;

/** Enough of a hash to name a class. */
export const shortHash = (content: string) =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);
