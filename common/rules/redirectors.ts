const byName =
  (...names: string[]) =>
  (url: URL) =>
    names.map((name) => url.searchParams.get(name)).find(Boolean);

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Where redirectors of mail filters and programs have the address that a link leads to. */
const redirectors: {
  host: RegExp;
  path?: RegExp;
  read: (url: URL) => string | null | undefined;
}[] = [
  { host: /(^|\.)safelinks\.protection\.(outlook|office365)\.(com|us|de)$/, read: byName("url") },
  {
    host: /^statics\.teams\.cdn\.(office\.net|live\.net)$/,
    path: /safelinks/,
    read: byName("url"),
  },
  { host: /^(www\.)?google\.[a-z.]{2,6}$/, path: /^\/url$/, read: byName("q", "url") },
  { host: /^(l|lm)\.(facebook|messenger|instagram)\.com$/, read: byName("u") },
  {
    host: /(^|\.)linkedin\.com$/,
    path: /^\/(redir\/redirect|redir\/general-malware-page|safety\/go)\/?$/,
    read: byName("url"),
  },
  { host: /(^|\.)youtube\.com$/, path: /^\/redirect$/, read: byName("q") },
  { host: /^slack-redir\.net$/, read: byName("url") },
  { host: /^out\.reddit\.com$/, read: byName("url") },
  { host: /^duckduckgo\.com$/, path: /^\/l\/$/, read: byName("uddg") },
  { host: /^deref-(gmx|web)\.[a-z]{2,3}$/, read: byName("redirectUrl") },
  // https://help.proofpoint.com: version 2 writes % as - and / as _.
  {
    host: /^urldefense(\.proofpoint)?\.com$/,
    path: /^\/v[12]\/url$/,
    read: (url) => {
      const coded = url.searchParams.get("u");
      if (!coded || url.pathname.startsWith("/v1")) return coded;

      return decode(coded.replaceAll("-", "%").replaceAll("_", "/"));
    },
  },
  {
    host: /^urldefense\.com$/,
    path: /^\/v3\/__/,
    read: ({ href }) => {
      const [, target = "", codes = ""] = /\/v3\/__(.+?)__;([^!]*)!/.exec(href) ?? [];

      // Signs that are replaced by * are in the code behind.
      return target.includes("*") && codes
        ? undefined
        : target.replace(/^(https?):\/(?!\/)/, "$1://");
    },
  },
];

/** A program may wrap what another one has wrapped. */
const maxLayers = 5;

/**
 * The address behind those of mail filters and programs, which wrap a link that is copied from them, often
 * with the reader's email address in it; the address itself if it is none of them.
 */
export const unwrapUrl = (url: string, layers = maxLayers): string => {
  if (layers === 0 || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return url;
  const parsed = new URL(url);
  const redirector = redirectors.find(
    ({ host, path }) => host.test(parsed.hostname) && (!path || path.test(parsed.pathname)),
  );
  const target = redirector?.read(parsed);

  return target && /^(https?:\/\/|mailto:)\S+$/i.test(target) && URL.canParse(target)
    ? unwrapUrl(target, layers - 1)
    : url;
};

/** The issue of an address that leads through a mail filter or program; undefined for others. */
export const redirectorIssue = (url: string): string | undefined => {
  const target = unwrapUrl(url);

  return target === url
    ? undefined
    : `The link to "${url.slice(0, 60)}…" leads through the program that it was copied from, which may tell whose link it was: link to ${target} instead.`;
};
