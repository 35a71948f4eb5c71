import type { IncomingMessage, ServerResponse } from "node:http";

/** A request, and what is written as its answer. */
export type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** The address's path, decoded. */
  path: string;
  /** Of the inline scripts of a page, in its security policy. */
  nonce: string;
};

/** @throws {URIError} when the address cannot be decoded. */
export const callOf = (request: IncomingMessage, response: ServerResponse, nonce: string): Call => {
  const url = new URL(request.url ?? "/", "http://preview");

  return { request, response, url, path: decodeURIComponent(url.pathname), nonce };
};

/** The record for which the page that asks was opened: another draft may have the same slug. */
export const openedIn = ({ request }: Call): string | undefined =>
  URL.parse(request.headers.referer ?? "")?.searchParams.get("document") ?? undefined;

/** Sends text of a type, in UTF-8. */
export const send = ({ response }: Call, status: number, type: string, body: string) => {
  response.writeHead(status, { "Content-Type": `${type}; charset=utf-8` }).end(body);
};

/** Sends a sentence. */
export const say = (call: Call, status: number, sentence: string) =>
  send(call, status, "text/plain", `${sentence}\n`);

/** Sends a value as JSON, and 404 when there is none. */
export const sendJson = (call: Call, value: unknown) =>
  value === undefined
    ? say(call, 404, "There is nothing at this address.")
    : send(call, 200, "application/json", JSON.stringify(value));
