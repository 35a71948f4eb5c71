import { type HttpAnswer, ForbiddenIpError, TimeoutError, timeoutSeconds } from "./request";

const noAnswer = `no answer within ${timeoutSeconds} seconds`;

const problems: Record<string, string> = {
  ENOTFOUND: "no such host",
  ENODATA: "no such host",
  EAI_AGAIN: "the name server does not answer",
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

/** Why a request got no response, without its URL. */
export const problemOf = (error: unknown): string => {
  if (error instanceof ForbiddenIpError) return "leads to a private network";
  if (error instanceof TimeoutError) return noAnswer;
  const { code = "" } = error as { code?: string };
  if (/^(EPROTO|ERR_SSL_|ERR_TLS_)/.test(code) && !problems[code]) return "no secure connection";

  return problems[code] ?? "no valid answer";
};

/** Seconds of a response's `Retry-After`, which has seconds or a date; undefined without one. */
export const secondsToWait = ({ headers }: HttpAnswer, now: number): number | undefined => {
  const value = headers["retry-after"];
  if (value === undefined) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;

  return Math.max(seconds || 0, 0);
};
