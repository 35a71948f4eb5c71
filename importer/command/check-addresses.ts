import { OperatorError } from "../../common/operator-error.ts";

import { atOnce } from "./at-once.ts";

const mostAtOnce = 8;
const mostRedirects = 10;

/** In milliseconds. */
const timeout = 30_000;

/** An old address that leads to no page, and how it ends. */
export type Left = { address: string; what: string };

const ask = async (url: string) => {
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(timeout) });
  await response.body?.cancel();

  return response;
};

/** How an address ends; undefined if it is a page. */
const problemOf = async (start: string): Promise<string | undefined> => {
  const seen = new Set<string>();
  for (let url = start; ;) {
    if (seen.has(url)) return `is redirected in a circle (${url})`;
    seen.add(url);
    if (seen.size > mostRedirects) return "is redirected too many times";
    const { status, headers } = await ask(url);
    const location = headers.get("location");
    if (status >= 300 && status < 400 && location) {
      const next = URL.parse(location, url)?.href;
      if (!next) return `is redirected to ${location}, which is not an address`;
      url = next.replace(/#.*$/s, "");
      continue;
    }
    if (status === 200) return undefined;

    return url === start ? `status ${status}` : `is redirected to ${url}: status ${status}`;
  }
};

/**
 * Asks a built site for the addresses of the old one, with their paths and queries.
 *
 * @param site the address of the built site.
 * @returns those that do not lead to a page, in their order.
 * @throws OperatorError if the site does not answer.
 */
export const checkAddresses = async (urls: readonly string[], site: string): Promise<Left[]> => {
  await ask(site).catch(() => {
    throw new OperatorError(
      `${site} does not answer: start the built site with npm run serve, or name another one with --site.`,
    );
  });
  const origin = new URL(site).origin;
  const addresses = [
    ...new Set(
      urls.map((url) => {
        const { pathname, search } = new URL(url, origin);

        return pathname + search;
      }),
    ),
  ];
  const problems = new Map<string, string>();
  await atOnce(addresses, mostAtOnce, async (address) => {
    const problem = await problemOf(origin + address).catch(
      (error: Error) => `no answer (${error.name === "TimeoutError" ? "too late" : error.message})`,
    );
    if (problem) problems.set(address, problem);
  });

  return addresses.flatMap((address) => {
    const what = problems.get(address);

    return what ? [{ address, what }] : [];
  });
};
