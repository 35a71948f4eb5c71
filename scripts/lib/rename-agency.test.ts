import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { renameAgency } from "./rename-agency";

/** A repository of an agency named Oldname. */
const repository = () => {
  const folder = mkdtempSync(join(tmpdir(), "agency-"));
  const files = {
    "sample-content/records/site.yaml": "name: Oldname\n",
    "settings.txt": "https://www.oldname.example, Oldname",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  execFileSync("git", ["add", "--all"], { cwd: folder });

  return folder;
};

it.each([
  ["Ørsted Digital", "orsted-digital"],
  ["Über Große", "ueber-grosse"],
  ["Łódź & Ægir", "lodz-and-aegir"],
  ["Đakovo İz", "dakovo-iz"],
  ["Éclair’s", "eclair-s"],
  ["CodeLab 24", "codelab-24"],
  ["Пример", "primer"],
])("writes %s in addresses as the CMS makes slugs", (name, slug) => {
  const folder = repository();
  renameAgency(folder, name);

  expect(readFileSync(join(folder, "settings.txt"), "utf8")).toBe(
    `https://www.${slug}.example, ${name}`,
  );
});

it("refuses a name without a slug", () => {
  expect(() => renameAgency(repository(), "東京")).toThrow(/cannot be the agency's name/);
});
