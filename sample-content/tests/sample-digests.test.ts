import { readFileSync } from "node:fs";

import { printDigests } from "../../scripts/commands/launch/print-digests";

it("the launch check recognizes every record of the sample", () => {
  expect(readFileSync("common/launch/sample-digests.ts", "utf8")).toBe(printDigests(process.cwd()));
});
