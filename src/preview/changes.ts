import type { ServerResponse } from "node:http";

/** Keeps a connection alive through proxies that cut silent ones, in milliseconds. */
const heartbeat = 20_000;

/**
 * The open previews, which are told when a draft has changed (server-sent events). Each
 * message is the version of the drafts; a page knows the one it was made from.
 */
export const createListeners = () => {
  const listeners = new Set<ServerResponse>();
  const send = (text: string) => listeners.forEach((response) => response.write(text));
  const timer = setInterval(() => send(": still here\n\n"), heartbeat);
  timer.unref();
  // Another one after a restart: changes in between are nowhere.
  const start = Date.now();
  let changes = 0;
  const version = () => `${start}-${changes}`;

  return {
    version,

    /** Keeps a response open until its browser leaves. */
    add: (response: ServerResponse) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.write(`retry: 1000\ndata: ${version()}\n\n`);
      listeners.add(response);
      response.on("close", () => listeners.delete(response));
    },

    /** Tells every open preview that it is out of date. */
    tell: () => {
      changes += 1;
      send(`data: ${version()}\n\n`);
    },

    /** Ends every connection. */
    close: () => {
      clearInterval(timer);
      listeners.forEach((response) => response.end());
    },
  };
};

export type Listeners = ReturnType<typeof createListeners>;
