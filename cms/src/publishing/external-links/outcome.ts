import {
  type Answer,
  ForbiddenIpError,
  ForbiddenPortError,
  TimeoutError,
  timeoutSeconds,
} from "./request";

/** What a try of a link showed: also that nothing can be said about it (`passes`), or not yet. */
export type Outcome =
  { kind: "passes" } | { kind: "fails"; problem: string } | { kind: "later"; seconds: number };

export const passes: Outcome = { kind: "passes" };
export const fails = (problem: string): Outcome => ({ kind: "fails", problem });

const hour = 60 * 60;
const day = 24 * hour;

const noAnswer = `no answer within ${timeoutSeconds} seconds`;

const problems: Record<string, string> = {
  ENOTFOUND: "no such host",
  ENODATA: "no such host",
  ETIMEDOUT: noAnswer,
  ECONNREFUSED: "the server refuses connections",
  ECONNRESET: "the server closes the connection",
  EHOSTUNREACH: "the server is not reachable",
  CERT_HAS_EXPIRED: "certificate expired",
  CERT_NOT_YET_VALID: "certificate not valid yet",
  CERT_REVOKED: "certificate revoked",
  ERR_TLS_CERT_ALTNAME_INVALID: "certificate of another host",
  DEPTH_ZERO_SELF_SIGNED_CERT: "certificate not trusted",
  SELF_SIGNED_CERT_IN_CHAIN: "certificate not trusted",
  UNABLE_TO_GET_ISSUER_CERT: "certificate not trusted",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "certificate not trusted",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "certificate not trusted",
};

/** Errors of this machine's network, not of the server. */
const ownFaults = ["EAI_AGAIN", "ENETUNREACH", "ENETDOWN", "EADDRNOTAVAIL", "EMFILE", "ENFILE"];

/** The outcome of a request that got no response. */
export const outcomeOfError = (error: unknown): Outcome => {
  if (error instanceof ForbiddenPortError) return passes;
  if (error instanceof ForbiddenIpError) return fails("leads to a private network");
  if (error instanceof TimeoutError) return fails(noAnswer);
  const { code = "" } = error as { code?: string };
  if (ownFaults.includes(code)) return { kind: "later", seconds: hour };
  if (/^(EPROTO|ERR_SSL_|ERR_TLS_)/.test(code) && !problems[code])
    return fails("no secure connection");

  return fails(problems[code] ?? "no valid answer");
};

/** Seconds of a `Retry-After`, which has seconds or a date; undefined without one. */
const retryAfter = ({ headers }: Answer, now: number) => {
  const value = headers["retry-after"];
  if (value === undefined) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;

  // An hourly job is no more precise, and no server decides that it is never tried again.
  return Math.min(Math.max(seconds || 0, hour), 7 * day);
};

/** The outcome if a server asks to come back later; undefined if it does not. */
export const postponement = (answer: Answer, now: number): Outcome | undefined => {
  const seconds = retryAfter(answer, now);
  if (answer.status === 429) return { kind: "later", seconds: seconds ?? day };

  return answer.status === 503 && seconds !== undefined ? { kind: "later", seconds } : undefined;
};

/** Statuses of servers that refuse programs: a browser may well get the page. 999 is LinkedIn's. */
const refusals = [401, 403, 999];

/** The outcome of a response that is no redirect. */
export const outcomeOfStatus = ({ status }: Answer): Outcome =>
  status < 400 || refusals.includes(status) ? passes : fails(`answers ${status}`);
