import type { ServerResponse } from "node:http";

/** Interval of messages against proxy timeouts, in milliseconds. */
const heartbeatMs = 20_000;

/** Server-sent events with the drafts' version, which open previews compare with theirs. */
export const createChangeStream = () => {
  const listeners = new Set<ServerResponse>();
  const send = (text: string) => listeners.forEach((response) => response.write(text));
  const timer = setInterval(() => send(": still here\n\n"), heartbeatMs);
  timer.unref();
  // Differs after a restart, since changes may have been missed.
  const start = Date.now();
  let changes = 0;
  const version = () => `${start}-${changes}`;

  return {
    version,

    /** Streams to a response until the browser closes it. */
    subscribe: (response: ServerResponse) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.write(`retry: 1000\ndata: ${version()}\n\n`);
      listeners.add(response);
      response.on("close", () => listeners.delete(response));
    },

    /** Notifies open previews of a change. */
    broadcast: () => {
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

export type ChangeStream = ReturnType<typeof createChangeStream>;
