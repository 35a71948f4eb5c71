import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// A project whose Gatsby notes whether it goes on from what it has in its cache, writes the pages
// that the environment names, ends with the code that it names, and otherwise waits for ever.
const gatsby = `
  const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require("node:fs");
  const { PAGES = "", WORDS = "new", CODE, KEPT_CODE, KEPT_BUILD } = process.env;
  const isKept = existsSync(".cache/redux") && existsSync("public") && KEPT_BUILD;
  appendFileSync("builds", isKept ? "kept " : "full ");
  mkdirSync(".cache/redux", { recursive: true });
  for (const page of PAGES.split(",").filter(Boolean)) {
    mkdirSync("public" + page, { recursive: true });
    writeFileSync("public" + page + "index.html", WORDS);
  }
  if (KEPT_CODE && isKept) process.exit(Number(KEPT_CODE));
  if (CODE) process.exit(Number(CODE));
  setInterval(() => undefined, 1000);
`;

const projectWith = (site: string[]) => {
  const project = mkdtempSync(join(tmpdir(), "site-"));
  cpSync("scripts/support", join(project, "scripts/support"), { recursive: true });
  mkdirSync(join(project, "node_modules/gatsby/dist/utils/parcel"), { recursive: true });
  writeFileSync(
    join(project, "node_modules/gatsby/dist/utils/parcel/compile-gatsby-files.js"),
    "exports.compileGatsbyFiles = async () => undefined;",
  );
  writeFileSync(join(project, "node_modules/gatsby/cli.js"), gatsby);
  for (const name of sources) {
    mkdirSync(join(project, name, ".."), { recursive: true });
    writeFileSync(join(project, name), name.endsWith(".json") ? "{}" : "");
  }
  addPages(project, site);

  return project;
};

/** What a build is made from besides content, in small. */
const sources = [
  "src/code.ts",
  "publisher/code.ts",
  "static/icon.svg",
  "cms/src/api/schema.ts",
  "cms/src/components/part.json",
  "cms/src/content/rules/rule.ts",
  "cms/src/lib/code.ts",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

const addPages = (project: string, pages: string[]) => {
  for (const page of pages) {
    mkdirSync(join(project, "public", page), { recursive: true });
    writeFileSync(join(project, "public", page, "index.html"), "good");
  }
};

const build = (project: string, environment: Record<string, string>, minutes = 1) => {
  const script = `
    import { buildSite } from "./scripts/support/site.mjs";
    const environment = { ...process.env, STRAPI_API_URL: "http://cms.example" };
    await buildSite(environment, { minutes: ${minutes} }).catch((error) => {
      console.error(error.message);
      process.exit(1);
    });
  `;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script],
    {
      cwd: project,
      env: { ...process.env, ...environment },
      encoding: "utf8",
      timeout: 30_000,
    },
  );
  appendFileSync(join(project, "log"), stdout);

  return { status, words: stderr.trim() };
};

const home = (project: string) => readFileSync(join(project, "public/index.html"), "utf8");
const exists = (project: string, path: string) => existsSync(join(project, path));

describe("buildSite", () => {
  it("puts the new site in the place of the last", () => {
    const project = projectWith(["/", "/blog/", "/old/"]);

    expect(build(project, { PAGES: "/,/blog/,/new/", CODE: "0" })).toEqual({
      status: 0,
      words: "",
    });
    expect(home(project)).toBe("new");
    expect(exists(project, "public/old")).toBe(false);
  });

  it("stops a build that takes too long", () => {
    const project = projectWith(["/"]);

    expect(build(project, {}, 0.01)).toEqual({
      status: 1,
      words:
        "The site was not built within 0.01 minutes. Its log says how far it came: while it reads content, the content service at http://cms.example is slow or does not answer; later, this machine is slow or busy.",
    });
  });

  it("builds again in the same process after one that took too long", () => {
    const project = projectWith([]);
    const script = `
      import { buildSite } from "./scripts/support/site.mjs";
      const build = (more, minutes) => buildSite({ ...process.env, PAGES: "/", ...more }, { minutes });
      await build({}, 0.01).catch(({ message }) => console.error(message));
      await build({ CODE: "0" }, 1);
    `;
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--input-type=module", "--eval", script],
      { cwd: project, encoding: "utf8", timeout: 30_000 },
    );

    expect(stderr).toContain("The site was not built within 0.01 minutes.");
    expect([status, home(project)]).toEqual([0, "new"]);
  });

  describe("goes on from the last build", () => {
    const good = { PAGES: "/", CODE: "0" };
    const built = (...environments: Record<string, string>[]) => {
      const project = projectWith([]);
      for (const environment of environments) build(project, environment);

      return project;
    };
    const builds = (project: string) => readFileSync(join(project, "builds"), "utf8").trim();
    /** Why each build that began with nothing did so, as it was printed. */
    const reasons = (project: string) =>
      [
        ...readFileSync(join(project, "log"), "utf8").matchAll(/Building the whole site \((.*)\)/g),
      ].map(([, reason]) => reason);

    it("when that has succeeded, and keeps the site that is there", () => {
      const project = built(good);
      addPages(project, ["/kept/"]);
      build(project, good);

      expect(builds(project)).toBe("full kept");
      expect(exists(project, "public/kept") && home(project)).toBe("new");
    });

    it("not after one that failed, or was killed", () => {
      expect(builds(built(good, { ...good, CODE: "78" }, good, good))).toBe("full kept full kept");
      const project = built(good);
      build(project, {}, 0.005);
      build(project, good);

      expect(builds(project)).toMatch(/^full .*full$/);
      expect(reasons(project)).toEqual([
        "there is no built site",
        "the last run of Gatsby was not a build that succeeded",
      ]);
    });

    it("not after a change of code, packages or settings", () => {
      const project = built(good);
      const lockfile = "node_modules/.package-lock.json";
      for (const [name, text] of [
        ["src/code.ts", "changed"],
        [lockfile, '{ "packages": { "changed": {} } }'],
        // Only tests need it.
        [lockfile, '{ "packages": { "changed": {}, "added": { "dev": true } } }'],
      ] as const) {
        writeFileSync(join(project, name), text);
        build(project, good);
      }
      build(project, { ...good, SITE_URL: "https://other.example" });

      expect(builds(project)).toBe("full full full kept full");
      expect(reasons(project).slice(1)).toEqual([
        "changed since the last build: code",
        "changed since the last build: packages",
        "changed since the last build: settings",
      ]);
    });

    it("not on another day", () => {
      const project = built(good);
      const note = join(project, ".cache/made-from");
      const made = { ...JSON.parse(readFileSync(note, "utf8")), day: "2026-11-21" };
      writeFileSync(note, JSON.stringify(made));
      build(project, good);

      expect(builds(project)).toBe("full full");
      expect(reasons(project)[1]).toBe("changed since the last build: day");
    });

    it("not without the site, nor after Gatsby ran for somebody else", () => {
      const project = built(good);
      renameSync(join(project, "public"), join(project, "moved"));
      build(project, good);
      // gatsby-node.ts does it.
      rmSync(join(project, ".cache/made-from"));
      build(project, good);
      // Cut short while it was written.
      writeFileSync(join(project, ".cache/made-from"), "{");
      build(project, good);

      expect(builds(project)).toBe("full full full full");
    });

    it("and begins with nothing where Gatsby cannot, unless it says that the content is at fault", () => {
      const broken = built(good);
      addPages(broken, ["/kept/"]);

      expect(build(broken, { ...good, KEPT_CODE: "1" })).toEqual({ status: 0, words: "" });
      expect(builds(broken)).toBe("full kept full");
      expect(reasons(broken)[1]).toBe("going on from the last build failed");
      expect(exists(broken, "public/kept")).toBe(false);

      const refused = built(good);
      addPages(refused, ["/kept/"]);

      expect(build(refused, { ...good, KEPT_CODE: "78" }).status).toBe(1);
      expect(builds(refused)).toBe("full kept");
      expect(exists(refused, "public/kept")).toBe(true);
    });
  });
});
