/**
 * Chromium fetches a page when a visitor points at a link to it for 0.2 s, or presses it; other
 * browsers load it after the click. An address with a query may change something, and a file is no
 * page.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/*\\?(.+)" } },
          { not: { href_matches: "/*.*" } },
          { not: { selector_matches: "[download], [href^='#']" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
