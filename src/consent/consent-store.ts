import {
  consentCookie,
  consentDays,
  parseChoice,
  allRejected,
  serializeChoice,
  intersectChoices,
  type Choice,
} from "./choice";
import { deleteCookies, readCookies, writeCookie } from "./cookies";
import { loadAllowedVendors, mustReload, prepareVendors } from "./load-vendors";
import { syncPluginCookies } from "./vendors";

export type Consent = {
  /** Undefined until the visitor has chosen. */
  choice: Choice | undefined;
  /** True if the browser sends Global Privacy Control, which rejects for the visitor. */
  rejectedByBrowser: boolean;
  /** True after a choice on this page, even if the browser did not store it. */
  decided: boolean;
  settingsOpen: boolean;
};

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/** The page script sets the attribute after a choice. */
const wasDecided = () => document.documentElement.dataset.cookies === "answered";

const readConsent = (): Pick<Consent, "choice" | "rejectedByBrowser"> => {
  const rejectedByBrowser = navigator.globalPrivacyControl === true;
  // Duplicates may exist under other paths or domains; the strictest wins, as none is known to be newer.
  const stored = readCookies(consentCookie).flatMap((value) => parseChoice(value) ?? []);

  return { rejectedByBrowser, choice: rejectedByBrowser ? allRejected : intersectChoices(stored) };
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
  consent ??= { ...readConsent(), decided: wasDecided(), settingsOpen: false };

  return consent;
};

/** Whether the visitor allows statistics. */
export const allowsStatistics = (): boolean => getConsent().choice?.statistics === true;

/** Calls back when the consent changes. @returns the unsubscribe function. */
export const onConsentChange = (listener: () => void): (() => void) => {
  listeners.add(listener);

  return () => listeners.delete(listener);
};

const storeChoice = (choice: Choice) =>
  writeCookie(consentCookie, serializeChoice(choice), consentDays);

/** Stores the choice again: Safari deletes a script's cookie seven days after it was written. */
const renewChoice = ({ choice, rejectedByBrowser }: Consent) => {
  if (choice && !rejectedByBrowser) storeChoice(choice);
};

const apply = (choice: Choice = allRejected) => {
  if (mustReload(choice)) {
    syncPluginCookies(choice);
    window.location.reload();
  } else {
    void loadAllowedVendors(choice);
  }
};

/** Rereads the cookie: another tab, the browser's settings or the page script may have changed it. */
export const syncConsent = (): void => {
  const now = readConsent();
  const { choice: previous, decided } = getConsent();
  if (wasDecided() && !decided) set({ decided: true });
  if (now.choice && previous && serializeChoice(now.choice) === serializeChoice(previous)) return;
  if (!now.choice && !previous) return;
  set(now);
  apply(now.choice);
};

/**
 * Stores the visitor's choice, loads the tools it allows and removes the others. If the
 * browser stores no cookies, nothing loads and the next page asks again.
 */
export const saveChoice = (wanted: Choice): void => {
  // An older rejection under another domain would outlast a new acceptance.
  deleteCookies((name) => name === consentCookie);
  storeChoice(wanted);
  const { choice } = readConsent();
  set({ choice, decided: true, settingsOpen: false });
  channel?.postMessage("changed");
  apply(choice);
};

export const setSettingsOpen = (settingsOpen: boolean): void => set({ settingsOpen });

/**
 * Renews the stored choice, prepares the vendors for it, and listens to other tabs. Call once, before
 * the first page.
 */
export const startConsent = (): void => {
  renewChoice(getConsent());
  prepareVendors(getConsent().choice ?? allRejected);
  channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("consent");
  channel?.addEventListener("message", syncConsent);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") syncConsent();
  });
};
