import type { Core } from "@strapi/strapi";

import { addPanelRoute } from "../../server/http/routes";
import { mayRead } from "../../server/admin/rights";

import { type MediaFile, findUses } from "./find-media-uses";

const maxFiles = 10;

const fileUid = "plugin::upload.file";

/** A name without case; macOS takes letters with accents apart. */
const normalize = (name: string) => name.normalize("NFC").toLowerCase();

/**
 * Adds GET /media-uses: the newest files of the media library whose names contain `search`, and
 * which records show each. Records that the user may not read are only counted.
 */
export const addMediaUsesRoute = (strapi: Core.Strapi) =>
  addPanelRoute(strapi, "/media-uses", async (ability, ctx) => {
    if (!ability.can("plugin::upload.read", fileUid)) return { files: [] };
    const { search } = ctx.query;
    const names: MediaFile[] = await strapi.db.query(fileUid).findMany({
      select: ["id", "name", "url"],
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    });
    // Not by the database: PostgreSQL with the collation C ignores the case of ASCII only.
    const searched = normalize(typeof search === "string" ? search : "");
    const files = names.filter(({ name }) => normalize(name).includes(searched)).slice(0, maxFiles);
    const usesOfFiles = await findUses(strapi, files);

    return {
      files: files.map(({ id, name }, index) => {
        const uses = usesOfFiles[index] ?? [];
        const readable = uses.filter(({ uid }) => mayRead(ability, uid));

        return { id, name, uses: readable, more: uses.length - readable.length };
      }),
    };
  });
