/**
 * Draws the generated pictures of the site into cms/seed/pictures/ and lists them with their
 * alternative texts in cms/seed/pictures.yaml. The same code gives the same bytes.
 *
 *   node scripts/pictures.mjs                 all pictures
 *   node scripts/pictures.mjs home service-   those whose name begins like this
 */
import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ALT } from "./pictures/alt.mjs";
import { pictures } from "./pictures/list.mjs";
import { save } from "./pictures/svg.mjs";

const seed = join(import.meta.dirname, "../cms/seed");
const folder = join(seed, "pictures");

/** The slugs of a seeded content type, as its file names give them. */
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
const names = Object.keys(all).filter(
  (name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
if (names.length === 0) throw new Error(`No picture is called ${wanted.join(", ")}.`);

await mkdir(folder, { recursive: true });
let total = 0;
for (const name of names) {
  const file = join(folder, `${name}.png`);
  await save(all[name](), file, name.startsWith("project-") ? 128 : 64);
  total += (await stat(file)).size;
}

const texts = Object.keys(all).map((name) => `${name}.png: ${JSON.stringify(ALT[name] ?? "")}\n`);
await writeFile(
  join(seed, "pictures.yaml"),
  `# Made by scripts/pictures.mjs: every picture with its alternative text (empty: decorative).\n${texts.join("")}`,
);
console.log(`${names.length} pictures, ${Math.round(total / 1024)} kB`);
