import type { Core } from "@strapi/strapi";

import { editorOptions } from "../../common/catalogue/editor-options";
import { titleOf } from "../../server/lib/titles";

import { contentTypes } from "../model/content-types";
import { attributesOf } from "../model/schemas";

/** A published record, and its title. */
type WithoutPage = { uid: string; documentId: string; title: string };

/** Published records whose page the catalogue no longer has, so that visitors do not see them. */
export const findWithoutPage = async (strapi: Core.Strapi): Promise<WithoutPage[]> => {
  const found: WithoutPage[] = [];
  for (const { uid } of contentTypes(strapi)) {
    const schema = strapi.contentType(uid);
    const outside = Object.entries(attributesOf(schema)).flatMap(
      ([name, { required, pluginOptions }]) => {
        const list = required && pluginOptions?.editor?.catalogue;

        return list ? [{ [name]: { $notIn: editorOptions[list].map(({ slug }) => slug) } }] : [];
      },
    );
    if (outside.length === 0) continue;

    const records: Record<string, unknown>[] = await strapi.db
      .query(uid)
      .findMany({ where: { publishedAt: { $notNull: true }, $or: outside } });
    found.push(
      ...records.map((record) => ({
        uid,
        documentId: String(record.documentId),
        title: titleOf(schema, record),
      })),
    );
  }

  return found;
};
