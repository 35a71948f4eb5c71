/** What a host does by itself with the files it has, by its documentation: Cloudflare Pages and Netlify alike. */
export const staticAnswer = (has: (path: string) => boolean, path: string) => {
  if (path.endsWith("/index.html") && has(path)) return { location: path.slice(0, -10) };
  if (path.endsWith("/") && has(`${path}index.html`)) return { file: `${path}index.html` };
  if (has(path)) return { file: path };
  if (has(`${path}/index.html`)) return { location: `${path}/` };

  return {};
};
