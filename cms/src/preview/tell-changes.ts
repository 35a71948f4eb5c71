import type { AppContext } from "../context";
import { contentTypes } from "../content/content-types";

import { refreshAuthorization } from "./ticket";

/** How long to wait for the draft server's answer, in milliseconds. */
const timeout = 5_000;
/** Waits before the next try, in milliseconds: doubled each time, and never longer than the last. */
const waits = { first: 500, longest: 30_000 };

/** A file may be in any record. */
const everything = "*";

type Preview = NonNullable<AppContext["settings"]["preview"]>;

const post = async ({ url, secret }: Preview, changed: readonly string[]) => {
  const response = await fetch(`${url}/__refresh`, {
    method: "POST",
    headers: { Authorization: refreshAuthorization(secret) },
    body: JSON.stringify(changed.includes(everything) ? {} : { uids: changed }),
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
};

const reasonOf = ({ message, cause }: Error) =>
  (cause as { code?: string } | undefined)?.code ?? message;

/**
 * Tells the draft server which types of content have changed. What changes while it is being
 * told goes with the next message, and what could not be told is told again, so that no
 * change is missed.
 */
export const createChangeTeller = ({ strapi, settings: { preview } }: AppContext) => {
  const pending = new Set<string>();
  let sending = false;
  let wait = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopSubscription = () => undefined as unknown;

  const send = async () => {
    if (!preview || sending) return;
    sending = true;
    // An editor is waiting now, however long the next try is away.
    clearTimeout(timer);
    timer = undefined;
    while (pending.size > 0 && !timer) {
      const changed = [...pending];
      pending.clear();
      try {
        await post(preview, changed);
        wait = 0;
      } catch (error) {
        changed.forEach((uid) => pending.add(uid));
        retry(error as Error);
      }
    }
    sending = false;
  };

  const retry = (error: Error) => {
    if (wait === 0) {
      strapi.log.warn(
        `Open previews do not show changes: the draft server at ${preview?.url} was not told (${reasonOf(error)}); trying again`,
      );
    }
    wait = Math.min(wait * 2 || waits.first, waits.longest);
    timer = setTimeout(() => void send(), wait);
    timer.unref();
  };

  return {
    /** Begins to listen to changes. */
    start: () => {
      if (!preview) return;
      const uids = new Set<string>(contentTypes(strapi).map(({ uid }) => uid));
      // Strapi waits for subscribers, and an editor for Strapi: nothing is awaited in one.
      stopSubscription = strapi.eventHub.subscribe(async (name, payload: { uid?: string }) => {
        const [kind] = name.split(".");
        const changed = kind === "media" ? everything : (payload.uid ?? "");
        if (kind !== "media" && (kind !== "entry" || !uids.has(changed))) return;
        pending.add(changed);
        void send();
      });
      // What changed while nobody listened, if this service was stopped before it had told.
      pending.add(everything);
      void send();
    },

    stop: () => {
      stopSubscription();
      clearTimeout(timer);
    },
  };
};
