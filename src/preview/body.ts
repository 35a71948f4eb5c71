import type { IncomingMessage } from "node:http";

/** The longest body that is read, in bytes. */
const longest = 1_000_000;

/**
 * The body of a request, as text.
 *
 * @throws {Error} when it is too long.
 */
export const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longest) throw new Error("The body of a request is too long");
    chunks.push(chunk);
  }

  return Buffer.concat(chunks).toString("utf8");
};
