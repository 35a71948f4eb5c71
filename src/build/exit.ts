import { writeSync } from "node:fs";

import { ContentError, type RecordId } from "./content-service";

/** EX_CONFIG of sysexits.h, known to publisher/process.ts: the last line of output is the message. */
const exConfig = 78;

/** Exits with a sentence as the last line of output. */
export const exitWith = (sentence: string): never => {
  writeSync(process.stderr.fd, `${sentence}\n`);
  // At exit Gatsby prints which of its steps did not finish.
  process.stdout.write = () => true;
  process.stderr.write = () => true;
  process.exit(exConfig);
};

/** Tells the publisher (publisher/gatsby.ts) which record is at fault. */
const sendRecord = (recordAtFault: RecordId) => process.send?.({ recordAtFault });

/** Runs a part of the build; a fault of the content exits with its sentence. */
export const orExit = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (error.record) sendRecord(error.record);

    return exitWith(error.message);
  }
};

/** Ends a build whose publisher has been killed: the next one writes the same files. */
export const exitWithParent = () => {
  if (!process.send) return;
  const exit = () => process.exit(1);
  if (!process.connected) exit();
  process.once("disconnect", exit);
  // Listening alone keeps no process running.
  process.channel?.unref();
};
