import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openMemory } from "./memory";

const newFolder = () => mkdtempSync(join(tmpdir(), "memory-"));

it("recalls what an earlier build computed from the same text", () => {
  const folder = newFolder();
  const first = openMemory(folder);
  expect(first.recall("title", "a", () => ({ words: 1 }))).toEqual({ words: 1 });
  expect(first.recall("nothing", "a", () => null)).toBeNull();
  first.save();

  const compute = jest.fn(() => ({ words: 2 }));
  const second = openMemory(folder);
  expect(second.recall("title", "a", compute)).toEqual({ words: 1 });
  expect(second.recall<unknown>("nothing", "a", compute)).toBeNull();
  expect(compute).not.toHaveBeenCalled();
  expect(second.recall("title", "b", compute)).toEqual({ words: 2 });
  expect(compute).toHaveBeenCalledWith({ words: 1 });
});

it("knows a file only if it was written from the same text, and is there", () => {
  const folder = newFolder();
  const file = join(folder, "page.md");
  const first = openMemory(folder);
  expect(first.isWritten(file, "a")).toBe(false);
  writeFileSync(file, "");
  first.save();

  expect(openMemory(folder).isWritten(file, "a")).toBe(true);
  expect(openMemory(folder).isWritten(file, "b")).toBe(false);
  rmSync(file);
  expect(openMemory(folder).isWritten(file, "a")).toBe(false);
});

it("knows a file that nothing has written since the last build left it", () => {
  const folder = newFolder();
  const file = join(folder, "page.html");
  writeFileSync(file, "one");
  const first = openMemory(folder);
  expect(first.isAsLeft(file)).toBe(false);
  first.leave(file);
  first.save();

  expect(openMemory(folder).isAsLeft(file)).toBe(true);
  writeFileSync(file, "another");
  expect(openMemory(folder).isAsLeft(file)).toBe(false);
  rmSync(file);
  expect(openMemory(folder).isAsLeft(file)).toBe(false);
});

it("forgets what a build did not use, and what it did not save", () => {
  const folder = newFolder();
  const first = openMemory(folder);
  first.recall("page", "a", () => 1);
  first.save();
  openMemory(folder).recall("page", "b", () => 2);
  expect(openMemory(folder).recall("page", "a", () => 3)).toBe(1);
  openMemory(folder).save();
  expect(openMemory(folder).recall("page", "a", () => 3)).toBe(3);
});

it("begins with nothing in a new cache", () => {
  const folder = join(newFolder(), "cache");
  openMemory(folder).save();
  expect(existsSync(folder)).toBe(true);
});
