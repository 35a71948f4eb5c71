import busboy from "busboy";
import type { Context } from "koa";

import { maxCvBytes } from "../../common/forms/form-limits";
import { closeConnection, HttpError } from "../../server/http/errors";
import { readBytes } from "../../server/http/json-body";

export type UploadedFile = { name: string; mime: string; content: Buffer };

/** Boundaries and headers around the one file. */
const multipartOverhead = 8 * 1024;
const defaultTimeoutMs = 60_000;

const invalid = (message: string, status = 400, name = "ValidationError") =>
  new HttpError(status, name, message, closeConnection);
const tooLarge = () => invalid("The file may be at most 5 MB", 413, "PayloadTooLargeError");
const unexpectedParts = () => invalid('Send one file, in the field "files", and nothing else');

/** Finds the one file in the bytes of a multipart body (RFC 7578). */
const parseFile = (headers: Context["headers"], bytes: Buffer): Promise<UploadedFile> =>
  new Promise((resolve, reject) => {
    const files: UploadedFile[] = [];
    let hasOtherParts = false;
    const parser = busboy({
      headers,
      defParamCharset: "utf8",
      // One more of each than accepted, to detect extra parts.
      limits: { files: 2, fields: 1, parts: 2, fileSize: maxCvBytes + 1, headerPairs: 10 },
    });
    parser.on("file", (field, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      if (field !== "files" || !filename) hasOtherParts = true;
      stream.on("error", () => undefined);
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        files.push({ name: filename ?? "", mime: mimeType, content: Buffer.concat(chunks) });
      });
    });
    parser.on("field", () => (hasOtherParts = true));
    parser.on("error", reject);
    parser.on("close", () => {
      const [file] = files;

      if (file && files.length === 1 && !hasOtherParts) resolve(file);
      else reject(unexpectedParts());
    });
    parser.end(bytes);
  });

/**
 * Reads the one file of a multipart request into memory, so no temporary files need cleanup.
 *
 * @throws {HttpError} 415, 413, 408 or 400 unless the body is one file of at most 5 MB.
 */
export const readOneFile = async (
  ctx: Context,
  timeoutMs = defaultTimeoutMs,
): Promise<UploadedFile> => {
  if (!ctx.is("multipart/form-data")) {
    throw invalid("Send multipart/form-data", 415, "UnsupportedMediaTypeError");
  }
  try {
    const bytes = await readBytes(ctx.req, maxCvBytes + multipartOverhead, timeoutMs);
    const file = await parseFile(ctx.headers, bytes);
    if (file.content.length <= maxCvBytes) return file;
  } catch (error) {
    if (!(error instanceof HttpError)) throw invalid("The upload could not be read");
    if (error.status !== 413) throw error;
  }
  throw tooLarge();
};
