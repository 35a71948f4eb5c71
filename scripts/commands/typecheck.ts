import { runMain } from "../../publisher/process.ts";
import { checkTypes } from "../test/lib/checks.ts";

// `npm run typecheck`: the types of every project.
await runMain(checkTypes);
