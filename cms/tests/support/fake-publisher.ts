import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

import type { RetainedRelease, Outcome } from "../../src/publishing/types";

export const publisherSecret = "a-secret-of-both-sides";

type Message = { action?: string; build?: string; release?: string } & Record<string, unknown>;
export type Received = { message: Message; body: string; headers: IncomingHttpHeaders };

/** A release as a publisher lists it. */
export const keptRelease = (id: string, createdAt = new Date()): RetainedRelease => ({
  id,
  createdAt: createdAt.toISOString(),
  pages: 70,
  bytes: 1_000_000,
  seconds: 20,
});

/**
 * A fake publisher: an HTTP server that records requests, and whose state the test sets.
 */
export const startFakePublisher = async (port = 0) => {
  const received: Received[] = [];
  const state: {
    building: string | null;
    current: RetainedRelease | null;
    releases: RetainedRelease[];
    last: Outcome | null;
    status: number;
  } = { building: null, current: null, releases: [], last: null, status: 200 };

  const applyMessage = ({ action, build = "", release }: Message) => {
    if (action === "build") state.building = build;
    if (action === "rollback") {
      state.current = state.releases.find(({ id }) => id === release) ?? null;
    }
  };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const message = JSON.parse(body) as Message;
      received.push({ message, body, headers: request.headers });
      if (state.status === 200) applyMessage(message);
      response.writeHead(state.status, { "Content-Type": "application/json" });
      const { status: _status, ...publisherState } = state;
      response.end(JSON.stringify(publisherState));
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: actual } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${actual}`,
    port: actual,
    received,
    state,
    /** Ids of the requested builds, in order. */
    builds: () =>
      received
        .filter(({ message }) => message.action === "build")
        .map(({ message }) => message.build ?? ""),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

export type FakePublisher = Awaited<ReturnType<typeof startFakePublisher>>;

/** Sends a report to a CMS like a publisher. */
export const reportTo = (url: string, outcome: object, secret = publisherSecret) => {
  const body = JSON.stringify(outcome);

  return fetch(`${url}/api/publishing/outcome`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${secret}` },
    body,
  });
};

/** Ends the running build like a publisher: retains the release and reports it. */
export const finish = async (
  publisher: FakePublisher,
  url: string,
  { release = "", ...more }: Partial<Outcome>,
) => {
  const { state } = publisher;
  const failed = more.result === "failed";
  if (!failed) {
    state.current = keptRelease(release);
    state.releases.unshift(state.current);
  }
  const outcome: Outcome = {
    build: state.building,
    result: "live",
    seconds: 20,
    ...(failed ? {} : { release, pages: 70, bytes: 1_000_000 }),
    ...more,
  };
  state.last = outcome;
  state.building = null;

  return reportTo(url, outcome);
};
