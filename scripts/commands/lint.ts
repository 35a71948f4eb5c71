import { runMain } from "../../publisher/process.ts";
import { checkCode } from "../test/lib/checks.ts";

// `npm run lint`: all static checks.
await runMain(checkCode);
