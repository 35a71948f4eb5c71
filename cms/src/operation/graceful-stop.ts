import { setTimeout as wait } from "node:timers/promises";

import type { AppContext } from "../context";

const timeoutMs = 20_000;

/**
 * Ends the service without interrupting what it accepted.
 *
 * @returns a function that takes no new connections, waits for the responses in
 *   progress (twenty seconds at most), and leaves it to Strapi to cut connections
 *   and close the database.
 */
export const prepareGracefulStop = (app: AppContext) => {
  const { httpServer } = app.strapi.server;
  let running = 0;
  httpServer.on("request", (_request, response) => {
    running += 1;
    // A connection that was busy at the stop would otherwise take request after request.
    if (app.shuttingDown) response.shouldKeepAlive = false;
    response.once("close", () => (running -= 1));
  });

  return async () => {
    app.shuttingDown = true;
    httpServer.close();
    httpServer.closeIdleConnections();

    const end = Date.now() + timeoutMs;
    while (running > 0 && Date.now() < end) await wait(20);
  };
};
