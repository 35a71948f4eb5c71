import { refreshAuthorization } from "../common/preview-signature";
import type { AppContext } from "../server/app-context";
import { contentTypes } from "../content/model/content-types";

const timeoutMs = 5_000;

type Preview = NonNullable<AppContext["settings"]["preview"]>;

/** What changed. Without types, anything may have: a file may be used in any record. */
type PreviewNotice = {
  uids?: string[];
  /** True if only drafts have changed. */
  draftsOnly?: true;
  /** True if a session has ended, which the preview server may still hold to be open. */
  sessions?: true;
};

const post = async ({ url, secret }: Preview, change: PreviewNotice) => {
  const response = await fetch(`${url}/__refresh`, {
    method: "POST",
    headers: { Authorization: refreshAuthorization(secret) },
    body: JSON.stringify(change),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
};

const reasonOf = ({ message, cause }: Error) =>
  (cause as { code?: string } | undefined)?.code ?? message;

/** Strapi's events about drafts: a save, and going back to the published version. */
const ofDrafts = new Set(["create", "update", "draft-discard"]);

const notify = ({ log }: AppContext["strapi"], preview: Preview, change: PreviewNotice) =>
  void post(preview, change).catch((error: Error) =>
    log.warn(`Preview server at ${preview.url} unreachable (${reasonOf(error)})`),
  );

/** Makes the preview server check all sessions again, once; without it, within a minute. */
export const notifyOfEndedSessions = ({ strapi, settings: { preview } }: AppContext) => {
  if (preview) notify(strapi, preview, { uids: [], sessions: true });
};

/**
 * Notifies the preview server of changes: each sends its content type, once. At startup, content may
 * have changed while this service was down.
 */
export const notifyPreviewServer = ({ strapi, settings: { preview } }: AppContext) => {
  if (!preview) return;
  const uids = new Set<string>(contentTypes(strapi).map(({ uid }) => uid));
  // Strapi, and thus the editor, waits for subscribers: await nothing here.
  strapi.eventHub.subscribe(async (name, { uid = "" }: { uid?: string }) => {
    const [kind, action = ""] = name.split(".");
    if (kind === "media") notify(strapi, preview, {});
    if (kind === "entry" && uids.has(uid)) {
      notify(strapi, preview, { uids: [uid], ...(ofDrafts.has(action) && { draftsOnly: true }) });
    }
  });
  notify(strapi, preview, {});
};
