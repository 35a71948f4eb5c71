import { spawnSync } from "node:child_process";

const majorOf = (program: string): number => {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });

  return Number(/(\d+)[.\d]* ?/.exec(stdout ?? "")?.[1] ?? 0);
};

/**
 * The reason why backups of this PostgreSQL server cannot be tested on this machine: the system's
 * client programs are missing or older than the server.
 *
 * @returns undefined if they can be tested.
 */
export const missingClientPrograms = (serverMajor: number): string | undefined => {
  const old = ["pg_dump", "pg_restore"].filter((program) => majorOf(program) < serverMajor);
  if (old.length === 0) return undefined;

  return `no ${old.join(" and ")} of PostgreSQL ${serverMajor} or newer on this machine`;
};
