import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const project = resolve(__dirname, "../../..");

/** A content service that runs for a test: a process of its own, on a database of its own. */
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

const secrets = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "JWT_SECRET",
  "TRANSFER_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "ENCRYPTION_KEY",
  "STRAPI_TOKEN",
];

/** A port that is free now. */
export const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");

  return port;
};

/** Settings for a service on a temporary SQLite file; whatever is given wins. */
export const serviceEnvironment = async (
  given: Record<string, string> = {},
): Promise<Record<string, string>> => {
  const folder = mkdtempSync(join(tmpdir(), "cms-test-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

  return {
    ...Object.fromEntries(secrets.map((name) => [name, randomBytes(32).toString("base64url")])),
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

/** Starts the compiled service as a process and waits for what comes of it: an answer, or its end. */
export const startProcess = async (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [join(project, "dist/src/main.js")], {
    cwd: project,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const url = `http://127.0.0.1:${environment.CMS_PORT}`;

  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/_health`).catch(() => null);
    if (answer?.status === 204) break;
    await new Promise((next) => setTimeout(next, 100));
  }

  return { child, url, output: () => text };
};

/** Starts a service and answers when it takes requests. Throws with its output when it ends instead. */
export const startService = async (given: Record<string, string> = {}): Promise<Service> => {
  const environment = await serviceEnvironment(given);
  const { child, url, output } = await startProcess(environment);
  if (child.exitCode !== null) throw new Error(`The service did not start:\n${output()}`);

  return {
    url,
    token: environment.STRAPI_TOKEN ?? "",
    environment,
    process: child,
    output,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
};

/** Asks the service as the site's build does, with the read-only token. */
export const readAs = (token: string) => async (url: string) => {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });

  return { status: response.status, body: (await response.json()) as { data: never } };
};

/** Posts a form as a browser does. */
export const post = async (url: string, data: object, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ data }),
  });

  return { status: response.status, body: (await response.json()) as Answer };
};

/** An answer in Strapi's shape. */
export type Answer = {
  data: { id: number; documentId: string } | null;
  error?: { status: number; name: string; message: string; details?: object };
};
