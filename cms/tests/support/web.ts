import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";

import type { Network } from "../../src/server/network/public-network";
import { publicNetwork } from "../../src/server/network/public-network";
import type { Clock } from "../../src/publishing/links/try-link";

type Received = {
  /** Like "HEAD news.test/page". */
  line: string;
  host: string;
  at: number;
  headers: IncomingHttpHeaders;
};
type Handler = (response: ServerResponse, method: string) => void;

/**
 * Web servers with names like news.test on one loopback port, a clock that only `advance` moves, and a
 * network that is the internet's but for these servers.
 */
export const startWeb = async () => {
  const handlers = new Map<string, Handler>();
  const received: Received[] = [];
  let now = Date.parse("2026-11-02T09:00:00Z");
  let inFlight = 0;
  let mostInFlight = 0;
  const server = createServer((request, response) => {
    const host = String(request.headers.host).replace(/:\d+$/, "");
    const { method = "", url = "" } = request;
    received.push({ line: `${method} ${host}${url}`, host, at: now, headers: request.headers });
    mostInFlight = Math.max(mostInFlight, (inFlight += 1));
    response.once("close", () => (inFlight -= 1));
    const handler =
      handlers.get(host + url) ?? ((plain: ServerResponse) => plain.writeHead(404).end());
    // Gives requests at the same time a chance to be seen.
    void (async () => {
      for (let count = 0; count < 50; count += 1) await turn();
      handler(response, method);
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const resolved: string[] = [];
  const network: Network = {
    resolve: async (host) => {
      resolved.push(host);
      if (host.endsWith(".test")) return [{ address: "127.0.0.1", family: 4 }];

      return publicNetwork.resolve(host);
    },
    mayConnect: (ip) => ip === "127.0.0.1" || publicNetwork.mayConnect(ip),
    mayUsePort: (number) => number === port || publicNetwork.mayUsePort(number),
  };
  const clock: Clock = {
    now: () => now,
    timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
  };

  return {
    network,
    clock,
    resolved,
    received,
    lines: () => received.map(({ line }) => line),
    mostInFlight: () => mostInFlight,
    advance: (milliseconds: number) => (now += milliseconds),
    /** Like "http://news.test:1234/page". */
    url: (place: string) => place.replace(/^([^/]+)/, `http://$1:${port}`),
    /** Sets what a place like "news.test/page" answers: a status with headers, or a function. */
    answer: (
      place: string,
      given: number | Handler,
      headers: Record<string, string> = {},
      text = "",
    ) =>
      handlers.set(
        place,
        typeof given === "function"
          ? given
          : (response) => response.writeHead(given, headers).end(text),
      ),
    clear: () => {
      handlers.clear();
      received.length = resolved.length = mostInFlight = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

export type Web = Awaited<ReturnType<typeof startWeb>>;
