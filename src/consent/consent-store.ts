import {
  consentCookie,
  consentDays,
  parseChoice,
  refused,
  serialiseChoice,
  strictest,
  type Choice,
} from "./choice";
import { deleteCookies, readCookies, writeCookie } from "./cookies";
import { loadAllowed, mustReload, prepareVendors } from "./load-vendors";
import { alignGates } from "./vendors";

/** What the page knows about the visitor's consent. */
export type Consent = {
  /** Undefined until the visitor has chosen. */
  choice: Choice | undefined;
  /** Whether the browser sends Global Privacy Control, which refuses for the visitor. */
  refusedByBrowser: boolean;
  /** Whether the banner was answered on this page, though the browser may not keep the answer. */
  answered: boolean;
  settingsOpen: boolean;
};

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

const readConsent = (): Pick<Consent, "choice" | "refusedByBrowser"> => {
  const refusedByBrowser = navigator.globalPrivacyControl === true;
  // There may be several, of other paths or domains, and nobody knows which is newer.
  const stored = readCookies(consentCookie).flatMap((value) => parseChoice(value) ?? []);

  return { refusedByBrowser, choice: refusedByBrowser ? refused : strictest(stored) };
};

let consent: Consent | undefined;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

const set = (changes: Partial<Consent>) => {
  consent = { ...getConsent(), ...changes };
  for (const listener of listeners) listener();
};

/** The consent as it stands. The same object until something changes. */
export const getConsent = (): Consent => {
  consent ??= { ...readConsent(), answered: false, settingsOpen: false };

  return consent;
};

/** Calls back whenever the consent changes. @returns what ends it. */
export const onConsentChange = (listener: () => void): (() => void) => {
  listeners.add(listener);

  return () => listeners.delete(listener);
};

const obey = (choice: Choice = refused) => {
  if (mustReload(choice)) {
    alignGates(choice);
    window.location.reload();
  } else {
    void loadAllowed(choice);
  }
};

/** Looks whether another tab, or the visitor in the browser's settings, changed the cookie. */
const follow = () => {
  const now = readConsent();
  const before = getConsent().choice;
  if (now.choice && before && serialiseChoice(now.choice) === serialiseChoice(before)) return;
  if (!now.choice && !before) return;
  set(now);
  obey(now.choice);
};

/**
 * Keeps the visitor's choice, loads what it allows and gets rid of what it no
 * longer does. Where the browser does not keep cookies there is no choice: nothing
 * loads, and the next page asks again.
 */
export const decide = (wanted: Choice): void => {
  // An older refusal of another domain would outlast a new acceptance.
  deleteCookies((name) => name === consentCookie);
  writeCookie(consentCookie, serialiseChoice(wanted), consentDays);
  const { choice } = readConsent();
  set({ choice, answered: true, settingsOpen: false });
  channel?.postMessage("changed");
  obey(choice);
};

/** Opens or closes the cookie settings. */
export const showSettings = (settingsOpen: boolean): void => set({ settingsOpen });

/** Prepares the vendors for what was chosen before, and listens to other tabs. Once a visit, before the first page. */
export const startConsent = (): void => {
  prepareVendors(getConsent().choice ?? refused);
  channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("consent");
  channel?.addEventListener("message", follow);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") follow();
  });
};
