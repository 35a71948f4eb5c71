import { randomUUID } from "node:crypto";

import autocannon, { type Options, type Result } from "autocannon";

import { payloads } from "../tests/support/visitors";

/** Submits the contact form, each time with a new Idempotency-Key. */
const postContact = (
  url: string,
  options: Omit<Options, "url">,
  headers: () => Record<string, string> = () => ({}),
): Promise<Result> =>
  autocannon({
    url: `${url}/api/contact-datas`,
    method: "POST",
    body: JSON.stringify({ data: payloads["/api/contact-datas"] }),
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          headers: {
            "Content-Type": "application/json",
            "Idempotency-Key": randomUUID(),
            ...headers(),
          },
        }),
      },
    ],
    ...options,
  });

const accepted = ({ statusCodeStats = {} }: Result): number => statusCodeStats["201"]?.count ?? 0;

/** Submits with fixed concurrency for some time. @returns accepted submissions per second. */
export const throughput = async (url: string, seconds: number, atOnce = 16): Promise<number> => {
  const result = await postContact(url, { connections: atOnce, duration: seconds });

  return accepted(result) / result.duration;
};

/** Sends a flood from one IP, while visitors with other IPs send two submissions per second. */
export const flood = async (url: string, perMinute: number, seconds: number) => {
  let visitors = 0;
  const nextVisitor = () => {
    visitors += 1;

    return {
      "X-Forwarded-For": `198.51.${visitors >> 8}.${visitors & 255}`,
      // Each has a separate connection, like real visitors.
      Connection: "close",
    };
  };
  const [flooder, others] = await Promise.all([
    postContact(url, { duration: seconds, connections: 16, overallRate: perMinute / 60 }, () => ({
      "X-Forwarded-For": "192.0.2.66",
    })),
    postContact(url, { duration: seconds, connections: 2, overallRate: 2 }, nextVisitor),
  ]);

  return {
    sent: flooder.requests.sent,
    responses: Object.entries(flooder.statusCodeStats ?? {}).map(
      ([status, { count }]) => `${count} × ${status}`,
    ),
    others: {
      sent: others.requests.total + others.errors,
      accepted: accepted(others),
      p97: others.latency.p97_5,
    },
  };
};
