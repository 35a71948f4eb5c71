import { existsSync, type ReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

import { mimeTypeOf } from "../../common/mime-types.ts";
import { isImmutable } from "../../common/builds/immutable-files.ts";
import { encodings } from "../release/compress.ts";
import { assetsDir, currentReleaseId } from "../release/releases.ts";
import { redirectFinder } from "../../common/paths/redirect-source.ts";
import { hasTarget, redirectLocation, redirectStatus } from "../release/redirects.ts";
import { headersFor, type HttpRules, readRules } from "../release/rules.ts";

type ServeOptions = {
  releases: string;
  port: number;
  host?: string;
};

// With `dev`, sirv looks for the file on every request: assets are added and deleted.
const sirvOptions = { dev: true, etag: true, brotli: true, gzip: true, extensions: [] };

const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
};

/** True for a path outside of the site, a hidden file, a compressed copy and the 404 page. */
const isForbidden = (path: string) =>
  !path.startsWith("/") || /\0|\/\.(?!well-known\/)|\.(br|gz)$|^\/404\.html$/.test(path);

/** The status and Location of a redirect, the status of a page that is gone, or null. */
const redirectFor = (path: string, query: string, site: string, { redirects }: HttpRules) => {
  const redirect = redirectFinder(redirects)(path.replaceAll("%", "%25"), query);
  if (redirect && !hasTarget(redirect)) return { status: 410 };
  if (redirect) {
    return { status: redirectStatus(redirect), location: redirectLocation(redirect, query) };
  }
  const folder = path.replace(/\/index\.html$|\/?$/, "/");
  const isPage = existsSync(join(site, folder, "index.html"));

  return isPage && path !== folder ? { status: 301, location: encodeURI(folder) + query } : null;
};

/** The compressed copy of a file that the browser accepts, if there is one. */
const acceptedCopy = (file: string, { headers }: IncomingMessage) =>
  encodings.find(
    ({ name, extension }) =>
      new RegExp(`\\b${name}\\b`).test(headers["accept-encoding"] ?? "") &&
      existsSync(file + extension),
  );

/**
 * True for a range that sirv reads as RFC 9110 does. It takes the last bytes for the first ones, the first
 * byte for the whole file, and ignores If-Range.
 */
const isPlainRange = ({ range = "", ...headers }: IncomingMessage["headers"]) => {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (start === undefined || "if-range" in headers) return false;

  return !end || (Number(end) > 0 && Number(start) <= Number(end));
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
  const site = join(releases, id, "site");
  const rules = await readRules(join(releases, id));
  const host = (request.headers.host ?? "").replace(/:\d+$/, "");
  const setHeaders = (path: string, status: number) => {
    response.setHeaders(new Map(Object.entries(headersFor(rules, { path, status, host }))));
  };
  // sirv sends files with the status 200 only.
  const sendNotFound = async (status = 404) => {
    const file = join(site, "404.html");
    const copy = acceptedCopy(file, request);
    const page = await readFile(file + (copy?.extension ?? ""));
    setHeaders("/404.html", status);
    response.setHeader("Content-Type", mimeTypeOf("/404.html"));
    response.setHeader("Vary", "Accept-Encoding");
    if (copy) response.setHeader("Content-Encoding", copy.name);
    response.writeHead(status, { "Content-Length": page.length }).end(page);
  };
  const target = request.url ?? "/";
  const [, encodedPath = "/", query = ""] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];
  // A Location that starts with two slashes would name another host.
  const path = decode(encodedPath).replace(/^\/+/, "/");
  if (isForbidden(path)) return sendNotFound();

  const redirect = redirectFor(path, query, site, rules);
  if (redirect && !redirect.location) return sendNotFound(redirect.status);
  if (redirect) {
    setHeaders(target, redirect.status);
    response.writeHead(redirect.status, { Location: redirect.location, "Content-Length": 0 }).end();
    return;
  }
  const file = path.endsWith("/") ? `${path}index.html` : path;
  let isFound = true;
  setHeaders(file, 200);
  response.setHeader("Content-Type", mimeTypeOf(file));
  request.url = encodeURI(file);
  // A server may ignore ranges.
  if (!isPlainRange(request.headers)) delete request.headers.range;
  sirv(isImmutable(file) ? assetsDir(releases) : site, sirvOptions)(request, response, () => {
    isFound = false;
  });
  if (!isFound) await sendNotFound();
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
    const fail = (error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "The page could not be read.");
    };
    // sirv leaves errors of the file and aborted downloads to its caller.
    response.once("pipe", (file: ReadStream) => {
      file.once("error", fail);
      response.once("close", () => file.destroy());
    });
    handleRequest(releases, request, response).catch(fail);
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
