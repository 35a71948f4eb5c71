import { isRecord } from "../../../common/is-record";
import type { FormRecord } from "../../../common/preview-messages";
import { longestText } from "../../../common/rules/texts";

import {
  linkIn,
  onlyDraftIn,
  openedIn,
  sendText,
  send,
  sendJson,
  type Exchange,
} from "../exchange";
import type { Forecasts } from "../forecast/forecast";
import { withFormRecord } from "../data/form-record";
import type { PageData, View } from "../data/page-data";
import { hasLink, linkCookie, linkMessage, linksOf } from "../session/link-session";
import { withDraft, type RecordStores } from "../data/record-store";
import {
  publishedPrefix,
  sessionCookie,
  sessionOf,
  type TicketResolver,
} from "../session/ticket-url";
import { sendFile } from "../release/files";
import { notFoundPath } from "../data/pages";
import type { ReleaseReader } from "../release/release";
import type { Settings } from "../settings";
import type { LinkedRecord, SessionChecks } from "../session/session-checks";
import { readReleasedPage, renderShell } from "../release/shell";
import { isRefreshAuthorized, verifyForecast, verifyLink, verifyTicket } from "../session/signed";
import type { Status } from "../data/status";
import type { Tickets } from "../session/tickets";
import type { ChangeStream } from "./change-stream";
import { browserCode, linkHead, previewHead, publishedHead } from "./browser-code";
import { readBody } from "./body";

export type Deps = {
  settings: Settings;
  /** Root of the project. */
  root: string;
  stores: RecordStores;
  pageData: PageData;
  forecast: Forecasts;
  resolveTicket: TicketResolver;
  sessions: SessionChecks;
  tickets: Tickets;
  status: Status;
  releases: ReleaseReader;
  changeStream: ChangeStream;
};

/** CSP directives of every page: frames only in the panel, no form posts. */
export const frameAncestors = (panelUrl: string) =>
  `base-uri 'none'; form-action 'none'; frame-ancestors ${new URL(panelUrl).origin}`;

/** Response without a valid session. */
export const forbiddenMessage = "Open the preview from the content manager: this link has expired.";

/** True if the panel session of the request's cookie is open. */
const hasSession = async ({ settings, sessions }: Deps, { request }: Exchange) => {
  const session = sessionOf(request, settings.secret);

  return session !== undefined && sessions.isOpen(session);
};

/** Who views: an editor, or somebody with a link, who sees one draft. */
type Viewer = { linked?: LinkedRecord };

/** The viewer of a request; undefined without a session. In pages that a link opened, the link decides. */
export const findViewer = async (deps: Deps, exchange: Exchange): Promise<Viewer | undefined> => {
  if (linkIn(exchange) === undefined && (await hasSession(deps, exchange))) return {};
  for (const link of linksOf(exchange, deps.settings.secret)) {
    const linked = await deps.sessions.linkedRecord(link);
    if (linked) return { linked };
  }

  return undefined;
};

/** Rejects a request without a session. */
export const sendForbidden = ({ settings }: Deps, exchange: Exchange) =>
  sendText(exchange, 403, hasLink(exchange, settings.secret) ? linkMessage : forbiddenMessage);

/**
 * `/__enter`: starts a session for an unused ticket and redirects to its record. The panel reuses
 * tickets; with a session they only redirect.
 */
export const handleEnter = async (deps: Deps, exchange: Exchange) => {
  const { secret, secure } = deps.settings;
  const signed = exchange.url.searchParams.get("ticket") ?? "";
  const ticket = verifyTicket(secret, signed);
  // The user may have lost the right since the panel made the ticket.
  if (!ticket || !(await deps.sessions.isOpen(ticket))) {
    return sendText(exchange, 403, forbiddenMessage);
  }
  if (deps.tickets.use(signed, ticket)) {
    exchange.response.setHeader("Set-Cookie", sessionCookie(secret, secure, ticket));
  } else if (!(await hasSession(deps, exchange))) {
    return sendText(exchange, 403, forbiddenMessage);
  }

  const found = await deps.resolveTicket(ticket);
  if ("message" in found) return sendText(exchange, found.status, found.message);
  exchange.response.writeHead(303, { Location: found.url }).end();
};

/** `/__link`: starts a session with a link and redirects to its record. */
export const handleLink = async (deps: Deps, exchange: Exchange) => {
  const { secret, secure } = deps.settings;
  const signed = exchange.url.searchParams.get("link") ?? "";
  const link = verifyLink(secret, signed);
  const linked = link === undefined ? undefined : await deps.sessions.linkedRecord(link);
  if (link === undefined || !linked) return sendText(exchange, 403, linkMessage);

  const found = await deps.resolveTicket({ ...linked, status: "draft" });
  if ("message" in found) return sendText(exchange, found.status, found.message);
  exchange.response
    .setHeader("Set-Cookie", linkCookie(link, signed, linked, secure))
    .writeHead(303, { Location: `${found.url}&link=${link}` })
    .end();
};

/** What the CMS notifies of: the types that have changed, or all; and whether a session has ended. */
type PreviewNotice = { uids?: string[]; draftsOnly?: boolean; sessions?: boolean };

/** `/__refresh`: invalidates the given types, or all, and the checks of sessions if one has ended. */
export const handleRefresh = async (
  { settings, stores, sessions, changeStream }: Deps,
  exchange: Exchange,
) => {
  if (!isRefreshAuthorized(settings.secret, exchange.request.headers.authorization)) {
    return sendText(exchange, 403, forbiddenMessage);
  }
  const change = JSON.parse(
    (await readBody(exchange.request, longestText)) || "{}",
  ) as PreviewNotice;
  if (change.sessions) sessions.recheck();
  if (change.uids?.length !== 0) {
    stores.draft.invalidate(change.uids);
    if (!change.draftsOnly) stores.published.invalidate(change.uids);
    changeStream.broadcast();
  }
  exchange.response.writeHead(204).end();
};

/** `/__forecast`: what publishing the draft of a record changes, for the CMS. */
export const handleForecast = async (
  { settings, stores, forecast, releases }: Deps,
  exchange: Exchange,
) => {
  const record = verifyForecast(settings.secret, exchange.request.headers.authorization);
  if (!record) return sendText(exchange, 403, forbiddenMessage);
  // The notification of the last save may come after this request.
  stores.draft.invalidate([record.uid]);
  const abandoned = new AbortController();
  exchange.response.once("close", () => abandoned.abort());
  sendJson(exchange, await forecast(releases.current(), record, abandoned.signal));
};

/** The path of a page from the URL of its data: `/page-data/index/page-data.json` is `/`. */
const pagePathFromDataUrl = (path: string) => {
  const [, name] = /^\/page-data\/(.+)\/page-data\.json$/.exec(path) ?? [];
  if (name === undefined) return undefined;

  return name === "index" ? "/" : name.endsWith(".html") ? `/${name}` : `/${name}/`;
};

/** The records that a viewer sees: all drafts, or the published records with one draft. */
const viewOf = ({ stores }: Deps, exchange: Exchange, { linked }: Viewer): View => {
  if (linked) return { store: withDraft(stores, linked), opened: linked.documentId };
  const opened = openedIn(exchange);
  const uid = onlyDraftIn(exchange);

  return uid === undefined || opened === undefined
    ? { store: stores.draft, opened }
    : { store: withDraft(stores, { uid, documentId: opened }), opened };
};

/** Serves page data and static queries from drafts, release files as they are, the shell for other paths. */
export const serveRelease = async (deps: Deps, exchange: Exchange, viewer: Viewer) => {
  const { settings, pageData, releases, changeStream } = deps;
  const { path, response } = exchange;
  const release = releases.current();
  const view = viewOf(deps, exchange, viewer);
  const page = pagePathFromDataUrl(path);
  if (page !== undefined) {
    return sendJson(exchange, await pageData.pageData(release, page, view));
  }
  const [, hash] = /^\/page-data\/sq\/d\/(\d+)\.json$/.exec(path) ?? [];
  if (hash !== undefined)
    return sendJson(exchange, await pageData.staticQueryData(release, hash, view));
  if (sendFile(release.siteDir, path, response)) return;

  const found = await pageData.pageData(release, path, view);
  const head = viewer.linked
    ? linkHead(viewer.linked.expires)
    : previewHead(changeStream.version(), settings.panelUrl);
  const html = renderShell(release.shell, found?.path ?? notFoundPath, head, exchange.nonce);
  send(exchange, found ? 200 : 404, "text/html", html);
};

/** Serves the released page; its scripts are blocked, so it is not hydrated with drafts. */
const servePublished = ({ releases, settings }: Deps, exchange: Exchange) => {
  const html = readReleasedPage(
    releases.current().siteDir,
    exchange.path.slice(publishedPrefix.length),
  );
  if (html === undefined) {
    return sendText(
      exchange,
      404,
      "Visitors do not see this page yet: it is not published, or the website was not updated since.",
    );
  }
  exchange.response.setHeader(
    "Content-Security-Policy",
    `script-src 'nonce-${exchange.nonce}'; ${frameAncestors(settings.panelUrl)}`,
  );
  const head = publishedHead(exchange.nonce);
  send(
    exchange,
    200,
    "text/html",
    html.replace(/<head>/, (tag) => tag + head),
  );
};

/** The most characters of a form: several of its longest texts. */
const maxForm = 4 * longestText;

const parseForm = (text: string): FormRecord | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !isRecord(value.values)) return undefined;
    const { uid, documentId, values } = value;

    return typeof uid === "string" && typeof documentId === "string"
      ? { uid, documentId, values }
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The data of the page at `path` and of its static queries, such as the menu's, with the values of a form
 * that is open in the panel, and the fields that prevent publishing it.
 */
const sendFormPage = async ({ stores, pageData, releases, status }: Deps, exchange: Exchange) => {
  const form = parseForm(await readBody(exchange.request, maxForm));
  if (!form) return sendText(exchange, 400, "The request has no form of a record.");
  const store = withFormRecord(stores.draft, stores.components, form);
  const path = exchange.url.searchParams.get("path") ?? "";
  const view = { store, opened: form.documentId };
  const release = releases.current();
  const page = await pageData.pageData(release, path, view);
  const results = (page?.staticQueryHashes ?? []).map(
    async (hash) => [hash, await pageData.staticQueryData(release, hash, view)] as const,
  );

  return sendJson(exchange, {
    page,
    staticResults: Object.fromEntries(await Promise.all(results)),
    ...(await status(store, path, form.documentId)),
  });
};

/** The handler for requests of the preview's own script; undefined for other paths. */
export const previewHandler = (deps: Deps, { path, request }: Exchange) => {
  const { root, status, stores, changeStream } = deps;
  if (path.startsWith(`${publishedPrefix}/`)) return servePublished;
  switch (path) {
    case "/__changes":
      return (_: Deps, { response }: Exchange) => changeStream.subscribe(response);
    case "/__status":
      return async (_: Deps, exchange: Exchange) =>
        sendJson(
          exchange,
          await status(
            stores.draft,
            exchange.url.searchParams.get("path") ?? "",
            openedIn(exchange),
          ),
        );
    case "/__form":
      return request.method === "POST" ? sendFormPage : undefined;
    default: {
      const code = browserCode(root, path);

      return code === undefined
        ? undefined
        : (_: Deps, exchange: Exchange) => send(exchange, 200, "text/javascript", code);
    }
  }
};
