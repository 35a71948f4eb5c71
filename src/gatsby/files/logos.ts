import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { technologies, type TechnologySlug } from "../../../common/catalogue/technologies";

import { writeIfChanged } from "./write-if-changed";

// Icon names that differ from the catalogue's slugs.
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

const frame = "M1.5 1.5h21v21h-21z";

// Our own icons, where simple-icons has none or only a wordmark that is illegible at text size.
const ownIcons: Partial<Record<TechnologySlug, string>> = {
  dotnet: `${frame}M7.5 17V7l9 10V7`,
  odoo: `${frame}M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z`,
  wix: `${frame}M5 7l3.5 10L12 8l3.5 9L19 7`,
  woocommerce: "M1.5 3.5h21v14h-9l-3 4v-4h-9zM6 7l3 7 3-5.5 3 5.5 3-7",
  illustrator: `${frame}M5.5 17.5 9 7h1l3.5 10.5M6.8 14h5.4M17 10v7.5M17 6.5v1.2`,
  photoshop: `${frame}M6 17.5V7h3a3 3 0 0 1 0 6H6M17.8 11.2c-1-1-4-1-4 .9 0 2 4 1.4 4 3.5 0 2-3 2.2-4.3.9`,
  "quality-analyst": `${frame}M5.5 9l2 2L11 7M13.5 9h5M5.5 16l2 2 3.5-4M13.5 16h5`,
};

/** Angle brackets, for technologies without an icon. */
const genericIcon = `${frame}M10 8l-4 4 4 4M14 8l4 4-4 4`;

const svgIcon = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}" fill="none" stroke="#000" stroke-width="1.75"/></svg>`;

/** Reads a logo as SVG of 24 × 24 units: ours, that of simple-icons, or a generic one. */
export const readLogo = async (slug: string): Promise<string> => {
  const own = ownIcons[slug as TechnologySlug];
  if (own) return svgIcon(own);

  const name = iconNames[slug as TechnologySlug] ?? slug;
  const icon = join(process.cwd(), "node_modules/simple-icons/icons", `${name}.svg`);

  return existsSync(icon) ? readFile(icon, "utf8") : svgIcon(genericIcon);
};

/** Writes the logo of each technology to `logos/<slug>.svg`. */
export const writeLogos = async (publicDir: string) => {
  const logosDir = join(publicDir, "logos");
  await Promise.all(
    technologies.map(async ({ slug }) =>
      writeIfChanged(join(logosDir, `${slug}.svg`), await readLogo(slug)),
    ),
  );
};
