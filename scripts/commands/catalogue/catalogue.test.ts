import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { industries } from "../../../common/catalogue/industries";
import { cataloguePages } from "../../../common/catalogue/pages";
import { hirePath } from "../../../common/catalogue/paths";
import { services } from "../../../common/catalogue/services";
import { technologies } from "../../../common/catalogue/technologies";
import { technologyGroups } from "../../../common/catalogue/technology-groups";

import { addEntry, type Answers } from "./add-entry";
import { createChanges } from "./changes";
import { findMentions } from "./mentions";
import { removeEntries } from "./remove-entries";
import { type Kind, readRequest } from "./request";

/** A copy of what the command reads, as a Git repository. */
const copyProject = () => {
  const root = mkdtempSync(join(tmpdir(), "catalogue-"));
  for (const path of [
    "common",
    "src/catalogue",
    "src/gatsby/files/logos.ts",
    "cms/src/api",
    "cms/src/components",
    "sample-content/records",
    "sample-content/pictures",
  ]) {
    cpSync(path, join(root, path), { recursive: true });
  }
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  execFileSync("git", ["add", "--all"], { cwd: root });

  return root;
};

/** The slugs in the catalogue of a copy. */
const slugsIn = (root: string): Record<string, string[]> => {
  const code = `import { editorOptions } from ${JSON.stringify(pathToFileURL(join(root, "common/catalogue/editor-options.ts")))};
    console.log(JSON.stringify(editorOptions, (key, value) => value.slug ?? value));`;

  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" }),
  );
};

const read = (root: string, file: string) => readFileSync(join(root, file), "utf8");

const remove = (root: string, kind: Kind, slugs: string[]) => {
  const changes = createChanges(root);
  const removed = removeEntries(changes, root, { kind, slugs });
  changes.save();

  return removed;
};

describe("removing", () => {
  const kinds = [
    ["technology", "technologies", technologies, "hire-page"],
    ["service", "services", services, "service-page"],
    ["industry", "industries", industries, "industry-page"],
  ] as const;

  it.each(kinds)("removes a %s, and leaves the others", (kind, list, entries, record) => {
    const [gone, ...kept] = entries.map(({ slug }): string => slug);
    const root = copyProject();
    const before = slugsIn(root);
    const { paths } = remove(root, kind, [gone ?? ""]);

    const after = slugsIn(root);
    expect(after[list]).toEqual(kept);
    // These lists have the entries of others.
    const derived = { hirePages: [], places: [] };
    expect({ ...before, ...derived, [list]: [] }).toEqual({ ...after, ...derived, [list]: [] });
    expect(paths).toContain(
      cataloguePages.find(({ template, slug }) => record.startsWith(template) && slug === gone)
        ?.path,
    );
    expect(existsSync(join(root, `sample-content/records/${record}/${gone}.yaml`))).toBe(false);
    // Nothing is left to remove.
    const again = createChanges(root);
    removeEntries(again, root, { kind, slugs: [gone ?? ""] });
    expect(again.describe()).toEqual([]);
  });

  it("removes records, parts of lists and fields that name it", () => {
    const root = copyProject();
    const [gone = "", other = ""] = technologies.map(({ slug }): string => slug);
    const [{ slug: service }] = services;
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(root, "sample-content/records", file)), { recursive: true });
      writeFileSync(join(root, "sample-content/records", file), text);
    };
    write("comparison/one.yaml", `first: ${other}\nsecond: ${gone}\nslug: one-or-other\n`);
    write(
      "article/one.yaml",
      `title: One # a comment\ntopics:\n  - slug: ${gone}\n  - slug: ${other}\nbody: |\n  ${gone}\n`,
    );
    write("article/two.yaml", `topics: [{ slug: ${gone} }, { slug: ${other} }]\n`);
    write(
      "project/one.yaml",
      `title: One\nservice: ${service}\ntopics:\n  - slug: ${gone}\nlead: >-\n  Two\n`,
    );

    const band = "  - __component: sections.projects\n    title: Two\n";
    write("page/one.yaml", `sections:\n${band}    service: ${service}\n    count: 2\n`);
    const type = "__component: sections.projects\n";
    write("page/two.yaml", `sections:\n  - service: ${service}\n    ${type}    count: 2\n`);

    const { paths } = remove(root, "technology", [gone]);
    remove(root, "service", [service]);

    expect(read(root, "sample-content/records/page/one.yaml")).toBe(
      `sections:\n${band}    count: 2\n`,
    );
    expect(read(root, "sample-content/records/page/two.yaml")).toBe(
      `sections:\n  - ${type}    count: 2\n`,
    );
    expect(paths).toContain("/compare/one-or-other/");
    expect(existsSync(join(root, "sample-content/records/comparison/one.yaml"))).toBe(false);
    expect(read(root, "sample-content/records/article/one.yaml")).toBe(
      `title: One # a comment\ntopics:\n  - slug: ${other}\nbody: |\n  ${gone}\n`,
    );
    expect(read(root, "sample-content/records/article/two.yaml")).toBe(
      `topics: [{ slug: ${other} }]\n`,
    );
    expect(read(root, "sample-content/records/project/one.yaml")).toBe(
      "title: One\nlead: >-\n  Two\n",
    );
  });

  it("keeps the drawing of another series that has the same name", () => {
    const root = copyProject();
    const [{ slug }] = services;
    const groups = "sample-content/pictures/series/technology-groups.ts";
    writeFileSync(join(root, groups), `export const technologyGroups = { "${slug}": {} };\n`);
    const drawings = "sample-content/pictures/series/services.ts";
    writeFileSync(join(root, drawings), `export const services = { "${slug}": {} };\n`);
    const records = "sample-content/records";
    writeFileSync(join(root, `${records}/pictures/service-${slug}.png`), "");
    writeFileSync(
      join(root, `${records}/service-page/${slug}.yaml`),
      `slug: ${slug}\npicture: service-${slug}.png\n`,
    );
    remove(root, "service", [slug]);

    expect(read(root, groups)).toContain(slug);
    expect(read(root, drawings)).not.toContain(slug);
  });

  it("redirects only pages of the current release", () => {
    const root = copyProject();
    const [released = "", other = ""] = technologies.map(hirePath);
    mkdirSync(join(root, "releases/current/site", released), { recursive: true });
    writeFileSync(join(root, "releases/current/site", released, "index.html"), "");
    remove(
      root,
      "technology",
      technologies.slice(0, 2).map(({ slug }) => slug),
    );

    const [file = "", ...others] = createChanges(root)
      .list("sample-content/records/redirect")
      .filter((name) => read(root, name).includes("/hire/hire-"));
    expect(others).toEqual([]);
    expect(read(root, file)).toMatch(new RegExp(`^from: ${released}\nto: "/`));
    expect(read(root, file)).not.toContain(other);
  });

  it("lists links to it, and texts that name it", () => {
    const root = copyProject();
    writeFileSync(
      join(root, "sample-content/records/site.yaml"),
      "a: See [it](/hire/hire-thing-developer/).\nb: Thing, or Things.\nc: Nothings\n",
    );
    writeFileSync(join(root, "sample-content/records/site.png"), "\0 Thing ");
    const { links, texts } = findMentions(root, {
      paths: ["/hire/hire-thing-developer/"],
      names: ["Thing"],
    });

    expect(links).toEqual(["sample-content/records/site.yaml: 1"]);
    expect(texts).toEqual(["sample-content/records/site.yaml: 2"]);
  });
});

describe("adding", () => {
  const add = async (kind: Kind, slug: string, answers: Answers) => {
    const root = copyProject();
    const changes = createChanges(root);
    await addEntry(changes, { kind, slugs: [slug] }, async (name, _question, initial) => {
      const answer = answers[name] ?? initial;
      if (answer === undefined) throw new Error(`asked for ${name}`);

      return answer;
    });
    changes.save();

    return slugsIn(root);
  };
  const [{ slug: group }] = technologyGroups;
  const summary = "One line that says what it is for";

  it("adds an entry to each list, and asks for what it needs", async () => {
    const name = "O’Brien’s";
    expect((await add("technology", "new-one", { name, group })).technologies).toContain("new-one");
    expect((await add("service", "new-one", { name, summary })).services?.at(-1)).toBe("new-one");
    expect((await add("industry", "new-one", { name, summary })).industries?.at(-1)).toBe(
      "new-one",
    );
    await expect(add("technology", "new-one", { name })).rejects.toThrow("asked for group");
  });

  it("refuses unknown groups, roles and slugs", async () => {
    await expect(add("technology", "a", { name: "A", group: "unknown" })).rejects.toThrow(
      'There is no "unknown" in the catalogue',
    );
    await expect(add("technology", "a", { name: "A", group, role: "chef" })).rejects.toThrow(
      /role/,
    );
    await expect(
      add("service", "a", { name: "A", summary, technologies: "unknown" }),
    ).rejects.toThrow('There is no "unknown"');
  });
});

describe("the command line", () => {
  const [{ slug }] = technologies;

  it("takes several entries to remove, and answers to questions", () => {
    expect(readRequest(["remove", "technology", slug, slug, "--yes"])).toEqual({
      request: { action: "remove", kind: "technology", slugs: [slug] },
      answers: {},
      yes: true,
    });
    expect(readRequest(["add", "service", "new-one", "--name", "New"])).toMatchObject({
      request: { action: "add", kind: "service", slugs: ["new-one"] },
      answers: { name: "New" },
      yes: false,
    });
  });

  it.each([
    [[], /^Usage/],
    [["remove", "technology"], /^Usage/],
    [["remove", "page", "a"], /^Usage/],
    [["remove", "toString", "a"], /^Usage/],
    [["remove", "technology", "cobol-60"], /has no technology "cobol-60"/],
    [["remove", "service", ...services.map((one) => one.slug)], /at least one service/],
    [["add", "technology", slug], /already/],
    [["add", "technology", "dedicated"], /already/],
    [["add", "industry", "Two Words"], /cannot be part of an address/],
    [["add", "industry", "a", "b"], /one entry at a time/],
    [["add", "industry", "a", "--color", "red"], /Unknown option '--color'/],
  ])("refuses %j", (args, message) => {
    expect(() => readRequest(args)).toThrow(message);
  });
});
