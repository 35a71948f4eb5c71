import { userInfo } from "node:os";

/** Who runs this command, as the audit trail names them. */
export const actorOf = (command: string) => `${command} by ${userInfo().username}`;

/** Ends a command with one sentence. */
export const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

/** An address of which everything is exported or deleted. */
export const isAddress = (text: string | undefined): text is string =>
  /^[^\s@]+@[^\s@]+$/.test(text ?? "");
