import { spawn, spawnSync } from "node:child_process";
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

/** A PostgreSQL server of the test's own: its address, and how to stop and remove it. */
export type Postgres = { url: string; stop: () => Promise<void> };

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
  const server = spawn(
    postgres,
    [
      "-D",
      join(folder, "data"),
      "-p",
      String(port),
      "-k",
      folder,
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "fsync=off",
    ],
    { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  let log = "";
  server.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()));
  while (!log.includes("ready to accept connections")) {
    if (server.exitCode !== null) return { missing: `postgres ended: ${log}` };
    await new Promise((next) => setTimeout(next, 50));
  }

  return {
    url: `postgres://cms@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill("SIGINT");
      await once(server, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
