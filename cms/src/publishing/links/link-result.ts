import { problemOf, secondsToWait } from "../../server/network/outcomes";
import { type HttpAnswer, ForbiddenPortError } from "../../server/network/request";

/** What a try of a link showed: also that nothing can be said about it (`passes`), or not yet. */
export type LinkResult =
  { kind: "passes" } | { kind: "fails"; problem: string } | { kind: "later"; seconds: number };

export const passes: LinkResult = { kind: "passes" };
export const fails = (problem: string): LinkResult => ({ kind: "fails", problem });

const hour = 60 * 60;
const day = 24 * hour;

/** Errors of this machine's network, not of the server. */
const ownFaults = ["EAI_AGAIN", "ENETUNREACH", "ENETDOWN", "EADDRNOTAVAIL", "EMFILE", "ENFILE"];

/** The outcome of a request that got no response. */
export const outcomeOfError = (error: unknown): LinkResult => {
  if (error instanceof ForbiddenPortError) return passes;
  const { code = "" } = error as { code?: string };
  if (ownFaults.includes(code)) return { kind: "later", seconds: hour };

  return fails(problemOf(error));
};

/** Seconds of a `Retry-After`; undefined without one. */
const retryAfter = (answer: HttpAnswer, now: number) => {
  const seconds = secondsToWait(answer, now);

  // An hourly job is no more precise, and no server decides that it is never tried again.
  return seconds === undefined ? undefined : Math.min(Math.max(seconds, hour), 7 * day);
};

/** The outcome if a server asks to come back later; undefined if it does not. */
export const postponement = (answer: HttpAnswer, now: number): LinkResult | undefined => {
  const seconds = retryAfter(answer, now);
  if (answer.status === 429) return { kind: "later", seconds: seconds ?? day };

  return answer.status === 503 && seconds !== undefined ? { kind: "later", seconds } : undefined;
};

/** Statuses of servers that refuse programs: a browser may well get the page. 999 is LinkedIn's. */
const refusals = [401, 403, 999];

/** The outcome of a response that is no redirect. */
export const outcomeOfStatus = ({ status }: HttpAnswer): LinkResult =>
  status < 400 || refusals.includes(status) ? passes : fails(`answers ${status}`);
