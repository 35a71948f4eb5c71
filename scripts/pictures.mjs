/**
 * Draws the generated pictures of the site into cms/seed/pictures/ and lists them with their
 * alternative texts in cms/seed/pictures.yaml. The same code gives the same bytes.
 *
 *   node scripts/pictures.mjs                 all pictures
 *   node scripts/pictures.mjs home service-   those whose name begins like this
 */
import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ALT } from "./pictures/alt.mjs";
import { pictures } from "./pictures/list.mjs";
import { save } from "./pictures/svg.mjs";

const seed = fileURLToPath(new URL("../cms/seed", import.meta.url));
const folder = join(seed, "pictures");

/**
 * The slugs of a seeded content type, as its file names give them.
 * @param {string} type
 */
async function slugs(type) {
  const files = await readdir(join(seed, type)).catch(() => []);
  return files.filter((file) => file.endsWith(".yaml")).map((file) => file.slice(0, -5));
}

const all = pictures({ articles: await slugs("article") });
const missing = (await slugs("project")).filter((slug) => !all[`project-${slug}-1`]);
if (missing.length > 0) {
  throw new Error(
    `No interface drawing for ${missing.join(", ")}: add one in scripts/pictures/list.mjs.`,
  );
}

const wanted = process.argv.slice(2);
const chosen = Object.entries(all).filter(
  ([name]) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
if (chosen.length === 0) throw new Error(`No picture is called ${wanted.join(", ")}.`);

await mkdir(folder, { recursive: true });
let total = 0;
for (const [name, draw] of chosen) {
  const file = join(folder, `${name}.png`);
  await save(draw(), file, /^(project-|share$)/.test(name) ? 256 : 16);
  total += (await stat(file)).size;
}

const texts = Object.keys(all).map((name) => `${name}.png: ${JSON.stringify(ALT[name] ?? "")}\n`);
await writeFile(
  join(seed, "pictures.yaml"),
  `# Made by scripts/pictures.mjs: every picture with its alternative text (empty: decorative).\n${texts.join("")}`,
);
console.log(`${chosen.length} pictures, ${Math.round(total / 1024)} kB`);
