import { consentCookie, consentDays, policyVersion } from "../../consent/choice";

const root = document.documentElement;

/** The visitor's choice about cookies: undefined if there is none, "" if all were rejected. */
const readChoice = () => {
  try {
    const stored = new RegExp(`(?:^|; )${consentCookie}=${policyVersion}((?:\\.\\w+)*)(?:;|$)`);

    return stored.exec(document.cookie)?.[1];
  } catch {
    // Cookies are forbidden.
    return undefined;
  }
};

const isRejectedByBrowser = () => navigator.globalPrivacyControl === true;

/** Whether the visitor has allowed vendors, which React loads. */
export const allowsVendors = () => !isRejectedByBrowser() && Boolean(readChoice());

/** Shows the prerendered cookie banner while there is no choice: see ../../consent/CookieBanner.tsx. */
export const askForConsent = () => {
  if (!isRejectedByBrowser() && readChoice() === undefined) root.dataset.cookies = "ask";
};

/** Stores a choice, serialized, and closes the banner. */
export const saveConsent = (choice: string) => {
  root.dataset.cookies = "answered";
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const maxAge = consentDays * 86_400;
  try {
    document.cookie = `${consentCookie}=${choice}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // Cookies are forbidden.
  }
};
