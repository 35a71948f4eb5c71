/** @jest-environment node */
import { globSync } from "node:fs";
import { basename } from "node:path";

it("no two stylesheets have one name, from which their classes are made", () => {
  const names = globSync("src/**/*.module.scss").map((file) => basename(file));

  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
