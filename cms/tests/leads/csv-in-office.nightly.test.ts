import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

import { csvRow } from "../../src/server/lib/csv";

import { strings } from "../support/hostile-values";
import { temporaryFolder } from "../support/service";

const folder = temporaryFolder("office");
const isInstalled = spawnSync("soffice", ["--version"]).status === 0;
/** Cell separators of spreadsheets in any locale, by character code. */
const separators = { comma: 44, semicolon: 59, tab: 9, pipe: 124 };
const invisible = ["", " ", "\u200b", "\u00ad", "\u3164", "\t"];
const formulas = ["=", "+", "-", "@SUM(", "＝", "＋"]
  .flatMap((sign) => invisible.map((before) => `${before}${sign}1+1`))
  .flatMap((text) => [
    text,
    ...[",", ";", "\t", "|", '"', "\n", '";', '"\t'].map((end) => `a${end}${text}`),
  ]);

/** The formulas that LibreOffice finds in a CSV text with a given separator. */
const formulasIn = (text: string, separator: number): string[] => {
  const file = join(folder, "leads.csv");
  writeFileSync(file, text);
  const { status, stderr } = spawnSync(
    "soffice",
    [
      `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`,
      "--headless",
      "--convert-to",
      "fods",
      // Import options: quoted cells, UTF-8, from the first line, with formulas evaluated.
      `--infilter=Text - txt - csv (StarCalc):${separator},34,76,1,,0,false,true`,
      "--outdir",
      folder,
      file,
    ],
    { encoding: "utf8" },
  );
  assert.equal(status, 0, stderr);

  return readFileSync(join(folder, "leads.fods"), "utf8").match(/table:formula="[^"]*"/g) ?? [];
};

for (const [name, separator] of Object.entries(separators)) {
  test(
    `LibreOffice sees no formula in an export that it reads with ${name} as separator`,
    { skip: !isInstalled && "LibreOffice is not installed" },
    () => {
      const sign = String.fromCharCode(separator);
      assert.equal(formulasIn(`a${sign}=1+1\n`, separator).length, 1, "it evaluates");

      const rows = [...strings, ...formulas].map((text) => csvRow([text, "after", text]));
      assert.deepEqual(formulasIn(rows.join(""), separator), []);
    },
  );
}
