import type { AppContext } from "../app-context";
import { contentTypes } from "../content/content-types";

import { refreshAuthorization } from "./ticket";

const timeoutMs = 5_000;
/** Delay before a retry; doubles up to `max`. */
const backoffMs = { first: 500, max: 30_000 };

/** All types, because a file may be used in any record. */
const allTypes = "*";

type Preview = NonNullable<AppContext["settings"]["preview"]>;

const post = async ({ url, secret }: Preview, changed: readonly string[]) => {
  const response = await fetch(`${url}/__refresh`, {
    method: "POST",
    headers: { Authorization: refreshAuthorization(secret) },
    body: JSON.stringify(changed.includes(allTypes) ? {} : { uids: changed }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
};

const reasonOf = ({ message, cause }: Error) =>
  (cause as { code?: string } | undefined)?.code ?? message;

/**
 * Creates the notifier of the preview server, which sends the changed content types and retries
 * failed notifications.
 */
export const createPreviewNotifier = ({ strapi, settings: { preview } }: AppContext) => {
  const pending = new Set<string>();
  let sending = false;
  let delayMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe = () => undefined as unknown;

  const send = async () => {
    if (!preview || sending) return;
    sending = true;
    // An editor is waiting: skip the backoff.
    clearTimeout(timer);
    timer = undefined;
    while (pending.size > 0 && !timer) {
      const changed = [...pending];
      pending.clear();
      try {
        await post(preview, changed);
        delayMs = 0;
      } catch (error) {
        changed.forEach((uid) => pending.add(uid));
        retry(error as Error);
      }
    }
    sending = false;
  };

  const retry = (error: Error) => {
    if (delayMs === 0) {
      strapi.log.warn(
        `Preview server at ${preview?.url} unreachable (${reasonOf(error)}), retrying`,
      );
    }
    delayMs = Math.min(delayMs * 2 || backoffMs.first, backoffMs.max);
    timer = setTimeout(() => void send(), delayMs);
    timer.unref();
  };

  return {
    /** Starts listening to changes. */
    start: () => {
      if (!preview) return;
      const uids = new Set<string>(contentTypes(strapi).map(({ uid }) => uid));
      // Strapi, and thus the editor, waits for subscribers: await nothing here.
      unsubscribe = strapi.eventHub.subscribe(async (name, payload: { uid?: string }) => {
        const [kind] = name.split(".");
        const changed = kind === "media" ? allTypes : (payload.uid ?? "");
        if (kind !== "media" && (kind !== "entry" || !uids.has(changed))) return;
        pending.add(changed);
        void send();
      });
      // Content may have changed while this service was down.
      pending.add(allTypes);
      void send();
    },

    stop: () => {
      unsubscribe();
      clearTimeout(timer);
    },
  };
};
