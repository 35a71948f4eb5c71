import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { waitUntil } from "../../publisher/tests/support/wait-until";

import { responds, createStubProject, freePorts } from "../test/stub-project/project";

jest.setTimeout(60_000);

let project: ReturnType<typeof createStubProject>;
let ports: Awaited<ReturnType<typeof freePorts>>;

beforeEach(async () => {
  project = createStubProject();
  ports = await freePorts();
});

afterEach(() => {
  project.remove();
});

/**
 * Runs npm start until everything runs, and stops it.
 *
 * @returns its calls, sorted, since some run in parallel.
 */
const startOnce = async (given: Record<string, string> = {}) => {
  const before = project.calls().length;
  const start = project.start("commands/start.ts", { ...ports, ...given });
  await start.waitForOutput("Ready in");
  await start.interrupt();

  return project.calls().slice(before).sort();
};

const lockfile = (entry: object) =>
  JSON.stringify({ packages: { "": {}, "node_modules/one": entry } });

describe("installing", () => {
  const installed = (wanted: object, found: object, options = {}) => {
    project.write("package-lock.json", lockfile(wanted));
    project.write("node_modules/.package-lock.json", JSON.stringify({ packages: found }));

    return project.evaluate(
      `import { isInstalled } from "../install.mjs";
       console.log(isInstalled("${project.path("")}", ${JSON.stringify(options)}));`,
    );
  };
  const one = { "node_modules/one": { version: "1" } };

  it.each([
    ["the same version is installed", { version: "1" }, one, {}, true],
    ["another version is installed", { version: "2" }, one, {}, false],
    ["it is missing", { version: "1" }, {}, {}, false],
    ["it is missing and for another machine", { version: "1", optional: true }, {}, {}, true],
    ["is missing and only for development", { version: "1", dev: true }, {}, {}, true],
    ["is missing and needed for tests", { version: "1", dev: true }, {}, { dev: true }, false],
    [
      "is installed besides another one",
      { version: "1" },
      { ...one, "node_modules/two": {} },
      {},
      false,
    ],
    [
      "is installed besides one that was added by hand",
      { version: "1" },
      { ...one, "node_modules/two": { extraneous: true } },
      {},
      true,
    ],
  ])("is complete or not if a package %s", (_, wanted, found, options, expected) => {
    expect(installed(wanted, found, options)).toBe(String(expected));
  });

  it.each([
    ["keeps installed development packages", true, "--include=dev"],
    ["does not add development packages for npm start", false, "--omit=dev"],
  ])("%s", (_, dev, option) => {
    project.write("package-lock.json", lockfile({ version: "2" }));
    project.write("node_modules/.package-lock.json", lockfile({ version: "1", dev }));
    project.evaluate('import { installAll } from "../install.mjs"; await installAll();');

    expect(readFileSync(project.path("npm-arguments"), "utf8")).toContain(option);
  });

  it("adds development packages to installed ones, and keeps them for npm start", async () => {
    project.write("package-lock.json", lockfile({ version: "1", dev: true }));
    const installFor = (dev: boolean) =>
      project.evaluate(
        `import { installAll } from "../install.mjs"; await installAll({ dev: ${dev} });`,
      );
    installFor(false);
    expect(project.calls()).toEqual([]);
    installFor(true);
    installFor(true);
    installFor(false);
    expect(project.calls()).toEqual(["npm install"]);
  });

  it("restores the CMS's link to common where Git wrote a file", () => {
    const link = project.path("cms/src/common");
    rmSync(link);
    writeFileSync(link, "../../common");
    const installAll = 'import { installAll } from "../install.mjs"; await installAll();';
    project.evaluate(installAll);

    expect(existsSync(join(link, "package.json"))).toBe(true);
  });
});

describe("npm start", () => {
  it("rebuilds the panel and the site only after a change of their inputs", async () => {
    expect(await startOnce({ FAKE_CONTENT: "1" })).toEqual([
      "compile -p",
      "gatsby build",
      "panel",
      "preview",
      "service",
    ]);
    expect(await startOnce({ FAKE_CONTENT: "1" })).toEqual(["preview", "service"]);

    const changed = project.start("commands/start.ts", { ...ports, FAKE_CONTENT: "2" });
    await changed.waitForOutput("is live");
    expect(project.calls().filter((call) => call === "gatsby build")).toHaveLength(2);
    await changed.interrupt();
  });

  it.each<[string, (path: (name: string) => string) => void]>([
    ["a source was added", (path) => writeFileSync(path("cms/src/server/new.ts"), "")],
    ["a source was changed", (path) => writeFileSync(path("cms/src/server/settings.ts"), "")],
    ["a source was deleted", (path) => rmSync(path("cms/config/admin.ts"))],
    ["its output was changed", (path) => appendFileSync(path("cms/dist/src/main.js"), "//")],
  ])("compiles the CMS again when %s", async (_, change) => {
    const compile = () =>
      project.evaluate('import { compileCms } from "./cms.ts"; await compileCms();');
    compile();
    writeFileSync(project.path("cms/dist/src/deleted.js"), "");
    compile();
    compile();
    expect(project.calls()).toEqual(["compile -p", "compile -p"]);
    expect(existsSync(project.path("cms/dist/src/deleted.js"))).toBe(false);

    change(project.path);
    compile();
    expect(project.calls()).toHaveLength(3);
  });

  it("reinstalls and rebuilds the panel after a change of the lockfile", async () => {
    await startOnce();
    writeFileSync(project.path("cms/package-lock.json"), lockfile({ version: "2" }));
    const installed = ["compile -p", "npm ci", "panel", "preview", "service"];

    expect(await startOnce()).toEqual(installed);
    expect(await startOnce()).not.toContain("npm ci");

    writeFileSync(project.path("cms/package-lock.json"), lockfile({ version: "3" }));
    expect(await startOnce()).toEqual(installed);
  });

  it("stops exactly its own programs on Ctrl-C", async () => {
    const unrelated = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    try {
      const start = project.start("commands/start.ts", ports);
      await start.waitForOutput("Ready in");
      expect(await responds(ports.SITE_PORT)).toBe(true);
      expect(await responds(ports.CMS_PORT)).toBe(true);
      expect(await responds(ports.PREVIEW_PORT)).toBe(true);

      expect(await start.interrupt()).toBe(130);
      expect(await responds(ports.SITE_PORT)).toBe(false);
      expect(await responds(ports.PREVIEW_PORT)).toBe(false);
      expect(await responds(ports.CMS_PORT)).toBe(false);
      expect(unrelated.exitCode ?? unrelated.signalCode).toBeNull();
    } finally {
      unrelated.kill();
    }
  });

  it("stops when npm passes SIGTERM on to its shell only", async () => {
    const shell = spawn(
      "sh",
      ["-c", `"${process.execPath}" scripts/run.cjs commands/start.ts; :`],
      {
        cwd: project.path(""),
        env: { ...project.environment(ports), npm_lifecycle_event: "start" },
      },
    );
    await waitUntil("the CMS responds", () => responds(ports.CMS_PORT));
    shell.kill("SIGTERM");

    await waitUntil("all ports are free", async () => {
      const used = await Promise.all(Object.values(ports).map(responds));

      return !used.includes(true);
    });
  });

  it("announces a build that replaces the site it serves, and later changes of the code", async () => {
    await startOnce({ FAKE_CONTENT: "1" });
    project.write("src/pages/index.tsx", "");
    const start = project.start("commands/start.ts", { ...ports, FAKE_CONTENT: "1" });
    await start.waitForOutput("(the last release: a build of what changed is running)");
    await start.waitForOutput("A build has started.");
    await start.waitForOutput("is live");
    project.write("common/catalogue/technologies.ts", "");
    await start.waitForOutput("technologies.ts changed: the next npm start builds it.");
    await start.interrupt();
  });

  it.each([
    ["this machine alone", {}, false],
    ["every address if SITE_HOST says so", { SITE_HOST: "0.0.0.0" }, true],
  ])("serves the site at %s", async (_, given, expected) => {
    const start = project.start("commands/start.ts", { ...ports, ...given });
    await start.waitForOutput("Ready in");

    // Of this machine, but another address than the usual one.
    const answer = await fetch(`http://127.0.0.2:${ports.SITE_PORT}/`).catch(() => null);
    expect(answer !== null).toBe(expected);
    expect(await responds(ports.SITE_PORT)).toBe(true);
    await start.interrupt();
  });

  it("restarts a killed publisher, and keeps the site and the panel running", async () => {
    const start = project.start("commands/start.ts", ports);
    await start.waitForOutput("Ready in");
    const isPublisherUp = () => responds(ports.PUBLISHER_PORT);
    await waitUntil("the publisher responds", isPublisherUp);
    const { stdout } = spawnSync("pgrep", ["-f", project.path("publisher/main.ts")]);
    process.kill(Number(stdout.toString()), "SIGKILL");
    await start.waitForOutput("The publisher exited with code 1. It starts again in 1 s.");
    await waitUntil("the publisher responds again", isPublisherUp);

    expect(await responds(ports.SITE_PORT)).toBe(true);
    expect(await responds(ports.CMS_PORT)).toBe(true);
    expect(await start.interrupt()).toBe(130);
    expect(await isPublisherUp()).toBe(false);
  });

  it("keeps the panel running if the first build fails, and the site responds that there is no release", async () => {
    const refusal = "The CMS refuses the token (401): give STRAPI_TOKEN the same value.";
    const start = project.start("commands/start.ts", { ...ports, FAKE_REJECTION: refusal });
    await start.waitForOutput("Ready in");

    expect(start.output()).toContain(refusal);
    expect(start.output()).toContain(`it failed: ${refusal}`);
    expect(await responds(ports.CMS_PORT)).toBe(true);
    expect((await fetch(`http://127.0.0.1:${ports.SITE_PORT}/`)).status).toBe(503);
    await start.interrupt();
  });

  it("serves the last release if the content check fails", async () => {
    await startOnce({ FAKE_CONTENT: "1" });
    const refusal = "The picture of the case study is gone: upload it again.";
    const start = project.start("commands/start.ts", {
      ...ports,
      FAKE_CONTENT: "2",
      FAKE_REJECTION: refusal,
    });
    await start.waitForOutput("Ready in");
    await start.waitForOutput(refusal);

    const page = await fetch(`http://127.0.0.1:${ports.SITE_PORT}/`);
    expect(await page.text()).toContain("<title>site");
    expect(await responds(ports.CMS_PORT)).toBe(true);
    await start.interrupt();
  });

  it.each([
    [{ SITE_URL: "nowhere" }, /^The site cannot be built: SITE_URL must be an absolute URL/],
    [{ GATSBY_HOTJAR_ID: "x" }, /^The site cannot be built: GATSBY_HOTJAR_ID must be/],
    [{ ADMIN_JWT_SECRET: "short" }, /^The CMS cannot start: ADMIN_JWT_SECRET needs at least 16/],
  ])("reports %j before compiling or starting anything", (given, sentence) => {
    const { status, words } = project.run("commands/start.ts", { ...ports, ...given });

    expect(status).toBe(1);
    expect(words).toMatch(sentence);
    expect(words).not.toContain("\n");
    expect(project.calls()).toEqual([]);
  });
});

describe("npm run cms", () => {
  it("prints all of the CMS's startup error, and nothing of its log", () => {
    const service = `console.error("Two errors:\\n  one");
      console.log(JSON.stringify({ level: "info" }));
      console.error("  two");
      process.exit(78);`;
    project.write(
      "cms/node_modules/typescript/bin/tsc",
      `require("node:fs").mkdirSync("cms/dist/src", { recursive: true });
       require("node:fs").writeFileSync("cms/dist/src/main.js", ${JSON.stringify(service)});`,
    );

    expect(project.run("commands/cms.ts", ports)).toEqual({
      status: 1,
      words: "Two errors:\n  one\n  two",
    });
  });

  it("runs the CMS alone, until Ctrl-C", async () => {
    const cms = project.start("commands/cms.ts", ports);
    await cms.waitForOutput(`http://localhost:${ports.CMS_PORT}/admin. Ctrl-C stops it.`);

    expect(await responds(ports.CMS_PORT)).toBe(true);
    expect(project.calls().sort()).toEqual(["compile -p", "panel", "service"]);
    expect(await cms.interrupt()).toBe(130);
    expect(await responds(ports.CMS_PORT)).toBe(false);
  });
});

describe("npm run develop", () => {
  it("keeps the CMS running when the site exits, and restarts the site on Enter", async () => {
    const develop = project.start("commands/develop.ts", {
      ...ports,
      FAKE_REJECTION: "A record is missing.",
    });
    await develop.waitForOutput("Press Enter to restart the site");
    expect(develop.output()).toContain("A record is missing.");
    await develop.waitForOutput("✓ starting the CMS");
    expect(await responds(ports.CMS_PORT)).toBe(true);

    project.write("fixed", "");
    develop.child.stdin.write("\n");
    await develop.waitForOutput("GraphiQL");
    expect(await responds(ports.SITE_PORT)).toBe(true);
    await develop.waitForOutput("✓ starting the preview server");
    await develop.waitForOutput("✓ building the admin panel");
    // The site and the CMS start in parallel.
    expect(project.calls().sort()).toEqual([
      "compile -p",
      "gatsby develop",
      "gatsby develop",
      "panel",
      "preview",
      "service",
    ]);

    expect(await develop.interrupt()).toBe(130);
    expect(await responds(ports.CMS_PORT)).toBe(false);
    expect(develop.output().match(/The site exited with code/g)).toHaveLength(1);
    expect(develop.output()).not.toContain("The CMS exited");
  });
});
