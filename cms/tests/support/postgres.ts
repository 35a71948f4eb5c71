import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

import { freePort } from "./service";

const debianFolder = "/usr/lib/postgresql";

const folders = () => [
  ...(process.env.PATH ?? "").split(delimiter),
  ...(existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => join(debianFolder, version, "bin"))
    : []),
];

const program = (name: string) =>
  folders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

// PostgreSQL refuses to run as root, so root lends it a user who owns nothing.
const nobody = 65534;
const asOrdinaryUser = () => (process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {});

/** A PostgreSQL server of the test's own: its address, how to halt it for a while, and to remove it. */
export type Postgres = {
  url: string;
  halt: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a PostgreSQL server on a temporary folder, or answers why there is none to be had. */
export const startPostgres = async (): Promise<Postgres | { missing: string }> => {
  const [initdb, postgres] = [program("initdb"), program("postgres")];
  if (!initdb || !postgres) {
    return { missing: "no PostgreSQL server on this machine (Debian: apt-get install postgresql)" };
  }

  const folder = mkdtempSync(join(tmpdir(), "cms-test-postgres-"));
  const user = asOrdinaryUser();
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const created = spawnSync(
    initdb,
    ["-D", join(folder, "data"), "-U", "cms", "-A", "trust", "-E", "UTF8", "--no-sync"],
    {
      ...user,
      cwd: folder,
      env: { ...process.env, LC_ALL: "C" },
    },
  );
  if (created.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return { missing: `initdb failed: ${String(created.stderr).trim() || created.error?.message}` };
  }

  const port = await freePort();
  let server: ChildProcess;
  const halt = async () => {
    server.kill("SIGINT");
    await once(server, "exit");
  };
  const resume = async () => {
    const options = ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"];
    server = spawn(
      postgres,
      ["-D", join(folder, "data"), "-p", String(port), "-k", folder, ...options],
      { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
    );
    let log = "";
    server.stderr?.on("data", (chunk: Buffer) => (log += chunk.toString()));
    while (!log.includes("ready to accept connections")) {
      if (server.exitCode !== null) throw new Error(`postgres ended: ${log}`);
      await new Promise((next) => setTimeout(next, 50));
    }
  };
  await resume();

  return {
    url: `postgres://cms@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
