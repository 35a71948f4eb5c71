import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { machineEnvironment, project, type Service } from "./service";

/** Runs the command that backs up and restores, with a service's settings. */
export const backupCommand = (
  { environment }: Pick<Service, "environment">,
  ...parameters: string[]
) =>
  spawnSync(process.execPath, [join(project, "dist/src/commands/backup.js"), ...parameters], {
    cwd: project,
    env: { ...machineEnvironment(), ...environment },
    encoding: "utf8",
  });
