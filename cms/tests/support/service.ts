import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { freePort } from "./ports";
import { templates } from "./templates";
import { until } from "./wait";

export const project = resolve(__dirname, "../../..");

/** A CMS that runs for a test: a process of its own, on a database of its own. */
export type Service = {
  url: string;
  token: string;
  /** What it was started with; give it to another start to meet the same data again. */
  environment: Record<string, string>;
  process: ChildProcess;
  /** What it printed so far. */
  output: () => string;
  stop: () => Promise<void>;
};

/** The settings without which no service starts. */
export const secretNames = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "TRANSFER_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "ENCRYPTION_KEY",
  "STRAPI_TOKEN",
];

/** The first of APP_KEYS, the same for every service of the tests: signIn derives the set-up token from it. */
export const appKey = "the-app-key-of-every-test-service";

const temporaryFolders: string[] = [];
process.once("exit", () => {
  for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder that goes when the test's process ends. */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `cms-test-${name}-`));
  temporaryFolders.push(folder);

  return folder;
};

/** Puts into a service's folder what the runner prepared for one on SQLite. */
const copyTemplate = (folder: string, isSeeded: boolean) => {
  const { sqlite, seeded } = templates();
  if (isSeeded && seeded) cpSync(seeded, folder, { recursive: true });
  else if (sqlite) copyFileSync(sqlite, join(folder, "data.db"));
};

/** Settings for a service on a temporary SQLite file; whatever is given wins. */
export const serviceEnvironment = async (
  given: Record<string, string> = {},
): Promise<Record<string, string>> => {
  const folder = temporaryFolder("service");
  if (!given.DATABASE_URL && !given.DATABASE_FILE) copyTemplate(folder, given.CMS_SEED === "true");

  return {
    ...Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString("base64url")])),
    APP_KEYS: appKey,
    CMS_PORT: String(await freePort()),
    CMS_ADMIN_PANEL: "false",
    CMS_PUBLIC_DIR: join(folder, "public"),
    DATABASE_FILE: join(folder, "data.db"),
    CV_FOLDER: join(folder, "cvs"),
    NODE_ENV: "production",
    STRAPI_TELEMETRY_DISABLED: "true",
    ...given,
  };
};

/** What a program of ours is told of this machine: none of the settings that a developer may have. */
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
    // A start of Strapi spends a tenth of its time on moving young objects about otherwise.
    NODE_OPTIONS: "--max-semi-space-size=64",
  };
};

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Starts the compiled service as a process and waits for what comes of it: an answer, or its end. */
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
    { lastSeen: () => text },
  );

  return { child, url, output: () => text };
};

/** Starts a service and answers when it takes requests. @throws with its output when it ends instead. */
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

/** Asks the service as the site's build does, with the read-only token. */
export const readAs = (token: string) => async (url: string) => {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });

  return { status: response.status, body: (await response.json()) as { data: never } };
};
