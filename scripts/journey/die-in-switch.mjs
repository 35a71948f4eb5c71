import { syncBuiltinESMExports } from "node:module";
import promises from "node:fs/promises";

// Loaded into the builder with --import. When a release is about to be shown to visitors, the
// process that does it and the builder above it end at once, as in a crash of the machine.
const { rename } = promises;

/** @type {typeof rename} */
const renameOrDie = async (from, to) => {
  if (String(to).endsWith("/current")) {
    process.kill(process.ppid, "SIGKILL");
    process.kill(process.pid, "SIGKILL");
  }

  return rename(from, to);
};
Object.assign(promises, { rename: renameOrDie });
syncBuiltinESMExports();
