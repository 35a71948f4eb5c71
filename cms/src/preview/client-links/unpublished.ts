import type { Core, UID } from "@strapi/strapi";

import { recordsIn } from "../../common/is-record";
import type { RecordId } from "../../common/record-id";
import { flattenFields } from "../../common/rules/fields";
import { isPublished } from "../../content/checks/check-removal";
import { componentsOf } from "../../content/model/schemas";
import { keptAttributes, readDraft } from "../../content/model/record-content";
import { type Ability, mayRead } from "../../server/admin/rights";
import { titleOf } from "../../server/lib/titles";

/**
 * The titles of what a draft refers to and is not published: a link to the draft does not show it. A
 * record that the user may not read is named by its type.
 */
export const findUnpublished = async (
  strapi: Core.Strapi,
  ability: Ability,
  { uid, documentId }: RecordId,
): Promise<string[]> => {
  const schema = strapi.contentType(uid as UID.ContentType);
  const draft = await readDraft(strapi, schema, documentId);
  const titles = new Set<string>();
  const fields = flattenFields(componentsOf(strapi), keptAttributes(schema), draft ?? {});
  for (const { attribute, value } of fields) {
    if (attribute.type !== "relation") continue;
    const target = strapi.contentType(attribute.target as UID.ContentType);
    for (const record of recordsIn(value)) {
      const id = String(record.documentId);
      if (id === documentId || (await isPublished(strapi, target.uid, id))) continue;
      titles.add(mayRead(ability, target.uid) ? titleOf(target, record) : target.info.displayName);
    }
  }

  return [...titles];
};
