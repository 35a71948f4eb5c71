import { randomBytes } from "node:crypto";
import { createServer } from "node:http";

import { ContentError } from "../../gatsby/content/cms-client";

import { RenderingError } from "../forecast/compare-pages";
import { BusyError } from "../forecast/forecast-queue";
import { createExchange, sendText, type Exchange } from "../exchange";
import { isForLinks, onlyReadsMessage } from "../session/link-session";
import { NoReleaseError } from "../release/release";
import {
  findViewer,
  frameAncestors,
  handleEnter,
  handleForecast,
  handleLink,
  handleRefresh,
  previewHandler,
  sendForbidden,
  serveRelease,
  type Deps,
} from "./handlers";
import { TooLongError } from "./body";

// Blocks third parties and form posts; images may have any origin.
const contentSecurityPolicy = (nonce: string) => [
  "default-src 'self'",
  // The search compiles WebAssembly.
  `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src * data: blob:",
  "media-src *",
];

/** Headers of every response: frames only in the panel, no caching, no indexing. */
const headersFor = (panelUrl: string, nonce: string) =>
  new Headers({
    "Content-Security-Policy": [...contentSecurityPolicy(nonce), frameAncestors(panelUrl)].join(
      "; ",
    ),
    "X-Robots-Tag": "noindex, nofollow",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    // The referrer identifies the record of a page.
    "Referrer-Policy": "same-origin",
  });

const route = async (deps: Deps, exchange: Exchange) => {
  const { path, request } = exchange;
  if (path === "/__health") return sendText(exchange, 200, "ok");
  if (path === "/__enter") return handleEnter(deps, exchange);
  if (path === "/__forecast") return handleForecast(deps, exchange);
  if (path === "/__link") return handleLink(deps, exchange);
  if (path === "/__refresh" && request.method === "POST") return handleRefresh(deps, exchange);
  const viewer = await findViewer(deps, exchange);
  if (!viewer) return sendForbidden(deps, exchange);
  if (viewer.linked && !isForLinks(exchange)) return sendText(exchange, 403, onlyReadsMessage);

  return (previewHandler(deps, exchange) ?? serveRelease)(deps, exchange, viewer);
};

const sendError = (exchange: Exchange, error: unknown) => {
  if (error instanceof TooLongError) {
    // The rest of the body is not read.
    exchange.response.setHeader("Connection", "close");

    return sendText(exchange, 413, error.message);
  }
  const isExplained = [ContentError, NoReleaseError, BusyError, RenderingError].some(
    (kind) => error instanceof kind,
  );
  if (!isExplained) {
    // Starts with the time, like the CMS's log.
    process.stderr.write(`${new Date().toISOString()} ${String((error as Error).stack)}\n`);
  }
  if (exchange.response.headersSent) return void exchange.response.end();

  if (isExplained) return sendText(exchange, 503, (error as Error).message);
  return sendText(exchange, 500, "The preview failed: see the preview server's log.");
};

/** The preview server: the release's code with the data of drafts, for sessions of the panel and links. */
export const createPreviewServer = (deps: Deps) =>
  createServer((request, response) => {
    const nonce = randomBytes(16).toString("base64url");
    response.setHeaders(headersFor(deps.settings.panelUrl, nonce));
    let exchange: Exchange;
    try {
      exchange = createExchange(request, response, nonce);
    } catch {
      response.writeHead(400).end();
      return;
    }
    route(deps, exchange).catch((error: unknown) => sendError(exchange, error));
  });
