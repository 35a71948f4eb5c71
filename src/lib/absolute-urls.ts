/** Makes a root-relative URL absolute. @param origin without a slash at its end. */
export const absoluteUrl = (origin: string, url: string) =>
  /^\/(?!\/)/.test(url) ? origin + url : url;

/**
 * Makes the root-relative URLs of HTML absolute, for feeds and JSON-LD.
 *
 * @param siteUrl without a slash at its end.
 */
export const absolutizeUrls = (html: string, siteUrl: string) =>
  // Only in tags: code may show attributes as text.
  html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag
      .replace(/\b(href|src)="\/(?!\/)/g, `$1="${siteUrl}/`)
      .replace(
        /\bsrcset="([^"]*)"/g,
        (_, files: string) => `srcset="${files.replace(/(^|,\s*)\/(?!\/)/g, `$1${siteUrl}/`)}"`,
      ),
  );
