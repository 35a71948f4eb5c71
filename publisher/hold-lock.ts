import { createRequire } from "node:module";
import { resolve } from "node:path";

import type * as Lock from "./lock.ts";

/**
 * Holds the build lock for as long as this process runs: for Gatsby's own commands. The publisher
 * and `npm run develop` hold it around theirs, and say so with BUILD_LOCK.
 *
 * @throws {LockedError} if another process holds it.
 */
export const holdLock = async (): Promise<void> => {
  if (process.env.BUILD_LOCK === "held") return;
  // Not bundled into gatsby-node.ts, where import.meta has no folder.
  const load = createRequire(resolve("package.json"));
  const { withLock } = load("./publisher/lock.ts") as typeof Lock;
  await new Promise<void>((taken, fail) => {
    const untilExit = () => {
      taken();

      return new Promise(() => undefined);
    };
    withLock(untilExit, { wait: false }).catch(fail);
  });
};
