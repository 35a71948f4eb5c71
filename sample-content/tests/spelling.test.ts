import { spawnSync } from "node:child_process";

it("the sample's texts are spelled as Americans do", () => {
  const program = "node_modules/cspell/bin.mjs";
  const options = ["--no-progress", "--no-summary", "sample-content/records/**"];
  const { status, stdout } = spawnSync(process.execPath, [program, "lint", ...options], {
    encoding: "utf8",
  });

  expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
}, 120_000);
