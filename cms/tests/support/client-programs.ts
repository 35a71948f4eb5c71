import { spawnSync } from "node:child_process";

const majorOf = (program: string): number => {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });

  return Number(/(\d+)[.\d]* ?/.exec(stdout ?? "")?.[1] ?? 0);
};

/**
 * Why backups of a PostgreSQL server of this version cannot be tested here: its client programs
 * come with the system, and older ones refuse a newer server.
 *
 * @returns undefined where they can.
 */
export const missingClientPrograms = (serverMajor: number): string | undefined => {
  const old = ["pg_dump", "pg_restore"].filter((program) => majorOf(program) < serverMajor);
  if (old.length === 0) return undefined;

  return `no ${old.join(" and ")} of PostgreSQL ${serverMajor} or newer on this machine`;
};
