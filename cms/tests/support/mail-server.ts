import { once } from "node:events";
import type { Socket } from "node:net";

import { SMTPServer } from "smtp-server";

import { freePort } from "./ports";

/** A mail server that records emails, and can reject them. */
export type MailServer = {
  url: string;
  port: number;
  /** Raw messages. */
  messages: string[];
  /** Recipients of each message. */
  recipients: string[][];
  /** Number of connections so far. */
  connections: () => number;
  /** Closes all connections, like a server's idle timeout, and waits until the clients have closed them, too. */
  hangUp: () => Promise<unknown>;
  /** Answers emails with this code, a temporary one by default. */
  refuse: (yes: boolean, code?: number) => void;
  stop: () => Promise<void>;
};

type Options = {
  /** A free one by default. */
  port?: number;
  /** The address to listen on. */
  host?: string;
  /** Offers TLS, with a self-signed certificate. */
  startTls?: boolean;
  /** Supports SMTPUTF8. Without it, it rejects headers that are not ASCII. */
  utf8?: boolean;
};

/** An email with its quoted-printable text as it is read. */
export const decodeMail = (message: string) =>
  message
    .replace(/=\r\n/g, "")
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll("=", "%")));

const isAsciiHead = (text: string) => /^[\x00-\x7f]*?\r\n\r\n/.test(text);

export const startMailServer = async ({
  port: givenPort,
  host = "127.0.0.1",
  startTls = false,
  utf8 = false,
}: Options = {}): Promise<MailServer> => {
  const port = givenPort ?? (await freePort());
  const messages: string[] = [];
  const recipients: string[][] = [];
  let refusing = false;
  let refusal = 451;
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    // Do not wait for the CMS's idle connection.
    closeTimeout: 100,
    hideSMTPUTF8: !utf8,
    disabledCommands: startTls ? [] : ["STARTTLS"],
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        if (refusing) {
          done(Object.assign(new Error("Not now, ada@example.com"), { responseCode: refusal }));
          return;
        }
        if (!utf8 && !isAsciiHead(text)) {
          done(Object.assign(new Error("SMTPUTF8 is required"), { responseCode: 550 }));
          return;
        }
        messages.push(text);
        recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  // A killed CMS resets its connection, which is not an error of the server.
  server.on("error", () => undefined);
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(port, host);
  await once(server.server, "listening");
  return {
    url: `smtp://${host}:${port}`,
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
    refuse: (yes, code = 451) => {
      refusing = yes;
      refusal = code;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
