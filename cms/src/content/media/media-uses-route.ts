import type { Core } from "@strapi/strapi";

import { foldText } from "../../common/text/fold-text";
import type { PanelRoute } from "../../server/http/panel-routes";
import { mayRead } from "../../server/admin/rights";

import type { FileWithUses } from "../types";

import { type MediaFile, findUses } from "./find-media-uses";

const maxFiles = 10;

const fileUid = "plugin::upload.file";

/**
 * The newest files of the media library whose names contain `search`, and which records show each.
 * Records that the user may not read are only counted.
 */
export const mediaUsesRoute = (strapi: Core.Strapi): PanelRoute<{ files: FileWithUses[] }> => ({
  query: ["search"],
  respond: async (ability, ctx) => {
    if (!ability.can("plugin::upload.read", fileUid)) return { files: [] };
    const { search } = ctx.query;
    const names: MediaFile[] = await strapi.db.query(fileUid).findMany({
      select: ["id", "name", "url"],
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    });
    // Not by the database: PostgreSQL with the collation C ignores the case of ASCII only.
    const searched = foldText(typeof search === "string" ? search : "");
    const files = names.filter(({ name }) => foldText(name).includes(searched)).slice(0, maxFiles);
    const usesOfFiles = await findUses(strapi, files);

    return {
      files: files.map(({ id, name }, index) => {
        const uses = usesOfFiles[index] ?? [];
        const readable = uses.filter(({ uid }) => mayRead(ability, uid));

        return { id, name, uses: readable, more: uses.length - readable.length };
      }),
    };
  },
});
