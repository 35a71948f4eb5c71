import { readWordPress } from "../../wordpress/read-wordpress.ts";

import { simpleText } from "./simple-text.ts";

const [, , file = ""] = process.argv;
let records = 0;
for await (const part of readWordPress(file, { convertText: simpleText })) {
  if ("record" in part) records += 1;
}
// In bytes; the system counts in kilobytes.
console.log(JSON.stringify({ records, peak: process.resourceUsage().maxRSS * 1024 }));
