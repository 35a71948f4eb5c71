import { setTimeout as sleep } from "node:timers/promises";

import type { Network } from "../../server/network/public-network";
import {
  type Answer,
  type RequestOptions,
  sendRequest,
  timeoutSeconds,
} from "../../server/network/request";
import {
  fails,
  type LinkResult,
  outcomeOfError,
  outcomeOfStatus,
  passes,
  postponement,
} from "./link-result";
import { maxRobotsBytes, parseRobots } from "./robots";

/** The time, and how to wait. */
export type Clock = {
  now: () => number;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
  timeout: (milliseconds: number) => AbortSignal;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  pause: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
};

type Options = {
  network: Network;
  clock: Clock;
  /** The address of our site, for people who wonder about the requests. */
  siteUrl: string;
  signal: AbortSignal;
};

type Send = (url: URL, options: Pick<RequestOptions, "method" | "maxBytes">) => Promise<Answer>;
type Result = Answer | LinkResult;

const isOutcome = (result: Result): result is LinkResult => "kind" in result;

/** The name in our user agent, which a robots.txt may have rules for. */
export const agentName = "LinkCheck";

const pauseMs = 1000;

/** Sends requests one by one to each host, with a second between them. */
const createSender = ({ network, clock, siteUrl, signal }: Options): Send => {
  const userAgent = `${agentName} (+${siteUrl})`;
  /** When the last request to each host ended. */
  const ends = new Map<string, Promise<number>>();

  return (url, options) => {
    const send = async (lastEnd: number) => {
      const wait = lastEnd + pauseMs - clock.now();
      if (wait > 0) await clock.pause(wait, signal);

      const timeout = clock.timeout(timeoutSeconds * 1000);

      return sendRequest(network, url, { ...options, userAgent, signal, timeout });
    };
    const answer = (ends.get(url.hostname) ?? Promise.resolve(-Infinity)).then(send);
    ends.set(
      url.hostname,
      answer.then(clock.now, () => clock.now()),
    );

    return answer;
  };
};

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
 * Creates a function that tries a link, for one run: it remembers each host's robots.txt, and that a
 * host asked to come back later.
 *
 * @throws the signal's reason once it has aborted.
 */
export const createLinkTester = (options: Options) => {
  const { clock, signal } = options;
  const send = createSender(options);
  const postponed = new Map<string, LinkResult>();
  const robots = new Map<string, Promise<((path: string) => boolean) | LinkResult>>();

  const request = async (url: URL, how: Parameters<Send>[1]): Promise<Result> => {
    const known = postponed.get(url.hostname);
    if (known) return known;
    try {
      const answer = await send(url, how);
      const later = postponement(answer, clock.now());
      if (later) postponed.set(url.hostname, later);

      return later ?? answer;
    } catch (error) {
      signal.throwIfAborted();

      return outcomeOfError(error);
    }
  };

  const readRobots = async (origin: string) => {
    const file = new URL("/robots.txt", origin);
    const { url, result } = await follow(file, (hop) =>
      request(hop, { method: "GET", maxBytes: maxRobotsBytes }),
    );
    if (isOutcome(result)) {
      // The host's links would have the same outcome.
      return url.host === file.host && result.kind !== "passes" ? result : () => true;
    }
    // RFC 9309 forbids the rest then.
    if (result.status >= 500) return fails(`answers ${result.status} to robots.txt`);

    return result.status < 300 ? parseRobots(result.text, agentName) : () => true;
  };

  const requestLink = async (url: URL): Promise<Result> => {
    const { origin, pathname, search } = url;
    const rules = robots.get(origin) ?? readRobots(origin);
    robots.set(origin, rules);
    const mayRequest = await rules;
    if (typeof mayRequest !== "function") return mayRequest;
    if (!mayRequest(pathname + search)) return passes;

    const head = await request(url, { method: "HEAD" });
    // Some servers refuse HEAD, answer it with another status, or never.
    const isRefused = isOutcome(head) ? head.kind === "fails" : head.status >= 400;

    return isRefused ? request(url, { method: "GET" }) : head;
  };

  return async (address: string): Promise<LinkResult> => {
    const { result } = await follow(new URL(address), requestLink);

    return isOutcome(result) ? result : outcomeOfStatus(result);
  };
};
