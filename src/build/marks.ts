import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { technologies, type TechnologySlug } from "../catalogue/technologies";

// Where the package spells a technology differently from the catalogue.
const iconNames: Partial<Record<TechnologySlug, string>> = {
  bunsh: "bun",
  golang: "go",
  html: "html5",
  ios: "apple",
  java: "openjdk",
  node: "nodedotjs",
  reactnative: "react",
  vue: "vuedotjs",
};

// Drawn by us, as monograms or signs in a frame: where the package has no mark, or
// only a word too wide to be read at the size of a letter.
const drawn: Partial<Record<TechnologySlug, string>> = {
  dotnet: "M1.5 1.5h21v21h-21zM7.5 17V7l9 10V7",
  odoo: "M1.5 1.5h21v21h-21zM12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z",
  wix: "M1.5 1.5h21v21h-21zM5 7l3.5 10L12 8l3.5 9L19 7",
  woocommerce: "M1.5 3.5h21v14h-9l-3 4v-4h-9zM6 7l3 7 3-5.5 3 5.5 3-7",
  illustrator: "M1.5 1.5h21v21h-21zM5.5 17.5 9 7h1l3.5 10.5M6.8 14h5.4M17 10v7.5M17 6.5v1.2",
  photoshop:
    "M1.5 1.5h21v21h-21zM6 17.5V7h3a3 3 0 0 1 0 6H6M17.8 11.2c-1-1-4-1-4 .9 0 2 4 1.4 4 3.5 0 2-3 2.2-4.3.9",
  "quality-analyst": "M1.5 1.5h21v21h-21zM5.5 9l2 2L11 7M13.5 9h5M5.5 16l2 2 3.5-4M13.5 16h5",
};

const drawnFile = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}" fill="none" stroke="#000" stroke-width="1.75"/></svg>`;

const writeMark = async (slug: TechnologySlug, folder: string) => {
  const file = join(folder, `${slug}.svg`);
  const own = drawn[slug];
  if (own) {
    await writeFile(file, drawnFile(own));
    return;
  }

  const icon = join("node_modules/simple-icons/icons", `${iconNames[slug] ?? slug}.svg`);
  try {
    await copyFile(join(process.cwd(), icon), file);
  } catch {
    throw new Error(
      `simple-icons has no mark for "${slug}": name its icon or draw a monogram in src/build/marks.ts`,
    );
  }
};

/**
 * Writes the marks of all technologies as files of their own, `marks/<slug>.svg`.
 *
 * @param folder of the built site.
 * @throws when a technology of the catalogue has no mark.
 */
export const writeMarks = async (folder: string) => {
  const marks = join(folder, "marks");
  await mkdir(marks, { recursive: true });
  await Promise.all(technologies.map(({ slug }) => writeMark(slug, marks)));
};
