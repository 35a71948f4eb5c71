import { lookup } from "node:dns";
import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";

import { isPublicIp } from "../../common/public-ip.ts";

/** The content of a file, or why there is none: the end of a sentence. */
export type Fetched = { bytes: Buffer } | { problem: string };

const mostRedirects = 5;
const privateProblem = "is in a private network and was not fetched";

/** In milliseconds, of a request and all of its content. */
const timeout = 60_000;

/** Resolves hosts for a connection, and refuses private addresses: one look for check and connection. */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) callback(error ?? new Error(privateProblem), "", 0);
    else if (!addresses.every(({ address }) => isPublicIp(address))) {
      callback(new Error(privateProblem), "", 0);
    } else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

const readBytes = async (response: IncomingMessage, limit: number): Promise<Fetched> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) return { problem: `is larger than ${Math.floor(limit / 2 ** 20)} MB` };
    parts.push(part);
  }

  return { bytes: Buffer.concat(parts) };
};

const request = (url: URL, isFree: boolean, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const get = url.protocol === "https:" ? getHttps : getHttp;
    get(url, { signal, ...(!isFree && { lookup: publicLookup }) }, resolve).on("error", reject);
  });

const load = async (
  url: URL,
  limit: number,
  ownHost: string,
  signal: AbortSignal,
  redirects = 0,
): Promise<Fetched> => {
  if (!/^https?:$/.test(url.protocol)) return { problem: "has no address of the web" };
  const host = bareHost(url);
  const isOwn = host === ownHost;
  if (!isOwn && isIP(host) && !isPublicIp(host)) return { problem: privateProblem };
  const response = await request(url, isOwn, signal);
  try {
    const { statusCode = 0, headers } = response;
    const next = statusCode >= 300 && statusCode < 400 ? headers.location : undefined;
    if (next) {
      const target = URL.parse(next, url.href);
      if (!target || redirects >= mostRedirects) return { problem: "is redirected too many times" };

      return await load(target, limit, ownHost, signal, redirects + 1);
    }
    if (statusCode !== 200) return { problem: `was answered with status ${statusCode}` };
    if (!/^(image\/|application\/octet-stream|$)/i.test(headers["content-type"] ?? "")) {
      return { problem: "is not a picture" };
    }

    return await readBytes(response, limit);
  } finally {
    response.destroy();
  }
};

/**
 * Fetches a picture over HTTP or HTTPS. Private networks are refused, also after redirects, except
 * for the old site's own host.
 *
 * @param limit in bytes.
 * @param ownHost the host of the old site; empty for none.
 * @param milliseconds after which it gives up.
 */
export const fetchFile = async (
  address: string,
  limit: number,
  ownHost: string,
  milliseconds = timeout,
): Promise<Fetched> => {
  const url = URL.parse(address);
  if (!url) return { problem: "has no address of the web" };
  try {
    return await load(url, limit, ownHost, AbortSignal.timeout(milliseconds));
  } catch (error) {
    const { message, name, code } = error as NodeJS.ErrnoException;
    if (message === privateProblem) return { problem: privateProblem };
    const isTimeout = name === "AbortError" || name === "TimeoutError";

    return { problem: isTimeout ? "took too long" : `could not be fetched (${code ?? message})` };
  }
};
