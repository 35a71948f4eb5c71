/** What only the build, the preview or nobody needs. page-data of 404.html stays: the 404 page asks for it. */
const kept = [
  /\.map$/,
  /^\/~partytown\//,
  /^\/_gatsby\//,
  /^\/\.(preview|delivery)\//,
  /^\/webpack\.stats\.json$/,
  /^\/chunk-map\.json$/,
  // The address /404/ must answer 404, on hosts too that serve what is there.
  /^\/404\/index\.html$/,
];

/** Whether a file that Gatsby wrote is part of a release. */
export const isForVisitors = (path: string) => !kept.some((rule) => rule.test(path));
