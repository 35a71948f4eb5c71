import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createMemory, noMemory } from "./memory";

const cache = () => mkdtempSync(join(tmpdir(), "memory-"));

it("makes a thing once for each of its states, from build to build", () => {
  const folder = cache();
  const make = jest.fn((): object => ({ words: "spring tide" }));
  const answer = (text: string) => createMemory("pages", folder)("/blog/", text, make);

  expect([answer("one"), answer("one")]).toEqual([
    { words: "spring tide" },
    { words: "spring tide" },
  ]);
  expect(make).toHaveBeenCalledTimes(1);
  make.mockReturnValue({ words: "neap tide" });
  expect(answer("two")).toEqual({ words: "neap tide" });
  expect(answer("two")).toEqual({ words: "neap tide" });
  expect(make).toHaveBeenCalledTimes(2);
});

it("keeps apart what is made of different things", () => {
  const folder = cache();
  const remember = createMemory("pages", folder);
  remember("/a/", "one", () => "a");

  expect(remember("/b/", "one", () => "b")).toBe("b");
  expect(createMemory("markdown", folder)("/a/", "one", () => "# a")).toBe("# a");
  expect(noMemory("/a/", "one", () => "again")).toBe("again");
});

it("makes again what was cut short", () => {
  const folder = cache();
  createMemory("pages", folder)("/a/", "one", () => "a");
  for (const name of readdirSync(join(folder, "made/pages"))) {
    writeFileSync(join(folder, "made/pages", name), '{"state":"one","ma');
  }

  expect(createMemory("pages", folder)("/a/", "one", () => "b")).toBe("b");
});
