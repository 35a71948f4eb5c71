/** Files left out of a release. Not /page-data/404.html/: the 404 page requests it. */
const notPublic = [
  /\.map$/,
  /^\/~partytown\//,
  /^\/_gatsby\//,
  /^\/\.(preview|delivery)\//,
  /^\/webpack\.stats\.json$/,
  /^\/chunk-map\.json$/,
  // Keeps the folder static in the repository.
  /\/\.gitkeep$/,
  // /404/ must respond with 404, also on hosts that serve every uploaded file.
  /^\/404\/index\.html$/,
];

/**
 * True for a file of the build that visitors can request.
 *
 * @param path with a leading slash.
 */
export const isPublicFile = (path: string) => !notPublic.some((rule) => rule.test(path));
