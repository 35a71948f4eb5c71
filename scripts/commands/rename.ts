import { OperatorError } from "../../common/operator-error.ts";
import { runMain } from "../../publisher/process.ts";
import { projectDir } from "../../publisher/project.ts";

import { renameAgency } from "../lib/rename-agency.ts";

const byHand = `Now replace by hand:
  - colors, logo, icon and typefaces: the folder brand (brand/README.md); then the sample's pictures:
    npm start -w sample-content/pictures
  - the story of the name, "Where the name comes from", in sample-content/records/aboutus.yaml
  - in sample-content/records/site.yaml: tagline, description, email addresses, WhatsApp, postal
    address, profiles; the postal address is in sample-content/records/privacy.yaml as well
  - the pictures of this project in docs/screenshots: node scripts/run.cjs docs/screenshots.ts
  - in .env: SITE_URL, SITE_ORIGINS and the MAIL_… settings
A database that is in use keeps its content, since the seed never changes what is there: change the
records in the admin panel, or delete cms/.tmp to start again with the seed.`;

// `npm run rename -- "New Agency"`: see docs/take-over.md.
await runMain(async () => {
  const typed = process.argv.slice(2).join(" ");
  if (!typed) throw new OperatorError('Usage: npm run rename -- "New Agency"');

  const { name, old, changed, left } = renameAgency(projectDir, typed);
  console.log(`${old} is now ${name}, in ${changed.length} files:`);
  for (const file of changed) console.log(`  ${file}`);
  for (const file of left)
    console.log(`${file} still has "${old}" within another word: look at it.`);
  console.log(`\n${byHand}`);
});
