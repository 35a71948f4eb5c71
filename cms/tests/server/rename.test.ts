import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, cpSync, lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { before, describe, test } from "node:test";

import { readRecord, recordFiles } from "../../src/content/seed/records";

import { project, temporaryFolder } from "../support/service";

const repository = dirname(project);
const git = (folder: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8" });
/** The tracked files of a folder; no links. */
const filesIn = (folder: string) =>
  git(folder, "ls-files", "-z")
    .split("\0")
    .filter((file) => file && lstatSync(join(folder, file)).isFile());

/** A repository with copies of all tracked files of this one. */
const copyRepository = () => {
  const copy = temporaryFolder("rename");
  for (const file of filesIn(repository)) cpSync(join(repository, file), join(copy, file));
  git(copy, "init", "--quiet");
  git(copy, "add", "--all");
  // Packages are installed already.
  appendFileSync(join(copy, ".git/info/exclude"), "node_modules\n");
  for (const folder of ["node_modules", "cms/node_modules"]) {
    symlinkSync(join(repository, folder), join(copy, folder));
  }

  return copy;
};

const rename = (folder: string, ...name: string[]) =>
  spawnSync(process.execPath, ["scripts/run.cjs", "commands/rename.ts", ...name], {
    cwd: folder,
    encoding: "utf8",
  });

type Attribute = { type: string; target?: string };
type Schema = {
  kind: "singleType" | "collectionType";
  options: { draftAndPublish: boolean };
  attributes: Record<string, Attribute>;
};

/** The relations of the seed's records, each with the keys that it may reference. */
const relationsOf = (folder: string) => {
  const api = join(folder, "cms/src/api");
  const schemas = new Map(
    readdirSync(api).map((name) => {
      const file = join(api, name, "content-types", name, "schema.json");

      return [name, JSON.parse(readFileSync(file, "utf8")) as Schema] as const;
    }),
  );
  const recordsOf = (name: string) => {
    const kind = schemas.get(name)?.kind ?? "collectionType";

    const type = { uid: `api::${name}.${name}` as never, name, kind };

    return recordFiles(join(folder, "sample-content/records"), type).map(readRecord);
  };

  return [...schemas].flatMap(([name, { attributes }]) =>
    recordsOf(name).flatMap(({ file, data }) =>
      Object.entries(attributes)
        .filter(([field, { type }]) => type === "relation" && data[field])
        .map(([field, { target = "" }]) => ({
          file,
          names: data[field],
          keys: recordsOf(target.split(".")[1] ?? "").map(({ key }) => key),
        })),
    ),
  );
};

// In parts, because names that occur in tracked files, such as this one, are rejected.
const first = ["Fjord", "Partner"];
const second = ["Zeph", "yria’s"].join("");

describe("npm run rename", () => {
  let copy: string;
  let old: string;
  let output: string;
  before(() => {
    copy = copyRepository();
    old =
      /^name: (.*)$/m.exec(
        readFileSync(join(copy, "sample-content/records/site.yaml"), "utf8"),
      )?.[1] ?? "";
    const slug = old.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    appendFileSync(join(copy, "SECURITY.md"), `Write to ${old} at security@${slug}.test.\n`);
    const { status, stdout, stderr } = rename(copy, first.join(" & "));
    assert.equal(status, 0, stderr);
    output = stdout;
  });

  test("leaves the old name only in the changelog", () => {
    assert.ok(old.length > 3, old);
    git(copy, "add", "--all");
    const found = filesIn(copy).filter(
      (file) =>
        file !== "CHANGELOG.md" &&
        `${file}\n${readFileSync(join(copy, file), "latin1")}`
          .toLowerCase()
          .includes(old.toLowerCase()),
    );

    assert.deepEqual(found, []);
  });

  test("writes the new name in texts, and its slug in URLs and file names", () => {
    const site = readFileSync(join(copy, "sample-content/records/site.yaml"), "utf8");

    const lines = site.split("\n");

    assert.ok(lines.includes(`name: ${first.join(" & ")}`));
    assert.match(
      readFileSync(join(copy, "SECURITY.md"), "utf8"),
      new RegExp(`to ${first.join(" & ")} at security@${first.join("-and-").toLowerCase()}.test`),
    );
    const words = readFileSync(join(copy, "cspell-words.txt"), "utf8").split("\n");
    for (const word of first) assert.ok(words.includes(word.toLowerCase()), word);
    const [title] = readFileSync(join(copy, "README.md"), "utf8").split("\n");
    assert.equal(title, `# ${first.join(" & ")}`);
  });

  test("keeps the seed's references valid", () => {
    const relations = relationsOf(copy);

    assert.ok(relations.length > 3, "there are relations to follow");
    for (const { file, names, keys } of relations) {
      for (const name of [names].flat())
        assert.ok(keys.includes(String(name)), `${file}: ${String(name)}`);
    }
  });

  test("lists manual steps, and names existing files", () => {
    const named = output.match(/(?:(?:cms\/)?src|sample-content|brand)\/[\w/-]+\.\w+/g) ?? [];
    const files = filesIn(copy);

    assert.match(output, /logo/);
    assert.match(output, /colors/);
    assert.ok(named.length > 3, output);
    for (const file of named) assert.ok(files.includes(file), file);
  });

  test("can be repeated, from a name of several words to one with an apostrophe", () => {
    assert.equal(rename(copy, second.replace("’", "'")).status, 0);
    const site = readFileSync(join(copy, "sample-content/records/site.yaml"), "utf8");

    const lines = site.split("\n");
    assert.ok(lines.includes(`name: ${second}`));
    assert.match(
      readFileSync(join(copy, "SECURITY.md"), "utf8"),
      new RegExp(`to ${second} at security@${second.toLowerCase().replace("’", "-")}.test`),
    );
    assert.doesNotMatch(site, /fjord|partner/i);
  });

  for (const [name, words] of [
    ["", /Usage: npm run rename/],
    ["Orbit: Labs", /cannot be the agency's name/],
    ["{agency}", /cannot be the agency's name/],
    ["N".repeat(41), /at most 40 characters/],
    ["Signal", /^Signal is a word in \d+ files already, .*: choose a name that is not/m],
  ] as const) {
    test(`rejects ${JSON.stringify(name)} with a message`, () => {
      const { status, stderr } = rename(copy, name);

      assert.equal(status, 1);
      assert.match(stderr, words);
      assert.doesNotMatch(stderr, /\n\s+at /, "no stack");
    });
  }
});
