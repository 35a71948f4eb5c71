/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { technologies } from "../catalogue/technologies";
import { writeMarks } from "./marks";

it("writes a mark for every technology, each a drawing of one ink", async () => {
  const folder = await mkdtemp(join(tmpdir(), "marks-"));
  await writeMarks(folder);
  const files = await readdir(join(folder, "marks"));
  expect(files.sort()).toEqual(technologies.map(({ slug }) => `${slug}.svg`).sort());

  for (const file of files) {
    const drawing = await readFile(join(folder, "marks", file), "utf8");
    expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 24 24"/);
    expect(drawing).not.toMatch(/<script|#(?!000)[0-9a-f]{3,6}/i);
  }
  await rm(folder, { recursive: true });
});
