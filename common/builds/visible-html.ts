/**
 * What visitors cannot see in a page: scripts with data of search engines, the policy of its content, what
 * browsers load ahead, and the hashes of files, which change with the set of templates in use.
 */
const invisible =
  /<script\b.*?<\/script>|<meta http-equiv="Content-Security-Policy"[^>]*>|<meta property="article:[^>]*>|<link [^>]*rel="(?:modulepreload|prefetch|preload)"[^>]*>| (?:data-hash|integrity|nonce)="[^"]*"|-[0-9a-f]{20}(?=\.js\b)/gs;

/** The part of a page's HTML that visitors see, and search engines and other sites show. */
export const visibleHtml = (html: string): string => html.replaceAll(invisible, "");
