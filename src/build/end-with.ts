import { existsSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";

import { ContentError, type RecordId } from "./content-service";

/** Known to scripts/support/processes.mjs: the last line is the whole story. */
const explainedExit = 78;

/** Ends the process with a sentence as its last words. */
export const endWith = (sentence: string): never => {
  writeSync(process.stderr.fd, `${sentence}\n`);
  // While it ends, Gatsby would say after the sentence which of its steps was cut short.
  process.stdout.write = () => true;
  process.stderr.write = () => true;
  process.exit(explainedExit);
};

/** Tells whoever runs the build which record is at fault (scripts/support/fault.mjs). */
const noteFault = (record: RecordId, cache: string) => {
  if (existsSync(cache)) writeFileSync(join(cache, "fault.json"), JSON.stringify(record));
};

/** Does a part of the build; where the content is at fault, the build ends with the sentence that says so. */
export const orEndWithSentence = async <T>(
  work: () => Promise<T>,
  cache = ".cache",
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;

    if (error.record) noteFault(error.record, cache);

    return endWith(error.message);
  }
};
