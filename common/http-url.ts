/**
 * True for a complete http(s) URL of a server: without a fragment, and without a user name or a
 * password, which `fetch` rejects and messages would print.
 */
export const isHttpUrl = (text: string, { withQuery = false } = {}): boolean => {
  const url = URL.parse(text);
  if (!url || /\s/.test(text)) return false;

  return (
    /^https?:$/.test(url.protocol) &&
    !(url.username || url.password || url.hash) &&
    // After an "@" that is in no user name, host and port are parts of a password.
    !(url.pathname + url.search).includes("@") &&
    (withQuery || !url.search)
  );
};
