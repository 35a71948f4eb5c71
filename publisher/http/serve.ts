import { closeSync, fstatSync, readFile, type Stats } from "node:fs";
import { realpath } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { openUnlinked } from "../../common/open-unlinked.ts";

import { assetsDir, currentReleaseId } from "../releases.ts";
import { contentType } from "../../common/content-types.ts";
import { isImmutable } from "../../common/immutable-files.ts";
import { encodings } from "./compress.ts";
import { routeRequest } from "./route.ts";
import { headersFor, type HttpRules, readRules } from "./rules.ts";

type ServeOptions = {
  releases: string;
  port: number;
  host?: string;
};

type Exchange = { request: IncomingMessage; response: ServerResponse; rules: HttpRules };

const isFile = (file: string) => {
  const fd = openUnlinked(file);
  if (fd !== null) closeSync(fd);

  return fd !== null;
};

const readOpen = promisify(readFile);

/** @throws if the file was removed or linked. */
const readUnlinked = async (file: string): Promise<{ body: Buffer; stats: Stats }> => {
  const fd = openUnlinked(file);
  if (fd === null) throw new Error(`${file} is not a file of the release`);
  try {
    return { body: await readOpen(fd), stats: fstatSync(fd) };
  } finally {
    closeSync(fd);
  }
};

const accepts = ({ headers }: IncomingMessage, encoding: string) =>
  String(headers["accept-encoding"] ?? "")
    .split(",")
    .map((offer) => offer.split(/;\s*q=/))
    .some(([name = "", weight]) => name.trim() === encoding && Number(weight ?? 1) > 0);

const etag = ({ mtimeMs, size }: Stats, encoding: string) =>
  `"${[Math.floor(mtimeMs / 1000).toString(16), size.toString(16), encoding].filter(Boolean).join("-")}"`;

const setHeaders = ({ request, response, rules }: Exchange, path: string, status: number) => {
  const host = (request.headers.host ?? "").replace(/:\d+$/, "");
  for (const [name, value] of Object.entries(headersFor(rules, { path, status, host }))) {
    response.setHeader(name, value);
  }
};

const send = async (exchange: Exchange, status: number, folder: string, path: string) => {
  const { request, response } = exchange;
  const plain = join(folder, path);
  const copies = encodings.filter(({ extension }) => isFile(plain + extension));
  const chosen = copies.find(({ name }) => accepts(request, name));
  const file = plain + (chosen?.extension ?? "");

  const { body, stats } = await readUnlinked(file);

  setHeaders(exchange, path, status);
  response.setHeader("Content-Type", contentType(path));
  if (copies.length > 0) response.setHeader("Vary", "Accept-Encoding");
  if (status === 200) {
    const tag = etag(stats, chosen?.name ?? "");
    response.setHeader("ETag", tag);
    if (request.headers["if-none-match"]?.split(/,\s*/).includes(tag)) {
      response.writeHead(304).end();
      return;
    }
  }
  if (chosen) response.setHeader("Content-Encoding", chosen.name);
  response.writeHead(status, { "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
};

const sendText = (response: ServerResponse, status: number, text: string, headers = {}) => {
  response.writeHead(status, {
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    ...headers,
  });
  response.end(`${text}\n`);
};

const handleRequest = async (
  releases: string,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  if (request.method !== "GET" && request.method !== "HEAD") {
    sendText(response, 405, "Method not allowed.", { Allow: "GET, HEAD" });
    return;
  }
  // Read on every request, so that activating a release needs no restart.
  const id = await currentReleaseId(releases);
  if (id === null) {
    sendText(response, 503, "There is no release yet: run npm run release.");
    return;
  }
  const folder = await realpath(releases);
  const site = join(folder, id, "site");
  const assets = assetsDir(folder);
  const rules = await readRules(join(releases, id));
  const exchange = { request, response, rules };
  const folderOf = (path: string) => (isImmutable(path) ? assets : site);
  const has = (path: string) => isFile(join(folderOf(path), path));
  const target = request.url ?? "/";
  const route = routeRequest(target, { has, redirects: rules.redirects });
  if (route.status === 200 || route.status === 404) {
    await send(exchange, route.status, folderOf(route.file), route.file);
    return;
  }
  setHeaders(exchange, target, route.status);
  response.writeHead(route.status, { Location: route.location, "Content-Length": 0 }).end();
};

/**
 * Serves the current release as nginx does.
 *
 * @returns the server, once it listens.
 */
export const serveReleases = ({
  releases,
  port,
  host = "127.0.0.1",
}: ServeOptions): Promise<Server> => {
  const server = createServer((request, response) => {
    handleRequest(releases, request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "The page could not be read.");
    });
  });

  // nginx's value. Node's default of 5 s closes sockets that browsers are about to reuse.
  server.keepAliveTimeout = 75_000;

  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, () => {
      server.off("error", fail);
      done(server);
    });
  });
};
