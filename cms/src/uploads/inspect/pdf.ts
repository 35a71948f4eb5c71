import type { Verdict } from "./verdict";

const zipEnd = Buffer.from("504b0506", "hex");

/**
 * A PDF from its first byte to its end marker (ISO 32000-1, 7.5), which is not a zip at the
 * same time. Its objects are not read: scripts, forms and attached files can be inside, packed
 * or spelled in many ways, and a search that one byte defeats would only look like a check.
 */
export const inspectPdf = (file: Buffer): Verdict => {
  const isPdf =
    /^%PDF-[12]\.\d[ \t]*[\r\n]/.test(file.toString("latin1", 0, 32)) &&
    file.subarray(-1024).includes("%%EOF") &&
    file.subarray(-2048).includes("startxref") &&
    file.includes(" obj") &&
    !file.subarray(-65_557).includes(zipEnd);

  return isPdf ? "fit" : "other";
};
