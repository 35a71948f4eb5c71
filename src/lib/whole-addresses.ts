/**
 * HTML of the site with whole addresses: readers elsewhere know nothing to complete them with.
 *
 * @param siteUrl without a slash at its end.
 */
export const withWholeAddresses = (html: string, siteUrl: string) =>
  html
    .replace(/\b(href|src)="\//g, `$1="${siteUrl}/`)
    .replace(
      /\bsrcset="([^"]*)"/g,
      (_, files: string) => `srcset="${files.replace(/(^|,\s*)\//g, `$1${siteUrl}/`)}"`,
    );
