import { readFileSync } from "node:fs";

import { wrongCommands } from "./docs/commands";
import { wrongCounts } from "./docs/counts";
import { knownCounts } from "./docs/known-counts";
import { wrongLinks } from "./docs/links";
import { wrongPaths } from "./docs/paths";
import { readCommands, readPages, readRepository, sourcesIn } from "./docs/repository";
import { wrongDefaults, wrongSettings } from "./docs/settings";

const pages = readPages();
const repository = readRepository();
const sources = sourcesIn(repository);

describe("the documentation", () => {
  it("has pages", () => {
    expect(pages.length).toBeGreaterThan(30);
  });

  // sample-content/tests checks what it says of the sample, which an owner deletes.
  it("names files and folders that exist", () => {
    const concerns = (name: string) => !name.startsWith("sample-content/");

    expect(pages.flatMap((page) => wrongPaths(page, repository, concerns))).toEqual([]);
  });

  it("links to files and headings that exist", () => {
    const exists = (path: string) =>
      repository.files.some((file) => `${file}/`.startsWith(`${path}/`));

    expect(pages.flatMap((page) => wrongLinks(page, pages, exists))).toEqual([]);
  });

  it("names commands that exist", () => {
    const commands = readCommands(repository);

    expect(pages.flatMap((page) => wrongCommands(page, commands))).toEqual([]);
  });

  it("states numbers as they are", () => {
    expect(wrongCounts(pages, knownCounts(sources.filter((file) => /\.tsx?$/.test(file))))).toEqual(
      [],
    );
  });

  it("names settings that something reads", () => {
    const names = sources.flatMap(
      (file) => readFileSync(file, "utf8").match(/[A-Z][A-Z0-9]*_[A-Z0-9_]+/g) ?? [],
    );
    const known = new Set(names);

    expect(pages.flatMap((page) => wrongSettings(page, known))).toEqual([]);
  });

  it("states defaults of settings as .env.example does", () => {
    const example = readFileSync(".env.example", "utf8");

    expect(pages.flatMap((page) => wrongDefaults(page, example))).toEqual([]);
  });
});
