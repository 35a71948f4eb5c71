import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import { flattenFields } from "../../common/rules/fields";
import type { ContentRecord } from "../../common/rules/model";
import { populateFields } from "../../common/rules/populate";
import { type Ability, mayRead } from "../../server/admin/rights";
import type { PanelRoute } from "../../server/http/panel-routes";
import { titleOf } from "../../server/lib/titles";

import { contentTypes, editedOnly } from "../model/content-types";
import { publishedVersions, rightsTo, stateOf } from "../model/find-record";
import { fieldName, keptAttributes } from "../model/record-content";
import { componentsOf, modelOf } from "../model/schemas";
import type { FoundRecord, FoundRecords } from "../types";

import { findInFormatted, findWords } from "./find-words";

/** More are only counted. */
const maxFound = 50;
const minLength = 2;
const maxLength = 200;

const textTypes = ["string", "text", "richtext", "email", "uid"];

type Sanitizer = { sanitizeOutput: (record: ContentRecord) => Promise<ContentRecord> };

type Choice = {
  /** The types to search. */
  uids: UID.ContentType[];
  /** True to leave out the fields that visitors cannot read. */
  onlyPublic?: boolean;
};

/** The records of a type that have the words in a field that the user may read. */
const searchType = async (
  strapi: Core.Strapi,
  ability: Ability,
  uid: UID.ContentType,
  words: string,
  onlyPublic: boolean,
): Promise<FoundRecord[]> => {
  const schema = strapi.contentType(uid);
  const components = componentsOf(strapi);
  const attributes = onlyPublic ? keptAttributes(schema) : modelOf(schema).attributes;
  const rights = rightsTo(strapi, ability, uid);
  const drafts: ContentRecord[] = await strapi.db.query(uid).findMany({
    where: editedOnly(strapi, uid),
    populate: { ...populateFields(components, attributes), createdBy: { populate: ["roles"] } },
  });
  const published = await publishedVersions(strapi, uid);
  const found: FoundRecord[] = [];
  for (const draft of drafts) {
    if (!rights.can.read(draft)) continue;
    const readable = await (rights as unknown as Sanitizer).sanitizeOutput(draft);
    const [first] = flattenFields(components, attributes, readable).flatMap(
      ({ path, attribute, value }) => {
        const isText = textTypes.includes(attribute.type) && typeof value === "string";
        const find = attribute.type === "richtext" ? findInFormatted : findWords;
        const place = isText ? find(value, words) : undefined;

        return place ? [{ place, path, attribute }] : [];
      },
    );
    if (!first) continue;
    found.push({
      uid,
      kind: schema.kind,
      documentId: String(draft.documentId),
      type: schema.info.displayName,
      title: titleOf(schema, draft),
      state: stateOf(strapi, draft, published.get(String(draft.documentId))),
      path: first.path.join("."),
      field: fieldName("", first.attribute),
      ...first.place,
    });
  }

  return found;
};

/**
 * The records, drafts among them, with words in one of their fields, also in a section: none for fewer than
 * two letters. Only fields that the user may read are searched.
 */
export const searchRecords = async (
  strapi: Core.Strapi,
  ability: Ability,
  words: string,
  { uids, onlyPublic = false }: Choice,
): Promise<FoundRecords> => {
  const searched = words.trim().slice(0, maxLength);
  if (searched.length < minLength) return { records: [], more: 0 };
  const records: FoundRecord[] = [];
  for (const uid of uids) {
    records.push(...(await searchType(strapi, ability, uid, searched, onlyPublic)));
  }
  const isInTitle = ({ title }: FoundRecord) => Number(findWords(title, searched) !== undefined);
  records.sort((one, other) => isInTitle(other) - isInTitle(one));

  return { records: records.slice(0, maxFound), more: Math.max(0, records.length - maxFound) };
};

/** The panel's search in all records that the user may read. */
export const searchRoute = (strapi: Core.Strapi): PanelRoute<FoundRecords> => ({
  query: ["words"],
  respond: async (ability, ctx) => {
    const types = contentTypes(strapi).filter(({ uid }) => mayRead(ability, uid));
    if (types.length === 0) {
      throw new errors.ForbiddenError("Your role cannot read records of the website.");
    }
    const { words } = ctx.query;
    const uids = types.map(({ uid }) => uid);

    return searchRecords(strapi, ability, typeof words === "string" ? words : "", { uids });
  },
});
