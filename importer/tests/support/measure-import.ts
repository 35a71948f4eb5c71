import { readWordPress } from "../../wordpress/read-wordpress.ts";

import { simpleText } from "./simple-text.ts";

const [, , file = ""] = process.argv;
let records = 0;
// In bytes. The system's own maximum may include the memory of the process that started this one.
let peak = 0;
for await (const part of readWordPress(file, { convertText: simpleText })) {
  if ("record" in part) records += 1;
  if (records % 20 === 0) peak = Math.max(peak, process.memoryUsage.rss());
}
console.log(JSON.stringify({ records, peak }));
