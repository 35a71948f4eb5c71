import { syncBuiltinESMExports } from "node:module";
import promises from "node:fs/promises";

// Loaded into the builder with --import: it ends at once when a release is about to be shown to
// visitors, as in a crash of the machine.
const { rename } = promises;

/** @type {typeof rename} */
const renameOrDie = async (from, to) => {
  if (String(to).endsWith("/current")) {
    process.kill(process.pid, "SIGKILL");
  }

  return rename(from, to);
};
Object.assign(promises, { rename: renameOrDie });
syncBuiltinESMExports();
