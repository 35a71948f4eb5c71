import busboy from "busboy";
import type { Context } from "koa";

import { closeConnection, HttpError } from "../http/errors";

import type { Upload } from "./concurrency";

export type UploadedFile = { name: string; mime: string; content: Buffer };

export const largestFile = 5 * 1024 * 1024;
/** Boundaries and headers around the one file. */
const envelope = 8 * 1024;

/**
 * How long a whole upload may take, how long it may pause (a phone's connection does), and
 * after how long it must have come at the slowest rate, in bytes a second.
 */
const defaultPace = { wholeMs: 60_000, pauseMs: 15_000, patienceMs: 10_000, slowest: 2048 };

const invalid = (message: string, status = 400, name = "ValidationError") =>
  new HttpError(status, name, message, closeConnection);
const tooLarge = () => invalid("The file may be at most 5 MB", 413, "PayloadTooLargeError");
const interrupted = () => invalid("The upload was interrupted");
const unreadable = () => invalid("The upload could not be read");
const oneFile = () => invalid('Send one file, in the field "files", and nothing else');

const createParser = (ctx: Context) => {
  try {
    return busboy({
      headers: ctx.req.headers,
      defParamCharset: "utf8",
      // One more of each than is accepted, to notice that it was sent.
      limits: { files: 2, fields: 1, parts: 2, fileSize: largestFile + 1, headerPairs: 10 },
    });
  } catch {
    throw unreadable();
  }
};

/**
 * Reads the one file of a multipart request (RFC 7578) into memory: nothing is
 * ever written to a temporary place that would have to be cleaned up.
 *
 * @param upload learns how much has arrived, and may have to give way to another.
 * @throws {HttpError} 415, 413, 408 or 400 when it is anything other than one file of at most 5 MB.
 */
export const readOneFile = (
  ctx: Context,
  upload: Pick<Upload, "bytes" | "eviction">,
  { wholeMs, pauseMs, patienceMs, slowest } = defaultPace,
): Promise<UploadedFile> => {
  if (!ctx.is("multipart/form-data")) {
    throw invalid("Send multipart/form-data", 415, "UnsupportedMediaTypeError");
  }
  if (Number(ctx.get("Content-Length") || 0) > largestFile + envelope) throw tooLarge();
  if (ctx.req.destroyed) throw interrupted();
  upload.eviction.signal.throwIfAborted();

  const parser = createParser(ctx);

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let file: Omit<UploadedFile, "content"> | undefined;
    const began = Date.now();

    const settle = (act: () => void) => {
      clearTimeout(whole);
      clearTimeout(pause);
      clearInterval(pace);
      upload.eviction.signal.removeEventListener("abort", giveWay);
      ctx.req.off("data", count).off("close", onBreak).unpipe(parser);
      parser.removeAllListeners();
      parser.on("error", () => undefined);
      act();
    };
    const fail = (error: HttpError) => settle(() => reject(error));
    const count = (chunk: Buffer) => {
      upload.bytes += chunk.length;
      pause.refresh();
      if (upload.bytes > largestFile + envelope) fail(tooLarge());
    };
    // "close" comes after a whole request too, maybe before the parser is done with it.
    const onBreak = () => {
      if (!ctx.req.complete) fail(interrupted());
    };
    const tooSlow = () => fail(invalid("The upload took too long", 408, "RequestTimeoutError"));
    const whole = setTimeout(tooSlow, wholeMs);
    const pause = setTimeout(tooSlow, pauseMs);
    const pace = setInterval(() => {
      if (upload.bytes < ((Date.now() - began) / 1000) * slowest) tooSlow();
    }, patienceMs);
    const giveWay = () => fail(upload.eviction.signal.reason as HttpError);
    upload.eviction.signal.addEventListener("abort", giveWay);

    parser.on("file", (field, stream, { filename, mimeType }) => {
      if (field !== "files" || !filename || file) fail(oneFile());
      file = { name: filename ?? "", mime: mimeType };
      stream.on("error", () => undefined);
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("limit", () => fail(tooLarge()));
    });
    parser.on("field", () => fail(oneFile()));
    parser.on("error", () => fail(unreadable()));
    parser.on("close", () => {
      const found = file;

      if (found) settle(() => resolve({ ...found, content: Buffer.concat(chunks) }));
      else fail(oneFile());
    });
    ctx.req.on("data", count).on("close", onBreak).pipe(parser);
  });
};
