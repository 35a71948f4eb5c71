import { once } from "node:events";

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
  refuse: (yes: boolean) => void;
  stop: () => Promise<void>;
};

/** @param givenPort where it listens; a free port without it. */
export const startMailServer = async (givenPort?: number): Promise<MailServer> => {
  const port = givenPort ?? (await freePort());
  const messages: string[] = [];
  const recipients: string[][] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
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
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    messages,
    recipients,
    refuse: (yes) => (refusing = yes),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
