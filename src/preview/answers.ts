import { readBody } from "./body";
import { browserCode, previewHead } from "./browser-code";
import { openedIn, say, send, sendJson, type Call } from "./call";
import type { Listeners } from "./changes";
import type { Data } from "./data";
import type { Drafts } from "./drafts";
import { publishedPrefix, sessionCookie, sessionOf, type Entry } from "./entry";
import { sendFile } from "./files";
import { notFoundPath } from "./pages";
import type { PanelSessions } from "./panel-sessions";
import type { Releases } from "./release";
import type { Settings } from "./settings";
import { publishedPage, shellOf } from "./shell";
import { mayRefresh, readTicket } from "./signed";
import type { Status } from "./status";
import type { Tickets } from "./tickets";

export type Parts = {
  settings: Settings;
  /** Folder of the project. */
  root: string;
  drafts: Drafts;
  data: Data;
  entry: Entry;
  panelSessions: PanelSessions;
  tickets: Tickets;
  status: Status;
  releases: Releases;
  listeners: Listeners;
};

/** The part of every security policy: the panel alone frames a page, and no form is sent from it. */
export const framedBy = (panelUrl: string) =>
  `base-uri 'none'; form-action 'none'; frame-ancestors ${new URL(panelUrl).origin}`;

/** What everybody reads who was not let in. */
export const closed = "Open the preview from the content manager: this link has expired.";

/** Whether a request comes from a browser that was let in, and whose person is still signed in to the panel. */
export const isIn = async ({ settings, panelSessions }: Parts, { request }: Call) => {
  const session = sessionOf(request, settings.secret);

  return session !== undefined && panelSessions.isOpen(session);
};

/**
 * `/__enter`: lets a browser with a ticket in, once, and leads it to the ticket's record. The
 * panel keeps a ticket longer than that, which is no more than an address for who is in.
 */
export const letIn = async (parts: Parts, call: Call) => {
  const { secret, secure } = parts.settings;
  const signed = call.url.searchParams.get("ticket") ?? "";
  const ticket = readTicket(secret, signed);
  if (ticket && parts.tickets.use(signed, ticket)) {
    call.response.setHeader("Set-Cookie", sessionCookie(secret, secure, ticket));
  } else if (!ticket || !(await isIn(parts, call))) {
    return say(call, 403, closed);
  }

  const found = await parts.entry(ticket);
  if ("sentence" in found) return say(call, found.status, found.sentence);
  call.response.writeHead(303, { Location: found.address }).end();
};

/** `/__refresh`: the content service says which types have changed, or that any may have. */
export const refresh = async ({ settings, drafts, listeners }: Parts, call: Call) => {
  if (!mayRefresh(settings.secret, call.request.headers.authorization)) {
    return say(call, 403, closed);
  }
  const { uids } = JSON.parse((await readBody(call.request)) || "{}") as { uids?: string[] };
  drafts.forget(uids);
  listeners.tell();
  call.response.writeHead(204).end();
};

/** The path of a page from the address of its data: `/page-data/index/page-data.json` is `/`. */
const pageOfData = (path: string) => {
  const [, name] = /^\/page-data\/(.+)\/page-data\.json$/.exec(path) ?? [];
  if (name === undefined) return undefined;

  return name === "index" ? "/" : name.endsWith(".html") ? `/${name}` : `/${name}/`;
};

/** What the release's code asks for, with the data of drafts; its other files as they are; and pages. */
export const sendOfRelease = async ({ settings, data, releases, listeners }: Parts, call: Call) => {
  const { path, response } = call;
  const release = releases.current();
  const page = pageOfData(path);
  if (page !== undefined) {
    return sendJson(call, await data.ofPage(release, page, openedIn(call)));
  }
  const [, hash] = /^\/page-data\/sq\/d\/(\d+)\.json$/.exec(path) ?? [];
  if (hash !== undefined) return sendJson(call, await data.ofStaticQuery(release, hash));
  if (sendFile(release.site, path, response)) return;

  const found = await data.ofPage(release, path);
  const head = previewHead(listeners.version(), settings.panelUrl);
  const html = shellOf(release.shell, found?.path ?? notFoundPath, head, call.nonce);
  send(call, found ? 200 : 404, "text/html", html);
};

/** What visitors get at a path. Without its scripts it stays as it was built. */
const sendPublished = ({ releases, settings }: Parts, call: Call) => {
  const html = publishedPage(releases.current().site, call.path.slice(publishedPrefix.length));
  if (html === undefined) {
    return say(call, 404, "Visitors do not have this page yet: it is not in the current release.");
  }
  call.response.setHeader(
    "Content-Security-Policy",
    `script-src 'none'; ${framedBy(settings.panelUrl)}`,
  );
  send(call, 200, "text/html", html);
};

/** What the preview's own script asks for; undefined for all other addresses. */
export const previewAnswer = (parts: Parts, { path, request }: Call) => {
  const { root, data, status, listeners } = parts;
  if (path.startsWith(`${publishedPrefix}/`)) return sendPublished;
  switch (path) {
    case "/__changes":
      return (_: Parts, { response }: Call) => listeners.add(response);
    case "/__status":
      return async (_: Parts, call: Call) =>
        sendJson(call, await status(call.url.searchParams.get("path") ?? "", openedIn(call)));
    case "/__html":
      return request.method === "POST"
        ? async (_: Parts, call: Call) =>
            send(call, 200, "text/html", await data.html(await readBody(request)))
        : undefined;
    default: {
      const code = browserCode(root, path);

      return code === undefined
        ? undefined
        : (_: Parts, call: Call) => send(call, 200, "text/javascript", code);
    }
  }
};
