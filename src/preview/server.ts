import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

import { ContentError } from "../build/content-service";

import { readBody } from "./body";
import { browserCode, previewHead } from "./browser-code";
import type { Listeners } from "./changes";
import type { Data } from "./data";
import type { Drafts } from "./drafts";
import { hasSession, sessionCookie, ticketOf, type Entry } from "./entry";
import { sendFile } from "./files";
import { notFoundPath } from "./pages";
import { NoRelease, type Releases } from "./release";
import type { Settings } from "./settings";
import { shellOf } from "./shell";
import { mayRefresh } from "./signed";
import type { Status } from "./status";

type Parts = {
  settings: Settings;
  /** Folder of the project. */
  root: string;
  drafts: Drafts;
  data: Data;
  entry: Entry;
  status: Status;
  releases: Releases;
  listeners: Listeners;
};

type Call = { request: IncomingMessage; response: ServerResponse; url: URL; path: string };

const closed = "Open the preview from the content manager: this link has expired.";

const send = ({ response }: Call, status: number, type: string, body: string) => {
  response.writeHead(status, { "Content-Type": `${type}; charset=utf-8` }).end(body);
};
const say = (call: Call, status: number, sentence: string) =>
  send(call, status, "text/plain", `${sentence}\n`);
const sendJson = (call: Call, value: unknown) =>
  value === undefined
    ? say(call, 404, "There is nothing at this address.")
    : send(call, 200, "application/json", JSON.stringify(value));

/** The path of a page from the address of its data: `/page-data/index/page-data.json` is `/`. */
const pageOfData = (path: string) => {
  const [, name] = /^\/page-data\/(.+)\/page-data\.json$/.exec(path) ?? [];
  if (name === undefined) return undefined;

  return name === "index" ? "/" : name.endsWith(".html") ? `/${name}` : `/${name}/`;
};

const headers = (panelUrl: string) => ({
  "Content-Security-Policy": `frame-ancestors ${new URL(panelUrl).origin}`,
  "X-Robots-Tag": "noindex, nofollow",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
});

/** The draft server: the release's code with the data of drafts, for those whom the panel let in. */
export const createDraftServer = (parts: Parts) => {
  const { settings, root, drafts, data, entry, status, releases, listeners } = parts;
  const { secret, secure, panelUrl } = settings;

  const letIn = async (call: Call) => {
    const ticket = ticketOf(call.request, call.url.searchParams.get("ticket") ?? "", secret);
    if (!ticket) return say(call, 403, closed);
    const address = await entry(ticket);
    if (!address) return say(call, 404, "This record is not there any more.");

    call.response
      .writeHead(303, { Location: address, "Set-Cookie": sessionCookie(secret, secure) })
      .end();
  };

  const refresh = async (call: Call) => {
    if (!mayRefresh(secret, call.request.headers.authorization)) return say(call, 403, closed);
    const { uids } = JSON.parse((await readBody(call.request)) || "{}") as { uids?: string[] };
    drafts.forget(uids);
    listeners.tell();
    call.response.writeHead(204).end();
  };

  const sendPage = async (call: Call) => {
    const release = releases.current();
    const found = await data.ofPage(release, call.path);
    const head = previewHead(listeners.version(), panelUrl);
    const html = shellOf(release.site, found?.path ?? notFoundPath, head);
    send(call, found ? 200 : 404, "text/html", html);
  };

  const answer = async (call: Call) => {
    const { path, request, response, url } = call;
    if (path === "/__health") return say(call, 200, "ok");
    if (path === "/__enter") return letIn(call);
    if (path === "/__refresh" && request.method === "POST") return refresh(call);
    if (!hasSession(request, secret)) return say(call, 403, closed);

    if (path === "/__changes") return listeners.add(response);
    if (path === "/__status") {
      return sendJson(call, await status(url.searchParams.get("path") ?? ""));
    }
    if (path === "/__html" && request.method === "POST") {
      return send(call, 200, "text/html", await data.html(await readBody(request)));
    }
    const code = browserCode(root, path);
    if (code !== undefined) return send(call, 200, "text/javascript", code);

    const release = releases.current();
    const page = pageOfData(path);
    if (page !== undefined) return sendJson(call, await data.ofPage(release, page));
    const [, hash] = /^\/page-data\/sq\/d\/(\d+)\.json$/.exec(path) ?? [];
    if (hash !== undefined) return sendJson(call, await data.ofStaticQuery(release, hash));
    if (!sendFile(release.site, path, response)) return sendPage(call);
  };

  const fail = (call: Call, error: unknown) => {
    const isKnown = error instanceof ContentError || error instanceof NoRelease;
    if (!isKnown) process.stderr.write(`${(error as Error).stack}\n`);
    if (call.response.headersSent) return call.response.end();

    say(
      call,
      isKnown ? 503 : 500,
      isKnown ? error.message : "The preview failed: see the draft server's log.",
    );
  };

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers(panelUrl))) response.setHeader(name, value);
    let call: Call | undefined;
    try {
      const url = new URL(request.url ?? "/", "http://preview");
      call = { request, response, url, path: decodeURIComponent(url.pathname) };
    } catch {
      response.writeHead(400).end();
      return;
    }
    const current = call;
    answer(current).catch((error: unknown) => fail(current, error));
  });
};
