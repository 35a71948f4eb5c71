/** The longest domain in the DNS. */
const maxDomainLength = 253;

/** Characters that the parser of a URL's host would read as its end, or decode. */
const notInDomain = /[\s/?#%\\:@]/;

const host = /^([\w-]+\.)+[\w-]+$/;
const ipAddress = /^[\d.]+$/;

/** The domain in ASCII (UTS 46), which the URL Standard makes of hosts; empty if it is none. */
const toAscii = (domain: string) =>
  URL.canParse(`ws://${domain}`) ? new URL(`ws://${domain}`).hostname : "";

/** The domain of a mailbox or website in ASCII; undefined if it is none, such as an IP address. */
export const canonicalDomain = (domain: string): string | undefined => {
  if (domain.length > maxDomainLength || notInDomain.test(domain)) return undefined;
  const ascii = toAscii(domain);

  return host.test(ascii) && !ipAddress.test(ascii) ? ascii : undefined;
};

/** Wide letters, ligatures and the like become those that a mail program makes of them. */
const fold = (text: string) => text.normalize("NFKC").toLowerCase().normalize("NFKC");

const split = (email: string) => {
  const at = email.lastIndexOf("@");

  return { name: email.slice(0, at), domain: email.slice(at + 1) };
};

/**
 * The one form in which email addresses are stored: lower case, without compatibility characters, its
 * domain in ASCII (UTS 46), as it is when an email is sent. So `Ada@ＢÜCHER.example` is
 * `ada@xn--bcher-kva.example`.
 *
 * @returns undefined if the domain is none of a mailbox, also with a dot at the end.
 */
export const canonicalEmail = (email: string): string | undefined => {
  const { name, domain } = split(fold(email));
  const ascii = name && canonicalDomain(domain);

  return ascii ? `${name}@${ascii}` : undefined;
};

/**
 * The form in which addresses are compared and counted, also those that no form would accept: mail
 * servers ignore a dot at the end.
 */
export const comparableEmail = (email: string): string => {
  const folded = fold(email.trim()).replace(/(?<![.。])[.。]+$/, "");

  return canonicalEmail(folded) ?? folded;
};
