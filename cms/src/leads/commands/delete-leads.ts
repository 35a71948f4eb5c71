import { parseArgs } from "node:util";

import { eraseDataSubject } from "../data/data-subject";

import { endWithError, exitWithError } from "../../server/commands/end-command";
import { isEmail } from "../../server/commands/is-email";
import { loadQuietly } from "../../server/commands/strapi";

import { auditActor } from "./audit-actor";

// npm run leads:delete -- --email ada@example.com
const main = async () => {
  const { email } = parseArgs({ options: { email: { type: "string" } } }).values;
  if (!isEmail(email)) {
    return endWithError("Pass an email: npm run leads:delete -- --email ada@example.com.");
  }

  const app = await loadQuietly();
  const deleted = await eraseDataSubject(app, email, auditActor("leads:delete"));
  await app.strapi.destroy();

  for (const [form, count] of Object.entries(deleted)) console.log(`${form}: ${count} deleted`);
  console.log("Existing backups still contain this data: delete them, or wait until they expire.");
};

main().catch(({ message }: Error) => exitWithError(message));
