import { setTimeout as wait } from "node:timers/promises";

import type { AppContext } from "./app-context";

const timeoutMs = 20_000;

/**
 * Tracks requests in flight for a graceful shutdown.
 *
 * @returns a function that stops accepting connections and waits up to 20 seconds for responses in
 *   progress. Strapi then closes connections and database.
 */
export const trackRequests = (app: AppContext) => {
  const { httpServer } = app.strapi.server;
  let inFlight = 0;
  httpServer.on("request", (_request, response) => {
    inFlight += 1;
    // Busy keep-alive connections would otherwise accept further requests.
    if (app.shuttingDown) response.shouldKeepAlive = false;
    response.once("close", () => (inFlight -= 1));
  });

  return async () => {
    app.shuttingDown = true;
    httpServer.close();

    const end = Date.now() + timeoutMs;
    while (inFlight > 0 && Date.now() < end) await wait(20);
  };
};
