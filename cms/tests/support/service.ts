import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { freePort } from "./ports";
import { templates } from "./templates";
import { until } from "./wait";

export const project = resolve(__dirname, "../../..");

/** A CMS for a test: a separate process with a separate database. */
export type Service = {
  url: string;
  token: string;
  /** Its environment; start another CMS with it to use the same data. */
  environment: Record<string, string>;
  process: ChildProcess;
  /** Its output so far. */
  output: () => string;
  stop: () => Promise<void>;
};

/** Required settings. */
export const secretNames = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "TRANSFER_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "ENCRYPTION_KEY",
  "STRAPI_TOKEN",
];

/** The first of APP_KEYS, the same in all tests, which derive the setup token from it. */
export const appKey = "the-app-key-of-every-test-service";

const temporaryFolders: string[] = [];
process.once("exit", () => {
  for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder that is deleted when the test's process ends. */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `cms-test-${name}-`));
  temporaryFolders.push(folder);

  return folder;
};

/** Copies the runner's prepared SQLite database, with its media if seeded, into a folder. */
const copyTemplate = async (folder: string, isSeeded: boolean) => {
  const { sqlite, seeded } = templates();
  if (isSeeded && seeded) {
    await until("the seeded copy is complete", () => existsSync(seeded));
    cpSync(seeded, folder, { recursive: true });
  } else if (sqlite) copyFileSync(sqlite, join(folder, "data.db"));
};

/** Settings of a CMS on a temporary SQLite file, with overrides. */
export const serviceEnvironment = async (
  given: Record<string, string> = {},
): Promise<Record<string, string>> => {
  const folder = temporaryFolder("service");
  if (!given.DATABASE_URL && !given.DATABASE_FILE) {
    await copyTemplate(folder, given.CMS_SEED === "true");
  }

  return {
    ...Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString("base64url")])),
    APP_KEYS: appKey,
    CMS_PORT: String(await freePort()),
    CMS_ADMIN_PANEL: "false",
    CMS_PUBLIC_DIR: join(folder, "public"),
    DATABASE_FILE: join(folder, "data.db"),
    CV_FOLDER: join(folder, "cvs"),
    // No test leaves this machine.
    CHECK_LINKS: "false",
    NODE_ENV: "production",
    STRAPI_TELEMETRY_DISABLED: "true",
    ...given,
  };
};

/** Environment variables of this machine, without a developer's settings of the project. */
export const machineEnvironment = (): Record<string, string | undefined> => {
  const { PATH, HOME, TMPDIR, TZ, LANG, LC_ALL, NODE_COMPILE_CACHE, CMS_TEST_SEED, TEST_ALL } =
    process.env;

  return {
    PATH,
    HOME,
    TMPDIR,
    TZ,
    LANG,
    LC_ALL,
    NODE_COMPILE_CACHE,
    CMS_TEST_SEED,
    TEST_ALL,
    // Saves a tenth of Strapi's startup time, which garbage collection of new objects would take.
    NODE_OPTIONS: "--max-semi-space-size=64",
  };
};

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Starts the compiled CMS as a process, and waits until it responds or exits. */
export const startProcess = async (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [join(project, "dist/src/main.js")], {
    cwd: project,
    env: { ...machineEnvironment(), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const url = `http://127.0.0.1:${environment.CMS_PORT}`;

  const isHealthy = async () => (await fetch(`${url}/_health`).catch(() => null))?.status === 204;
  await until(
    "the service answers or ends",
    async () => hasEnded(child) || (await isHealthy()) || hasEnded(child),
    // The first start of a database creates all tables, on a machine that may be busy.
    { lastSeen: () => text, timeoutMs: 600_000 },
  );

  return { child, url, output: () => text };
};

/** Starts a CMS and waits until it accepts requests. @throws with its output if it exits. */
export const startService = async (given: Record<string, string> = {}): Promise<Service> => {
  const environment = await serviceEnvironment(given);
  const { child, url, output } = await startProcess(environment);
  if (hasEnded(child)) throw new Error(`The service did not start:\n${output()}`);

  return {
    url,
    token: environment.STRAPI_TOKEN ?? "",
    environment,
    process: child,
    output,
    stop: async () => {
      if (hasEnded(child)) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
};

/** Sends a request like the site's build, with the read-only token. */
export const readAs = (token: string) => async (url: string) => {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });

  return { status: response.status, body: (await response.json()) as { data: never } };
};
