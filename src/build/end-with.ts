import { writeSync } from "node:fs";

import { ContentError } from "./content-service";

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

/** Does a part of the build; where the content is at fault, the build ends with the sentence that says so. */
export const orEndWithSentence = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;

    return endWith(error.message);
  }
};
