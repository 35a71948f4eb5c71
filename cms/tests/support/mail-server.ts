import { once } from "node:events";
import type { Socket } from "node:net";

import { SMTPServer } from "smtp-server";

import { freePort } from "./ports";

/** A mail server that keeps what it is sent, and can be told to refuse. */
export type MailServer = {
  url: string;
  port: number;
  /** Raw messages, as they arrived. */
  messages: string[];
  /** Whom each message was sent to. */
  recipients: string[][];
  /** How many connections it has had. */
  connections: () => number;
  /** Ends all connections, as a server does after a pause, and waits until the other side has as well. */
  hangUp: () => Promise<unknown>;
  refuse: (yes: boolean) => void;
  stop: () => Promise<void>;
};

/** @param givenPort where it listens; a free port without it. */
export const startMailServer = async (givenPort?: number): Promise<MailServer> => {
  const port = givenPort ?? (await freePort());
  const messages: string[] = [];
  const recipients: string[][] = [];
  let refusing = false;
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    // A service keeps its connection for a while; this server does not wait for that.
    closeTimeout: 100,
    disabledCommands: ["STARTTLS"],
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        if (refusing) {
          done(Object.assign(new Error("Not now, ada@example.com"), { responseCode: 451 }));
          return;
        }
        messages.push(text);
        recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  // A service that is killed resets its connection, which ends nothing but that.
  server.on("error", () => undefined);
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    messages,
    recipients,
    connections: () => connections,
    hangUp: () =>
      Promise.all(
        [...sockets].map((socket) => {
          const closed = once(socket, "close");
          socket.end();

          return closed;
        }),
      ),
    refuse: (yes) => (refusing = yes),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
