import { runMain } from "../../publisher/process.ts";
import { checkCode, fixCode } from "../test/lib/checks.ts";

// `npm run lint`: all static checks. `npm run lint:fix` corrects first what tools can correct.
await runMain(async () => {
  if (process.argv.includes("--fix")) await fixCode();
  await checkCode();
});
