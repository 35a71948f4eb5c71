/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const program = `
  require("./scripts/support/run-typescript.cjs");
  const gatsby = require("gatsby/dist/utils/parcel/compile-gatsby-files");
  const [, project] = process.argv;
  gatsby
    .compileGatsbyFiles(project)
    .then(() => gatsby.findCompiledLocalPluginModule(project, "default-site-plugin", "gatsby-node"))
    .then((file) => import(file))
    .then((hooks) => console.log(Object.keys(hooks.default).join()));
`;

it("puts the hooks of the build where Gatsby looks for them", () => {
  const project = mkdtempSync(join(tmpdir(), "gatsby-"));
  writeFileSync(join(project, "gatsby-config.ts"), "export default {};");
  writeFileSync(
    join(project, "gatsby-node.ts"),
    "export const onPreInit = (api: object) => api;\nexport const createPages = onPreInit;\n",
  );

  const hooks = execFileSync(process.execPath, ["--eval", program, project], { encoding: "utf8" });

  expect(hooks.trim()).toBe("createPages,onPreInit");
});
