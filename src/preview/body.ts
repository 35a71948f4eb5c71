import type { IncomingMessage } from "node:http";

const maxBytes = 1_000_000;

/**
 * Reads the body of a request as text.
 *
 * @throws {Error} if it is too large.
 */
export const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new Error("Request body too large");
    chunks.push(chunk);
  }

  return Buffer.concat(chunks).toString("utf8");
};
