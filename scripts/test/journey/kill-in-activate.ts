import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

// Loaded into the publisher with --import: kills it when it is about to activate a release, as a
// crash of the machine does.
const { rename } = promises;

const renameOrDie: typeof rename = async (from, to) => {
  if (String(to).endsWith("/current")) process.kill(process.pid, "SIGKILL");

  return rename(from, to);
};
Object.assign(promises, { rename: renameOrDie });
syncBuiltinESMExports();
