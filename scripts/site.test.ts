/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// A project whose Gatsby writes the pages that the environment names, ends with the
// code that it names, and otherwise waits for ever.
const gatsby = `
  const { mkdirSync, writeFileSync } = require("node:fs");
  const { PAGES = "", CODE } = process.env;
  for (const page of PAGES.split(",").filter(Boolean)) {
    mkdirSync("public" + page, { recursive: true });
    writeFileSync("public" + page + "index.html", "new");
  }
  if (CODE) process.exit(Number(CODE));
  setInterval(() => undefined, 1000);
`;

const projectWith = (site: string[], folder = "public") => {
  const project = mkdtempSync(join(tmpdir(), "site-"));
  cpSync("scripts/support", join(project, "scripts/support"), { recursive: true });
  mkdirSync(join(project, "node_modules/gatsby"), { recursive: true });
  writeFileSync(join(project, "node_modules/gatsby/cli.js"), gatsby);
  addPages(project, folder, site);

  return project;
};

const addPages = (project: string, folder: string, pages: string[]) => {
  for (const page of pages) {
    mkdirSync(join(project, folder, page), { recursive: true });
    writeFileSync(join(project, folder, page, "index.html"), "good");
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
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script],
    { cwd: project, env: { ...process.env, ...environment }, encoding: "utf8", timeout: 30_000 },
  );

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
    expect(exists(project, ".previous-public") || exists(project, ".cache/outdated-public")).toBe(
      false,
    );
  });

  it("brings the last site back when the build fails", () => {
    const project = projectWith(["/"]);

    expect(build(project, { PAGES: "/", CODE: "1" }).status).toBe(1);
    expect(home(project)).toBe("good");
  });

  it("takes the site that a killed build left aside for the last good one", () => {
    const project = projectWith(["/"], ".previous-public");
    addPages(project, "public", ["/half/"]);

    expect(build(project, { CODE: "1" }).status).toBe(1);
    expect(home(project)).toBe("good");
    expect(exists(project, "public/half")).toBe(false);
  });

  it("stops a build that takes too long", () => {
    const project = projectWith(["/"]);

    expect(build(project, {}, 0.01)).toEqual({
      status: 1,
      words:
        "The site was not built within 0.01 minutes: see in its log whether the content service at http://cms.example answers.",
    });
    expect(home(project)).toBe("good");
  });

  it("refuses a site that lacks half of the last one's pages", () => {
    const project = projectWith(["/", "/blog/", "/blog/a/", "/blog/b/"]);

    expect(build(project, { PAGES: "/,/blog/,/blog/d/", CODE: "0" })).toEqual({
      status: 1,
      words: expect.stringMatching(
        /^Of the 4 pages of the last site 2 are gone, \/blog\/a\/ for one: .*ACCEPT_FEWER_PAGES=true/,
      ),
    });
    expect(home(project)).toBe("good");
  });

  it("takes it where that is accepted, and where more than half are left", () => {
    const pages = ["/", "/blog/", "/blog/a/", "/blog/b/"];
    const accepted = { PAGES: "/", CODE: "0", ACCEPT_FEWER_PAGES: "true" };

    expect(build(projectWith(pages), accepted).status).toBe(0);
    expect(build(projectWith(pages), { PAGES: "/,/blog/,/blog/b/", CODE: "0" }).status).toBe(0);
  });
});
