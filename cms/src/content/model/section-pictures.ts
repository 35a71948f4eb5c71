import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";

/**
 * Gives components their picture in the panel's list of sections: the SVG file beside their schema, such
 * as `cms/src/components/sections/main.svg`.
 */
export const addSectionPictures = ({ components, dirs }: Core.Strapi) => {
  for (const [uid, { info }] of Object.entries(components)) {
    const file = join(dirs.app.src, "components", `${uid.replace(".", "/")}.svg`);
    if (!existsSync(file)) continue;

    const preview = `data:image/svg+xml,${encodeURIComponent(readFileSync(file, "utf8"))}`;
    Object.assign(info, { preview });
  }
};
