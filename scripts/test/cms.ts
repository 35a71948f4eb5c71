import { runCommand } from "../../publisher/process.ts";
import { compileForTests, runCmsTests } from "./lib/stages.ts";

// `npm --prefix cms test`: the tests of the content service only.
await runCommand(async () => {
  await compileForTests();
  await runCmsTests();
});
