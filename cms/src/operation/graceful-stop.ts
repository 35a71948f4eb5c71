import type { Server } from "node:http";

import type { Core } from "@strapi/strapi";

import { visitorGates } from "../visitor-gates";

const patienceMs = 20_000;

/** Counts the requests that were taken and not yet answered. */
export const countRequests = (server: Server) => {
  let running = 0;
  server.on("request", (_request, response) => {
    running += 1;
    response.once("close", () => (running -= 1));
  });

  return () => running;
};

/**
 * Ends the service without breaking what it accepted: no new connections, the
 * answers under way are finished (for twenty seconds at most), and only then does
 * Strapi cut connections and close the database.
 */
export const finishRequests = async (strapi: Core.Strapi, running: () => number) => {
  visitorGates().stopping = true;
  const { httpServer } = strapi.server;
  httpServer.close();
  httpServer.closeIdleConnections();

  const end = Date.now() + patienceMs;
  while (running() > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
