import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

// #region respond
/** Sends a body, or only says that the client's copy is still good. */
export function respond(request: IncomingMessage, response: ServerResponse, body: string) {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  response.setHeader("etag", etag);
  response.setHeader("cache-control", "public, max-age=0, s-maxage=60");
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim());
  if (known?.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag)) {
    return response.writeHead(304).end();
  }
  response.writeHead(200, { "content-type": "application/json" }).end(body);
}
// #endregion
