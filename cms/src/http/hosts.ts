import { isIP } from "node:net";

import type { Middleware } from "koa";

import { HttpError } from "./errors";

type Allowed = { allowedHosts: readonly string[]; publicUrl: string };

/** The name in a header Host, without its port and the brackets of IPv6. */
const nameIn = (host: string): string =>
  (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host).replace(
    /^\[(.*)\]$/,
    "$1",
  );

/**
 * Rejects requests under names that are not ours. A page elsewhere could otherwise point its
 * own name at this service, also on loopback, and call it as if it were the panel ("DNS
 * rebinding"). An IP address, or a name without a dot, nobody can register and point here.
 *
 * @throws {HttpError} 421 (RFC 9110, section 15.5.20).
 */
export const restrictHosts = ({ allowedHosts, publicUrl }: Allowed): Middleware => {
  const known = new Set(allowedHosts.map((host) => host.toLowerCase()));
  if (publicUrl) known.add(new URL(publicUrl).hostname);
  const isAllowed = (host: string) => {
    const name = nameIn(host);

    return isIP(name) !== 0 || !name.includes(".") || known.has(name);
  };

  return async (ctx, next) => {
    // With a proxy, ctx.host is what X-Forwarded-Host says, which a page can write.
    const hosts = [ctx.get("Host"), ctx.host];
    if (!ctx.path.startsWith("/_health") && !hosts.every(isAllowed)) {
      throw new HttpError(
        421,
        "MisdirectedRequestError",
        "The content service is not known under this name: set CMS_PUBLIC_URL, or CMS_ALLOWED_HOSTS for further names.",
      );
    }
    await next();
  };
};

export default (allowed: Allowed) => restrictHosts(allowed);
