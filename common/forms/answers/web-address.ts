import { canonicalDomain } from "../../text/email-address.ts";
import { hasInvisible } from "../../text/plain-text.ts";

/** Most characters of a web address in forms. */
const longest = 2000;

const wrongAddress = "Enter a web address, for example example.com";

/** Without a scheme, a colon can only be before a port. */
const otherScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/**
 * The web address of an answer as it is stored, or why it is none. An address without a scheme gets
 * `https://`; other schemes than http and https are refused, and so are names and passwords in it.
 */
export const readWebAddress = (text: string): { value: string } | { error: string } => {
  if (hasInvisible(text)) {
    return { error: "The address has an invisible character. Please type it again" };
  }
  const isWeb = /^https?:\/\//i.test(text);
  if (!isWeb && otherScheme.test(text)) {
    return { error: "A web address starts with https:// or http://" };
  }
  const written = isWeb ? text : `https://${text.replace(/^\/\//, "")}`;
  if (/[\s\\"<>]/.test(written) || !URL.canParse(written)) return { error: wrongAddress };
  const { href, hostname, pathname, search, hash, username, password } = new URL(written);
  // Numbers with a dot are addresses of machines to browsers.
  if (username || password || canonicalDomain(hostname) !== hostname) {
    return { error: wrongAddress };
  }
  const isHost = pathname === "/" && !search && !hash && !written.endsWith("/");
  const value = isHost ? href.slice(0, -1) : href;

  return value.length > longest ? { error: `Maximum ${longest} characters` } : { value };
};

/** An address as it will be sent, for the visitor to see: completed if it is one, else unchanged. */
export const completeWebAddress = (text: string): string => {
  const read = readWebAddress(text.trim());

  return "value" in read ? read.value : text;
};
