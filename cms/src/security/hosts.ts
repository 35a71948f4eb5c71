import { isIP } from "node:net";

import type { Middleware } from "koa";

import { HttpError } from "../server/http/errors";

type Allowed = { allowedHosts: readonly string[]; publicUrl: string };

/** The host name of a Host header, without its port and the brackets of IPv6. */
const hostNameOf = (host: string): string =>
  (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host).replace(
    /^\[(.*)\]$/,
    "$1",
  );

/**
 * Rejects requests for unknown host names: with DNS rebinding, another site could point its own
 * host name at the CMS, even on loopback, and call it like the panel does. IPs and names without a
 * dot are allowed, because nobody can register them.
 *
 * @throws {HttpError} 421 (RFC 9110, section 15.5.20).
 */
export const restrictHosts = ({ allowedHosts, publicUrl }: Allowed): Middleware => {
  const known = new Set(allowedHosts.map((host) => host.toLowerCase()));
  if (publicUrl) known.add(new URL(publicUrl).hostname);
  const isAllowed = (host: string) => {
    const name = hostNameOf(host);

    return isIP(name) !== 0 || !name.includes(".") || known.has(name);
  };

  return async (ctx, next) => {
    // With a proxy, ctx.host is X-Forwarded-Host, which a page can set.
    const hosts = [ctx.get("Host"), ctx.host];
    if (!ctx.path.startsWith("/_health") && !hosts.every(isAllowed)) {
      throw new HttpError(
        421,
        "MisdirectedRequestError",
        "The CMS does not serve this host name: set CMS_PUBLIC_URL, or CMS_ALLOWED_HOSTS for further names.",
      );
    }
    await next();
  };
};

export default (allowed: Allowed) => restrictHosts(allowed);
