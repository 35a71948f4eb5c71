import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";

import { payloads } from "../tests/support/visitors";

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** One post of the contact form: its status, and how long the answer took. */
export const postContact = (
  url: string,
  headers: Record<string, string> = {},
  connections: Agent | false = agent,
): Promise<{ status: number; ms: number }> =>
  new Promise((resolve) => {
    const start = performance.now();
    const body = JSON.stringify({ data: payloads["/api/contact-datas"] });
    const done = (status: number) => resolve({ status, ms: performance.now() - start });
    const outgoing = request(
      `${url}/api/contact-datas`,
      {
        method: "POST",
        agent: connections,
        headers: {
          "Content-Type": "application/json",
          "Content-Length": body.length,
          "Idempotency-Key": randomUUID(),
          ...headers,
        },
      },
      (incoming) => {
        incoming.resume();
        incoming.on("end", () => done(incoming.statusCode ?? 0));
      },
    );
    outgoing.on("error", () => done(0));
    outgoing.end(body);
  });

/** Posts as fast as answers come, so many at a time, for so long; answers accepted posts a second. */
export const throughput = async (url: string, seconds: number, atOnce = 16): Promise<number> => {
  const end = performance.now() + seconds * 1000;
  let accepted = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      if ((await postContact(url)).status === 201) accepted += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));

  return accepted / seconds;
};

export const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

/** Sends so many posts a minute from one address, while others send two a second from theirs. */
export const flood = async (url: string, perMinute: number, seconds: number) => {
  const flooded = new Map<number, number>();
  const others: { status: number; ms: number }[] = [];
  const running: Promise<void>[] = [];
  const start = performance.now();
  let sent = 0;
  let visitors = 0;

  while (performance.now() - start < seconds * 1000) {
    const elapsed = performance.now() - start;
    while (sent < (elapsed / 60_000) * perMinute) {
      sent += 1;
      running.push(
        postContact(url, { "X-Forwarded-For": "192.0.2.66" }).then(({ status }) => {
          flooded.set(status, (flooded.get(status) ?? 0) + 1);
        }),
      );
    }
    while (visitors < elapsed / 500) {
      const address = `198.51.${visitors >> 8}.${visitors & 255}`;
      visitors += 1;
      running.push(
        // Each of them comes with a connection of their own, as strangers do.
        postContact(url, { "X-Forwarded-For": address }, false).then(
          (answer) => void others.push(answer),
        ),
      );
    }
    await new Promise((next) => setTimeout(next, 5));
  }
  await Promise.all(running);

  return { sent, flooded: Object.fromEntries(flooded), others };
};
