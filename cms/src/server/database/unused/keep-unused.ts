import type { Core } from "@strapi/strapi";

import { keepLinks } from "./kept-links";
import { formatName, updateUnused } from "./unused-names";

/**
 * Keeps what the code of this start does not use, so that a start with older code loses nothing
 * (docs/operating.md#what-a-version-does-not-use). Tables and columns stay by a setting of Strapi
 * (config/database.ts); they are logged.
 */
export const keepUnused = (strapi: Core.Strapi) => {
  // Strapi would delete links to unknown types, also if it keeps their tables.
  strapi.db.repair.removeOrphanMorphType = async () => undefined;

  let previous: Awaited<ReturnType<typeof strapi.db.schema.schemaStorage.read>>;
  strapi.hook("strapi::content-types.beforeSync").register(async () => {
    previous = await strapi.db.schema.schemaStorage.read();
  });
  strapi.hook("strapi::content-types.afterSync").register(async () => {
    await keepLinks(strapi);
    const unused = await updateUnused(strapi, previous?.schema);
    if (unused.length === 0) return;

    strapi.log.warn(
      `This version does not use ${unused.map(formatName).join(", ")}. Their content is kept until npm run drop-unused.`,
    );
  });
};
