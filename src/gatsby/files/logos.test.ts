import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { technologies } from "../../../common/catalogue/technologies";

import { readLogo, writeLogos } from "./logos";

it("writes a monochrome logo for every technology, and has a generic one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "logos-"));
  await writeLogos(folder);
  const files = await readdir(join(folder, "logos"));
  expect(files.sort()).toEqual(technologies.map(({ slug }) => `${slug}.svg`).sort());

  const unknown = await readLogo("a-technology-without-an-icon");
  const drawings = await Promise.all(
    files.map((file) => readFile(join(folder, "logos", file), "utf8")),
  );
  for (const drawing of [unknown, ...drawings]) {
    expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 24 24"/);
    expect(drawing).not.toMatch(/<script|#(?!000)[0-9a-f]{3,6}/i);
  }
  await rm(folder, { recursive: true });
});

it("finds a logo in simple-icons by the slug", async () => {
  // No technology of ours, so no other name or drawing is in the way.
  const file = join(process.cwd(), "node_modules/simple-icons/icons/git.svg");

  expect(await readLogo("git")).toBe(await readFile(file, "utf8"));
});
