import type { IncomingMessage, ServerResponse } from "node:http";

export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** Decoded path of the URL. */
  path: string;
  /** CSP nonce of inline scripts. */
  nonce: string;
};

/** @throws {URIError} if the path cannot be decoded. */
export const createExchange = (
  request: IncomingMessage,
  response: ServerResponse,
  nonce: string,
): Exchange => {
  const url = new URL(request.url ?? "/", "http://preview");

  return { request, response, url, path: decodeURIComponent(url.pathname), nonce };
};

const parameterOfPage = ({ request }: Exchange, name: string): string | undefined =>
  URL.parse(request.headers.referer ?? "")?.searchParams.get(name) ?? undefined;

/** documentId of the record for which the requesting page was opened: drafts may share a slug. */
export const openedIn = (exchange: Exchange): string | undefined =>
  exchange.url.searchParams.get("document") ?? parameterOfPage(exchange, "document");

/** The content type of the only draft that a page, or the requesting page, shows. */
export const onlyDraftIn = (exchange: Exchange): string | undefined =>
  exchange.url.searchParams.get("only") ?? parameterOfPage(exchange, "only");

/** Id of the link by which a page, or the requesting page, was opened. */
export const linkIn = (exchange: Exchange): string | undefined =>
  exchange.url.searchParams.get("link") ?? parameterOfPage(exchange, "link");

/** Sends a UTF-8 body of a media type. */
export const send = ({ response }: Exchange, status: number, type: string, body: string) => {
  response.writeHead(status, { "Content-Type": `${type}; charset=utf-8` }).end(body);
};

export const sendText = (exchange: Exchange, status: number, text: string) =>
  send(exchange, status, "text/plain", `${text}\n`);

/** Sends a value as JSON; 404 for undefined. */
export const sendJson = (exchange: Exchange, value: unknown) =>
  value === undefined
    ? sendText(exchange, 404, "Not found.")
    : send(exchange, 200, "application/json", JSON.stringify(value));
