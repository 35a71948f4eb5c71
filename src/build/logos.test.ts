import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { technologies } from "../catalogue/technologies";

import { logoOf, writeLogos } from "./logos";

it("writes a logo for every technology, in one ink, and knows one for what nobody has drawn", async () => {
  const folder = await mkdtemp(join(tmpdir(), "logos-"));
  await writeLogos(folder);
  const files = await readdir(join(folder, "logos"));
  expect(files.sort()).toEqual(technologies.map(({ slug }) => `${slug}.svg`).sort());

  const unknown = await logoOf("a-technology-that-nobody-drew");
  const drawings = await Promise.all(
    files.map((file) => readFile(join(folder, "logos", file), "utf8")),
  );
  for (const drawing of [unknown, ...drawings]) {
    expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 24 24"/);
    expect(drawing).not.toMatch(/<script|#(?!000)[0-9a-f]{3,6}/i);
  }
  await rm(folder, { recursive: true });
});

it.each([
  ["flutter", "by its own name", "flutter"],
  ["golang", "by the package's name", "go"],
])("takes the logo of %s from simple-icons, %s", async (slug, _how, icon) => {
  const file = join(process.cwd(), "node_modules/simple-icons/icons", `${icon}.svg`);

  expect(await logoOf(slug)).toBe(await readFile(file, "utf8"));
});

it("draws a logo of its own where simple-icons has none that serves", async () => {
  const logos = await Promise.all(["dotnet", "wix", "a-technology-that-nobody-drew"].map(logoOf));

  expect(new Set(logos).size).toBe(3);
});
