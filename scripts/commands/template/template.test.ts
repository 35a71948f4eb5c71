import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { begin } from "./begin";
import { git, tryGit } from "./git";
import { prepareUpgrade } from "./prepare-upgrade";
import { findUpgradeEffects } from "./upgrade-findings";

const parent = mkdtempSync(join(tmpdir(), "template test "));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

let count = 0;
const newFolder = () => join(parent, String((count += 1)));

const commit = (folder: string, files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "-m", "Change files");
};

const identify = (folder: string) => {
  git(folder, "config", "user.name", "Ada");
  git(folder, "config", "user.email", "ada@agency.example");
  git(folder, "config", "commit.gpgsign", "false");
};

const schema = "cms/src/api/article/content-types/article/schema.json";
const first = {
  "package.json": JSON.stringify({ version: "1.0.0", engines: { node: "^24" } }),
  "sample-content/records/site.yaml": "name: Oldname\nurl: oldname.example\n",
  "README.md": "Oldname builds.\n\n1\n\n2\n\n3\n\nThe end.\n",
  ".env.example": "# Port.\n# SITE_PORT=9000\nOLD_SETTING=1\n",
  [schema]: JSON.stringify({ attributes: { title: {}, subtitle: {} } }),
  "src/one.ts": "export const one = 1;\n",
};

/** A template with a history, and a shallow clone of it. */
const cloneTemplate = () => {
  const [template, clone] = [newFolder(), newFolder()];
  mkdirSync(template);
  git(template, "init", "--quiet");
  identify(template);
  commit(template, { "README.md": "Oldname.\n" });
  commit(template, first);
  git(parent, "clone", "--quiet", "--depth", "1", `file://${template}`, clone);
  identify(clone);

  return { template, clone };
};

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

describe("begin", () => {
  it("renames a clone, whose history is then one commit that has upstream as its source", () => {
    const { clone } = cloneTemplate();
    begin(clone, "New Agency");

    expect(git(clone, "log", "--format=%B")).toBe("Begin as New Agency\n\nTemplate-Version: 1.0.0");
    expect(git(clone, "status", "--porcelain")).toBe("");
    expect(git(clone, "remote")).toBe("upstream");
    expect(read(clone, "README.md")).toContain("New Agency builds.");
    expect(() => begin(clone, "Another Name")).toThrow("This project has begun already.");
  });

  it.each([
    ["uncommitted changes", (clone: string) => writeFileSync(join(clone, "mine"), "")],
    ["commits of your own", (clone: string) => commit(clone, { mine: "" })],
  ])("refuses a clone with %s, and changes nothing", (problem, change) => {
    const { clone } = cloneTemplate();
    change(clone);
    const head = git(clone, "rev-parse", "HEAD");

    expect(() => begin(clone, "New Agency")).toThrow(problem);
    expect(git(clone, "rev-parse", "HEAD")).toBe(head);
    expect(read(clone, "README.md")).toContain("Oldname");
  });

  it("refuses a folder that is not the top of a repository", () => {
    const { clone } = cloneTemplate();

    expect(() => begin(join(clone, "src"), "New Agency")).toThrow("This folder is not a clone");
  });
});

const upgradeOf = (...args: Parameters<typeof prepareUpgrade>) => {
  const upgrade = prepareUpgrade(...args);
  if (!upgrade) throw new Error("There is no newer version.");

  return upgrade;
};

describe("an upgrade", () => {
  const second = {
    "package.json": JSON.stringify({ version: "1.1.0", engines: { node: "^26" } }),
    "README.md": `${first["README.md"]}Oldname has a second version.\n`,
    ".env.example": "# Port.\n# SITE_PORT=9000\n# NEW_SETTING=\n",
    [schema]: JSON.stringify({ attributes: { title: {}, summary: {} } }),
    "src/one.ts": "export const one = 11;\n",
    "src/two.ts": 'export const two = "Oldname";\n',
  };

  const upgradable = () => {
    const { template, clone } = cloneTemplate();
    begin(clone, "New Agency");
    commit(template, second);
    commit(clone, { "README.md": `Welcome!\n\n${read(clone, "README.md")}` });

    return { template, clone };
  };

  it("says what a merge changes, without changing a file", () => {
    const { clone } = upgradable();
    commit(clone, { "src/one.ts": "export const one = 100;\n" });
    const upgrade = upgradeOf(clone, "upstream", "HEAD");

    expect(upgrade).toMatchObject({ from: "1.0.0", to: "1.1.0" });
    expect(findUpgradeEffects(clone, upgrade)).toEqual({
      changed: [".env.example", "README.md", schema, "package.json", "src/one.ts", "src/two.ts"],
      both: ["README.md", "src/one.ts"],
      conflicts: ["src/one.ts"],
      newSettings: ["NEW_SETTING"],
      goneSettings: ["OLD_SETTING"],
      goneContent: ["article.subtitle"],
      node: "^26",
    });
    expect(git(clone, "status", "--porcelain")).toBe("");
    expect(git(clone, "worktree", "list").split("\n")).toHaveLength(1);
  });

  it("merges under the project's name, and then starts from there", () => {
    const { template, clone } = upgradable();
    const upgrade = upgradeOf(clone, "upstream", "HEAD");
    expect(findUpgradeEffects(clone, upgrade).conflicts).toEqual([]);
    git(clone, "merge", "--quiet", upgrade.branch);

    expect(read(clone, "README.md")).toMatch(/^Welcome!\n[^]*New Agency has a second version/);
    expect(read(clone, "src/two.ts")).toContain("New Agency");
    expect(prepareUpgrade(clone, "upstream", "HEAD")).toBeUndefined();

    commit(template, { "src/two.ts": "export const two = 2;\n" });
    const later = upgradeOf(clone, "upstream", "HEAD");
    expect(findUpgradeEffects(clone, later)).toMatchObject({
      changed: ["src/two.ts"],
      conflicts: [],
    });
  });

  it("finds the start of a project that kept the template's history, or was told it", () => {
    const { template } = cloneTemplate();
    const [full, copy] = [newFolder(), newFolder()];
    git(parent, "clone", "--quiet", template, full);
    mkdirSync(copy);
    git(copy, "init", "--quiet");
    commit(template, second);
    for (const folder of [full, copy]) identify(folder);
    commit(full, { mine: "" });
    commit(copy, first);

    expect(prepareUpgrade(full, template, "HEAD")?.from).toBe("1.0.0");
    expect(() => prepareUpgrade(copy, template, "HEAD")).toThrow("as --since <commit>");
    const start = git(copy, "rev-parse", "HEAD");
    const upgrade = upgradeOf(copy, template, "HEAD", start);
    expect(findUpgradeEffects(copy, upgrade).conflicts).toEqual([]);
  });

  it("writes to no file outside of its copy, and to none that a link names", () => {
    const { template, clone } = upgradable();
    const outside = newFolder();
    writeFileSync(outside, "Oldname\n");
    for (const name of ["cspell-words.txt", "src/link.ts"])
      symlinkSync(outside, join(template, name));
    commit(template, { "src/two.ts": 'export const two = "Oldname";\n' });
    const { next } = upgradeOf(clone, "upstream", "HEAD");

    expect(readFileSync(outside, "utf8")).toBe("Oldname\n");
    expect(git(clone, "ls-tree", next, "src/link.ts")).toMatch(/^120000 /);
    expect(git(clone, "show", `${next}:src/two.ts`)).toContain("New Agency");
  });

  it.each([
    ["source", ["--upload-pack=touch ran", "HEAD"]],
    ["version", ["upstream", "--upload-pack=touch ran"]],
    ["commit with which the project began", ["upstream", "HEAD", "--output=ran"]],
  ] as const)("takes no option of Git as the %s", (_, [source, version, since]) => {
    const { clone } = upgradable();

    expect(() => prepareUpgrade(clone, source, version, since)).toThrow(/^git /);
    expect(existsSync(join(clone, "ran"))).toBe(false);
  });

  it("names what cannot be fetched", () => {
    const { clone } = upgradable();

    expect(() => prepareUpgrade(clone, "upstream", "v9")).toThrow(/git fetch: .*v9/);
    expect(tryGit(clone, "branch", "--list", "template-*")).toBe("");
  });
});
