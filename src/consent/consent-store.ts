import {
  consentCookie,
  consentDays,
  parseChoice,
  allRejected,
  serializeChoice,
  strictest,
  type Choice,
} from "./choice";
import { deleteCookies, readCookies, writeCookie } from "./cookies";
import { loadAllowed, mustReload, prepareVendors } from "./load-vendors";
import { syncPluginCookies } from "./vendors";

/** What the page knows about the visitor's consent. */
export type Consent = {
  /** Undefined until the visitor has chosen. */
  choice: Choice | undefined;
  /** Whether the browser sends Global Privacy Control, which rejects for the visitor. */
  rejectedByBrowser: boolean;
  /** Whether the banner was answered on this page, even if the browser did not store the answer. */
  answered: boolean;
  settingsOpen: boolean;
};

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the banner was answered before React came: the script in the head notes it. */
const wasAnswered = () => document.documentElement.dataset.cookies === "answered";

const readConsent = (): Pick<Consent, "choice" | "rejectedByBrowser"> => {
  const rejectedByBrowser = navigator.globalPrivacyControl === true;
  // There may be several, of other paths or domains, and nothing tells which is newer.
  const stored = readCookies(consentCookie).flatMap((value) => parseChoice(value) ?? []);

  return { rejectedByBrowser, choice: rejectedByBrowser ? allRejected : strictest(stored) };
};

let consent: Consent | undefined;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

const set = (changes: Partial<Consent>) => {
  consent = { ...getConsent(), ...changes };
  for (const listener of listeners) listener();
};

/** The current consent: the same object until something changes. */
export const getConsent = (): Consent => {
  consent ??= { ...readConsent(), answered: wasAnswered(), settingsOpen: false };

  return consent;
};

/** Calls back whenever the consent changes. @returns what ends it. */
export const onConsentChange = (listener: () => void): (() => void) => {
  listeners.add(listener);

  return () => listeners.delete(listener);
};

const apply = (choice: Choice = allRejected) => {
  if (mustReload(choice)) {
    syncPluginCookies(choice);
    window.location.reload();
  } else {
    void loadAllowed(choice);
  }
};

/** Checks whether another tab, the visitor in the browser's settings, or the script in the head changed the cookie. */
export const syncConsent = (): void => {
  const now = readConsent();
  const { choice: before, answered } = getConsent();
  if (wasAnswered() && !answered) set({ answered: true });
  if (now.choice && before && serializeChoice(now.choice) === serializeChoice(before)) return;
  if (!now.choice && !before) return;
  set(now);
  apply(now.choice);
};

/**
 * Stores the visitor's choice, loads what it allows and removes what it no longer
 * does. Where the browser stores no cookies there is no choice: nothing loads, and
 * the next page asks again.
 */
export const decide = (wanted: Choice): void => {
  // An older rejection under another domain would outlast a new acceptance.
  deleteCookies((name) => name === consentCookie);
  writeCookie(consentCookie, serializeChoice(wanted), consentDays);
  const { choice } = readConsent();
  set({ choice, answered: true, settingsOpen: false });
  channel?.postMessage("changed");
  apply(choice);
};

/** Opens or closes the cookie settings. */
export const showSettings = (settingsOpen: boolean): void => set({ settingsOpen });

/** Prepares the vendors for what was chosen before, and listens to other tabs. Once a visit, before the first page. */
export const startConsent = (): void => {
  prepareVendors(getConsent().choice ?? allRejected);
  channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("consent");
  channel?.addEventListener("message", syncConsent);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") syncConsent();
  });
};
