import type { IncomingMessage } from "node:http";

/** Thrown for a request whose body is too long. */
export class TooLongError extends Error {
  constructor() {
    super("The text is too long to be previewed.");
  }
}

/** A character of UTF-8 has at most so many bytes. */
const bytesPerCharacter = 4;

/**
 * Reads the body of a request as text.
 *
 * @param maxLength in characters.
 * @throws {TooLongError} if it is longer.
 */
export const readBody = async (request: IncomingMessage, maxLength: number) => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxLength * bytesPerCharacter) throw new TooLongError();
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString("utf8");
  if (text.length > maxLength) throw new TooLongError();

  return text;
};
