import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { readSettings } from "../gatsby/settings";

/**
 * The fake CMS's responses by path, or by path and the id after which records are requested, or by
 * path and version (`/api/home draft`).
 */
export type Answers = Record<string, (response: ServerResponse) => void>;

/** Strapi's response with a record, or records. */
export const json =
  (data: unknown, status = 200, meta: unknown = {}) =>
  (response: ServerResponse) => {
    response
      .writeHead(status, { "Content-Type": "application/json" })
      .end(JSON.stringify({ data, meta }));
  };

const servers: Server[] = [];

/** Stops every fake CMS that {@link serveContent} started. */
export const stopServing = () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
};

/**
 * Starts a fake CMS and returns settings for it.
 *
 * @param timeout of the build's requests, in milliseconds: short only in tests without a
 * response, since a busy machine may be slow.
 */
export const serveContent = async (answers: Answers, timeout = 10_000) => {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const after = searchParams.get("filters[id][$gt]");
    const status = searchParams.get("status") ?? "published";
    const answer =
      answers[`${pathname} ${after}`] ??
      answers[`${pathname} ${status}`] ??
      answers[pathname] ??
      json(null, 404);
    answer(response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;

  return readSettings({
    STRAPI_TOKEN: "secret",
    STRAPI_API_URL: `http://127.0.0.1:${port}`,
    STRAPI_TIMEOUT: String(timeout),
  });
};
