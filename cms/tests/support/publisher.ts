import { existsSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import type { PublisherState } from "../../src/common/builds/builds";
import type { BrokenLinks } from "../../src/common/record-id";

import { freePort } from "./ports";
import { project, temporaryFolder } from "./service";
import { until } from "./wait";

export const publisherSecret = "a-secret-of-both-sides";

type Program = {
  output: () => string;
  hasEnded: () => boolean;
  ended: Promise<number | null>;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
};
type StubProject = {
  path: (name: string) => string;
  write: (name: string, text: string) => void;
  start: (args: string[], settings: Record<string, string>) => Program;
};

/** Not in a folder of the CMS: TypeScript that Node runs. */
const load = createRequire(join(project, "package.json"));

/** The publisher of the repository, in a project with a stub of Gatsby, and a CMS to build from. */
export const createPublisher = async () => {
  const { createStubProject } = load("../publisher/tests/support/stub-project.ts") as {
    createStubProject: (parent: string) => StubProject;
  };
  const stub = createStubProject(temporaryFolder("publisher"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let program: Program | undefined;
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  const remove = (name: string) => rmSync(stub.path(name), { force: true });

  const publisher = {
    url,
    stub,
    /** Starts the publisher, and waits until it answers or has ended. */
    start: async (cmsUrl: string, more: Record<string, string> = {}) => {
      const started = stub.start(["run"], {
        PUBLISHER_SECRET: publisherSecret,
        PUBLISHER_PORT: String(port),
        PUBLISHER_QUIET_SECONDS: "0.2",
        STRAPI_API_URL: cmsUrl,
        STRAPI_TOKEN: "unused-by-the-stub",
        ...more,
      });
      program = started;
      const lastSeen = () => started.output();
      await until("the publisher is up", async () => started.hasEnded() || (await isUp()), {
        lastSeen,
      });
    },
    /** Resolves when the process has died by itself. */
    ended: () => program?.ended,
    stop: async (signal: NodeJS.Signals = "SIGTERM") => {
      if (program && !program.hasEnded()) await program.kill(signal);
    },
    /** Expires the lock of a killed process, which would take twenty seconds. */
    expireLock: () => {
      const lock = stub.path(".build.lock");
      if (existsSync(lock)) utimesSync(lock, new Date(0), new Date(0));
    },
    /** Wakes it with content that it has not built. */
    wake: () =>
      fetch(`${url}/wake`, {
        method: "POST",
        headers: { Authorization: `Bearer ${publisherSecret}` },
        body: JSON.stringify({ digest: "changed", at: new Date().toISOString() }),
      }),
    /** Keeps builds running until the next `release`. */
    hold: () => stub.write("hold", ""),
    release: () => remove("hold"),
    /** Lets the next builds fail, or go on. */
    fail: (sentence: string, record?: object) => {
      stub.write("failure", sentence);
      if (record) stub.write("record", JSON.stringify(record));
    },
    succeed: () => ["failure", "record", "held", "broken-links"].forEach(remove),
    holdBack: (held: object[]) => stub.write("held", JSON.stringify(held)),
    /** Links of the next builds that lead nowhere. */
    breakLinks: (brokenLinks: BrokenLinks) =>
      stub.write("broken-links", JSON.stringify(brokenLinks)),
    /** Adds a page to the next builds. */
    addPage: (path: string) =>
      stub.write(`public${path}index.html`, `<meta charset="utf-8">${path}`),
    /** How often Gatsby was started. */
    runs: () =>
      existsSync(stub.path("builds"))
        ? readFileSync(stub.path("builds"), "utf8").trim().split(" ").length
        : 0,
    state: async () => {
      const response = await fetch(`${url}/state`, {
        headers: { Authorization: `Bearer ${publisherSecret}` },
      });

      return (await response.json()) as PublisherState;
    },
    /** Waits until nothing is queued, woken or running. @returns the number of ended builds. */
    settled: async () => {
      let count = 0;
      await until("the publisher has nothing to do", async () => {
        const { waiting, building, builds } = await publisher.state();
        count = builds.length;

        return !waiting && !building && count > 0;
      });

      return count;
    },
  };

  return publisher;
};

export type Publisher = Awaited<ReturnType<typeof createPublisher>>;
