import { refreshAuthorization } from "../common/preview-signature";
import type { AppContext } from "../server/app-context";
import { contentTypes } from "../content/content-types";

const timeoutMs = 5_000;

type Preview = NonNullable<AppContext["settings"]["preview"]>;

/** Without a type, anything may have changed: a file may be used in any record. */
const post = async ({ url, secret }: Preview, uid?: string) => {
  const response = await fetch(`${url}/__refresh`, {
    method: "POST",
    headers: { Authorization: refreshAuthorization(secret) },
    body: JSON.stringify(uid === undefined ? {} : { uids: [uid] }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
};

const reasonOf = ({ message, cause }: Error) =>
  (cause as { code?: string } | undefined)?.code ?? message;

/**
 * Notifies the preview server of changes: each sends its content type, once. At startup, content may
 * have changed while this service was down.
 */
export const notifyPreviewServer = ({ strapi, settings: { preview } }: AppContext) => {
  if (!preview) return;
  const notify = (uid?: string) =>
    void post(preview, uid).catch((error: Error) =>
      strapi.log.warn(`Preview server at ${preview.url} unreachable (${reasonOf(error)})`),
    );
  const uids = new Set<string>(contentTypes(strapi).map(({ uid }) => uid));
  // Strapi, and thus the editor, waits for subscribers: await nothing here.
  strapi.eventHub.subscribe(async (name, { uid = "" }: { uid?: string }) => {
    const [kind] = name.split(".");
    if (kind === "media") notify();
    if (kind === "entry" && uids.has(uid)) notify(uid);
  });
  notify();
};
