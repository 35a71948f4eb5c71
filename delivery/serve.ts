import { existsSync, statSync, type Stats } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";

import { contentType } from "./content-types.ts";
import { earlierFolder } from "./earlier.ts";
import { isHashed } from "./hashed.ts";
import { currentId } from "./releases.ts";
import { resolve } from "./resolve.ts";
import { headersFor } from "./rules.ts";

type Place = {
  /** The folder of all releases. */
  releases: string;
  port: number;
  host?: string;
};

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The compressed copies there may be beside a file, the smallest first. */
const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
];

const accepts = (request: IncomingMessage, encoding: string) =>
  new RegExp(`(^|[,\\s])${encoding}\\s*(,|;(?!\\s*q=0(\\.0*)?\\s*(,|$))|$)`).test(
    String(request.headers["accept-encoding"] ?? ""),
  );

const tagOf = ({ mtimeMs, size }: Stats, encoding: string) =>
  `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}${encoding && `-${encoding}`}"`;

const send = async (
  request: IncomingMessage,
  response: ServerResponse,
  { status, folder, path }: { status: number; folder: string; path: string },
) => {
  const plain = join(folder, path);
  const copies = encodings.filter(({ ending }) => isFile(plain + ending));
  const chosen = copies.find(({ name }) => accepts(request, name));
  const file = plain + (chosen?.ending ?? "");
  const etag = tagOf(statSync(file), chosen?.name ?? "");

  for (const [name, value] of Object.entries(headersFor(path, status))) {
    response.setHeader(name, value);
  }
  response.setHeader("Content-Type", contentType(path));
  if (copies.length > 0) response.setHeader("Vary", "Accept-Encoding");
  if (status === 200) response.setHeader("ETag", etag);
  if (status === 200 && request.headers["if-none-match"]?.split(/,\s*/).includes(etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = await readFile(file);
  if (chosen) response.setHeader("Content-Encoding", chosen.name);
  response.writeHead(status, { "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
};

const redirect = (response: ServerResponse, location: string) => {
  for (const [name, value] of Object.entries(headersFor("/", 301))) response.setHeader(name, value);
  response.writeHead(301, { Location: location, "Content-Length": 0 }).end();
};

const plainly = (response: ServerResponse, status: number, words: string, allow?: string) => {
  for (const [name, value] of Object.entries(headersFor("/", status))) {
    response.setHeader(name, value);
  }
  if (allow) response.setHeader("Allow", allow);
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${words}\n`);
};

const answer = async (releases: string, request: IncomingMessage, response: ServerResponse) => {
  if (request.method !== "GET" && request.method !== "HEAD") {
    plainly(response, 405, "This address can only be read.", "GET, HEAD");
    return;
  }
  // Asked for at every request, so that a switch of releases needs no restart.
  const id = await currentId(releases);
  if (id === null) {
    plainly(response, 503, "There is no release yet: run npm run release.");
    return;
  }
  const site = join(releases, id, "site");
  const earlier = earlierFolder(releases);
  const folderOf = (path: string) => (isFile(join(site, path)) || !isHashed(path) ? site : earlier);
  const found = resolve(request.url ?? "/", { has: (path) => isFile(join(folderOf(path), path)) });
  if (found.status === 301) redirect(response, found.location);
  else {
    const folder = folderOf(found.file);
    await send(request, response, { status: found.status, folder, path: found.file });
  }
};

/**
 * Serves the current release as nginx would, with the headers of the rules.
 *
 * @returns the server, when it listens.
 */
export const serveReleases = ({ releases, port, host = "127.0.0.1" }: Place): Promise<Server> => {
  const server = createServer((request, response) => {
    answer(releases, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) plainly(response, 500, "This page could not be read.");
      else response.destroy();
    });
  });

  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, () => {
      server.off("error", fail);
      done(server);
    });
  });
};
