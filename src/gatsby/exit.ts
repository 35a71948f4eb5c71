import { writeSync } from "node:fs";

import { exConfig } from "../../common/operator-error";
import type { RecordId } from "../../common/record-id";

import { ContentError } from "./content/cms-client";

/** Exits with a message as the last line of output. */
export const exitWithMessage = (message: string): never => {
  writeSync(process.stderr.fd, `${message}\n`);
  // Silences Gatsby's report of unfinished activities.
  process.stdout.write = () => true;
  process.stderr.write = () => true;
  process.exit(exConfig);
};

/** Sends the invalid record to the publisher (publisher/build/gatsby.ts). */
const sendRecord = (recordAtFault: RecordId) => process.send?.({ recordAtFault });

/** Runs a build step. Exits with the message of a ContentError. */
export const exitOnContentError = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (error.record) sendRecord(error.record);

    return exitWithMessage(error.message);
  }
};

/** Ends the build with its publisher, whose next build would write the same files. */
export const exitWithParent = () => {
  if (!process.send) return;
  const exit = () => process.exit(1);
  if (!process.connected) exit();
  process.once("disconnect", exit);
  // The channel must not keep the process running.
  process.channel?.unref();
};
