import { existsSync } from "node:fs";
import { join } from "node:path";

import { projectDir } from "../../publisher/project.ts";

// `npm run relay`: adds leads to a CRM, with the settings of relay.env (docs/webhooks.md).
const file = join(projectDir, "relay.env");

if (existsSync(file)) process.loadEnvFile(file);
await import("../../relay/main.ts");
