import { createInterface } from "node:readline/promises";

import { dropUnused } from "../database/unused/drop-unused";
import { formatName, readUnused } from "../database/unused/unused-names";

import { exitWithError } from "./end-command";
import { loadQuietly } from "./strapi";

/** Asks the operator, on a terminal or a pipe; the end of the input is a no. */
const isConfirmed = async () => {
  const input = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((end) => input.once("close", () => end("")));
  const answer = await Promise.race([input.question('Enter "drop" to delete them: '), ended]);
  input.close();

  return answer.trim() === "drop";
};

// npm run drop-unused
const main = async () => {
  const { strapi } = await loadQuietly();
  const unused = await readUnused(strapi);
  if (unused.length === 0) console.log("This version uses all tables and columns.");
  else {
    console.log("This version does not use these tables and columns, which may have content:");
    for (const name of unused) console.log(`  ${formatName(name)}`);
    if (await isConfirmed()) {
      await dropUnused(strapi);
      console.log("Dropped.");
    } else console.log("Nothing was dropped.");
  }
  await strapi.destroy();
};

main().catch(({ message }: Error) => exitWithError(message));
