/** Host names; those in links may also have underscores, which a policy (CSP) cannot name. */
const hosts = { link: /^[a-z0-9._-]+$/, policy: /^[a-z0-9.-]+$/ };

/**
 * Whether a browser can open an absolute http(s) address. Patterns of fields can't tell: a URL parser
 * knows which ports and encoded characters there are.
 *
 * @param use `policy` if its origin is put into the site's policy.
 */
export const isWebAddress = (address: string, use: keyof typeof hosts): boolean => {
  if (!URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);

  return hosts[use].test(hostname) && !username && !password;
};
