/** Why a lead is not in the CRM, and what the outbox gets as the answer. */
export class RelayError extends Error {
  readonly status: 413 | 422 | 503;
  readonly retryAfter: string | undefined;

  constructor(status: RelayError["status"], message: string, retryAfter?: string) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export type Person = { email: string; name?: string; phone?: string; company?: string };

/** A lead as the CRM gets it. */
export type RelayedLead = {
  /** The webhook-id. */
  id: string;
  person: Person;
  title: string;
  /** The answers, the source and the link to the panel. */
  html: string;
  time: string;
};

type CrmAnswer = { status: number; body: Record<string, unknown> };

/** Sends a request to the CRM. @throws {RelayError} unless it succeeds or has the accepted status. */
export type Call = (
  method: "GET" | "POST",
  path: string,
  body?: object,
  accepted?: number,
) => Promise<CrmAnswer>;

/** Does one part of a lead once, even if a later part fails and the lead comes again. */
export type Once = <Result>(part: string, run: () => Promise<Result>) => Promise<Result>;

export type Crm = {
  url: string;
  headers: (token: string) => Record<string, string>;
  /** Adds a lead. A known person's details stay, because a visitor can type anyone's email. */
  add: (call: Call, once: Once, lead: RelayedLead) => Promise<unknown>;
};

/** The CMS waits 15 seconds for all requests about a lead, of which there are four at most. */
const timeoutMs = 3500;

/** Statuses that are no fault of the lead: a wrong token, an unpaid account, too many requests. */
const passing = [401, 402, 403, 408, 425, 429];

const explain = ({ name }: Error) =>
  name === "TimeoutError" ? "does not answer" : "has no answer";

/** Creates the requests to a CRM at a URL. */
export const createCall =
  (url: string, headers: Record<string, string>): Call =>
  async (method, path, body, accepted) => {
    const target = new URL(path, url);
    // The query may have the visitor's email.
    const request = `${method} ${target.pathname}`;
    const response = await fetch(target, {
      method,
      headers: { ...headers, "Content-Type": "application/json" },
      body: body ? JSON.stringify(body) : null,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => {
      throw new RelayError(503, `the CRM ${explain(error)} to ${request}`);
    });
    const { ok, status } = response;
    if (ok || status === accepted) {
      return { status, body: (await response.json()) as CrmAnswer["body"] };
    }
    // The text of the answer may have the visitor's data.
    await response.body?.cancel();
    const isOfLead = status < 500 && !passing.includes(status);
    const wait = response.headers.get("retry-after") ?? response.headers.get("x-ratelimit-reset");
    throw new RelayError(
      isOfLead ? 422 : 503,
      `the CRM answers ${status} to ${request}`,
      ...(wait && !isOfLead ? [wait] : []),
    );
  };
