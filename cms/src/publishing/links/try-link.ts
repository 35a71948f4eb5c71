import type { Network } from "../../server/network/public-network";
import { type HttpAnswer, sendRequest, timeoutSeconds } from "../../server/network/request";
import {
  fails,
  type LinkResult,
  outcomeOfError,
  outcomeOfStatus,
  postponement,
} from "./link-result";

/** The time, and when a request takes too long. */
export type Clock = {
  now: () => number;
  timeout: (milliseconds: number) => AbortSignal;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
};

type Options = {
  network: Network;
  clock: Clock;
  /** The address of our site, for people who wonder about the requests. */
  siteUrl: string;
  signal: AbortSignal;
};

type Result = HttpAnswer | LinkResult;

const isOutcome = (result: Result): result is LinkResult => "kind" in result;

const maxRedirects = 5;
const redirects = [301, 302, 303, 307, 308];

/** Follows redirects. @returns the last response or an outcome, and where it came from. */
const follow = async (start: URL, request: (url: URL) => Promise<Result>) => {
  let url = start;
  for (let count = 0; count <= maxRedirects; count += 1) {
    const result = await request(url);
    const location =
      !isOutcome(result) && redirects.includes(result.status) && result.headers.location;
    if (!location) return { url, result };
    const next = URL.parse(location, url.href);
    if (!next || !/^https?:$/.test(next.protocol)) {
      return { url, result: fails("redirects to an address that is not valid") };
    }
    // `request` would send them.
    next.username = next.password = "";
    url = next;
  }

  return { url, result: fails(`redirects more than ${maxRedirects} times`) };
};

/**
 * Creates a function that tries a link, for one run: it remembers that a host asked to come back later.
 *
 * @throws the signal's reason once it has aborted.
 */
export const createLinkTester = ({ network, clock, siteUrl, signal }: Options) => {
  const userAgent = `LinkCheck (+${siteUrl})`;
  const postponed = new Map<string, LinkResult>();

  const request = async (url: URL, method: "HEAD" | "GET"): Promise<Result> => {
    const known = postponed.get(url.hostname);
    if (known) return known;
    try {
      const timeout = clock.timeout(timeoutSeconds * 1000);
      const answer = await sendRequest(network, url, { method, userAgent, signal, timeout });
      const later = postponement(answer, clock.now());
      if (later) postponed.set(url.hostname, later);

      return later ?? answer;
    } catch (error) {
      signal.throwIfAborted();

      return outcomeOfError(error);
    }
  };

  const requestLink = async (url: URL): Promise<Result> => {
    const head = await request(url, "HEAD");
    // Some servers refuse HEAD, answer it with another status, or never.
    const isRefused = isOutcome(head) ? head.kind === "fails" : head.status >= 400;

    return isRefused ? request(url, "GET") : head;
  };

  return async (url: string): Promise<LinkResult> => {
    const { result } = await follow(new URL(url), requestLink);

    return isOutcome(result) ? result : outcomeOfStatus(result);
  };
};
