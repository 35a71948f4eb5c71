import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { findPackageJSON } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

import { manifest } from "../../../publisher/tests/support/manifest";
import { waitUntil } from "../../../publisher/tests/support/wait-until";
import { getFreePort } from "../../../publisher/ports";

import { stubPrograms } from "./programs";

const repository = join(__dirname, "../../..");
const copied = [
  "scripts",
  "publisher",
  "relay",
  "brand",
  "common",
  "tsconfig.json",
  "src/gatsby/settings.ts",
  "cms/src/server/network/server-url.ts",
  "cms/src/server/database/database-url.ts",
  "cms/src/server/outbox/mail-server.ts",
  "cms/src/server",
];
const packages = ["htmlparser2", "proper-lockfile", "raw-body", "sirv", "standardwebhooks", "yup"];
const empty = ["static", "cms/src/admin", "cms/src/api", "cms/src/components", "cms/src/panel"];
const files = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "cms/config/admin.ts",
];

/** Folders and files that no command needs: creating many files takes most of a test's time. */
const isUnused = (source: string) =>
  /^(node_modules|tests|bench)$|\.test\.tsx?$|\.d\.[cm]?ts$|\.map$/.test(basename(source));

/**
 * Copies a package and those that it needs: a start as another user may not be able to read this
 * checkout.
 *
 * @param from the file that imports it.
 */
const copyPackage = (name: string, from: string, to: string) => {
  const file = findPackageJSON(name, from) ?? "";
  const { dependencies = {} } = JSON.parse(readFileSync(file, "utf8")) as {
    dependencies?: Record<string, string>;
  };
  const folder = dirname(file);
  cpSync(folder, join(to, name), {
    recursive: true,
    filter: (source) => source === folder || !isUnused(source),
  });
  for (const other of Object.keys(dependencies)) copyPackage(other, file, to);
};

/** The site's delivery manifest (publisher/release/delivery-manifest.ts). */
const delivery = {
  ...manifest,
  siteUrl: "http://localhost:9000",
  apiUrl: "http://localhost:1337",
  scripts: [],
};

/** Preloaded, it drops root's privileges, since root can write every file. */
export const asOrdinaryUser =
  "if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }";

/** A free port, as a setting. */
export const freePort = async () => String(await getFreePort());

/** Free ports for everything that `npm start` serves. */
export const freePorts = async () => ({
  SITE_PORT: await freePort(),
  CMS_PORT: await freePort(),
  PREVIEW_PORT: await freePort(),
  PUBLISHER_PORT: await freePort(),
});

/** True if a server responds on a port of this machine. */
export const responds = async (port: string) =>
  (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) !== null;

/**
 * Copies the commands into a temporary folder, with stubs in place of Gatsby, Strapi and the
 * compiler, so that a start takes a second.
 */
export const createStubProject = () => {
  const folder = mkdtempSync(join(tmpdir(), "site-commands-"));
  const path = (name: string) => join(folder, name);
  const write = (name: string, text: string) => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), text);
  };

  chmodSync(folder, 0o755);
  for (const name of copied)
    cpSync(join(repository, name), path(name), {
      recursive: true,
      filter: (source) => !isUnused(source),
    });
  for (const name of empty) mkdirSync(path(name), { recursive: true });
  for (const name of files) write(name, "");
  write("package.json", "{}");
  for (const [name, text] of Object.entries(stubPrograms)) write(name, text);
  for (const project of ["", "cms/"]) {
    write(`${project}package-lock.json`, "{}");
    write(`${project}node_modules/.package-lock.json`, "{}");
  }
  symlinkSync("../../common", path("cms/src/common"));
  for (const name of packages) {
    copyPackage(name, join(repository, "publisher/main.ts"), path("node_modules"));
  }
  for (const name of ["pg", "yup"]) {
    copyPackage(name, join(repository, "cms/src/main.ts"), path("cms/node_modules"));
  }

  const environment = (given: Record<string, string>) => ({
    PATH: process.env.PATH,
    npm_execpath: path("npm.js"),
    FAKE_DELIVERY: JSON.stringify(delivery),
    // The stub of Gatsby only builds.
    PUBLISHER_WARM: "false",
    ...given,
  });

  return {
    path,
    write,
    environment,
    append: (name: string, text: string) => appendFileSync(path(name), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
    /** The calls of the stubs, in order. */
    calls: () => {
      try {
        return readFileSync(path("calls"), "utf8").trim().split("\n");
      } catch {
        return [];
      }
    },
    /** Evaluates code in scripts/lib. @returns its output. */
    evaluate: (code: string, given: Record<string, string> = {}, preload = "") => {
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        ["--import", `data:text/javascript,${preload}`, "--input-type=module", "-e", code],
        { cwd: path("scripts/lib"), env: environment(given), encoding: "utf8" },
      );
      if (status !== 0) throw new Error(stderr);

      return stdout.trim();
    },
    /** Runs a command to its end. A hanging one is stopped, and has no status. */
    run: (name: string, given: Record<string, string> = {}, preload = "", args: string[] = []) => {
      const { status, stderr } = spawnSync(
        process.execPath,
        ["--import", `data:text/javascript,${preload}`, path("scripts/run.cjs"), name, ...args],
        { cwd: folder, env: environment(given), encoding: "utf8", timeout: 30_000 },
      );

      return { status, words: stderr.trim() };
    },
    /** Starts a command that runs until it is interrupted. */
    start: (name: string, given: Record<string, string> = {}, args: string[] = []) => {
      const child = spawn(process.execPath, [path("scripts/run.cjs"), name, ...args], {
        cwd: folder,
        env: environment(given),
      });
      let text = "";
      child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
      child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));

      return {
        child,
        output: () => text,
        /** Waits until the command has printed this. @throws its output if it exits before. */
        waitForOutput: async (expected: string) => {
          const isPrinted = () => {
            if (text.includes(expected)) return true;
            if (child.exitCode === null) return false;
            throw new Error(`It did not print "${expected}":\n${text}`);
          };
          await waitUntil(`it prints "${expected}"`, isPrinted, () => text);
        },
        /** Sends SIGINT, as Ctrl-C does. @returns the exit code. */
        interrupt: async () => {
          if (child.exitCode === null) {
            child.kill("SIGINT");
            await once(child, "close");
          }

          return child.exitCode;
        },
      };
    },
  };
};
