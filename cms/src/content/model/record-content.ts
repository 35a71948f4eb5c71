import { isDeepStrictEqual } from "node:util";

import type { Core, Struct, UID } from "@strapi/strapi";
import { contentTypes as schemas } from "@strapi/utils";

import { recordsIn } from "../../common/is-record";
import { flattenFields } from "../../common/rules/fields";
import type { Attribute, Attributes, Components, ContentRecord } from "../../common/rules/model";
import { populateFields } from "../../common/rules/populate";
import { titleOf } from "../../server/lib/titles";

import { editedOnly } from "./content-types";
import { attributesOf, componentsOf } from "./schemas";

const targetOf = ({ type, target }: Attribute) =>
  ({ media: "plugin::upload.file", relation: target })[type];

type Mapping = {
  /** True to keep what the panel's form needs of components: their ids and a key of their order. */
  forForm?: boolean;
  relation: (records: ContentRecord[], attribute: Attribute) => unknown;
  media: (files: ContentRecord[], attribute: Attribute) => unknown;
};

/** Times of one publication, which are not content. */
const scheduleFields = ["publishedAt", "publishAt", "unpublishAt", "scheduleProblem"];

type StrapiAttribute = { visible?: boolean; private?: boolean };

/** The fields of a type that editors write in its form, except for its times. */
export const writtenAttributes = (schema: Struct.ContentTypeSchema): Attributes => {
  const others = [...schemas.getNonWritableAttributes(schema), ...scheduleFields];

  return Object.fromEntries(
    Object.entries(attributesOf(schema)).filter(
      ([name, attribute]) =>
        (attribute as StrapiAttribute).visible !== false && !others.includes(name),
    ),
  );
};

/** True for a field that visitors cannot read. */
export const isPrivate = (attribute: Attribute) => (attribute as StrapiAttribute).private === true;

/** The fields of a type that versions have. */
export const keptAttributes = (schema: Struct.ContentTypeSchema): Attributes =>
  Object.fromEntries(
    Object.entries(writtenAttributes(schema)).filter(([, attribute]) => !isPrivate(attribute)),
  );

/** The label of a field. */
export const fieldName = (name: string, { pluginOptions }: Attribute) =>
  pluginOptions?.editor?.label ?? name;

/** The labels of the fields that versions do not have, because they are private. */
export const unkeptFields = (schema: Struct.ContentTypeSchema): string[] =>
  Object.entries(writtenAttributes(schema))
    .filter(([, attribute]) => isPrivate(attribute))
    .map(([name, attribute]) => fieldName(name, attribute));

/** A key of the package fractional-indexing, by which Strapi's form sorts. */
const orderKey = (index: number) => `c${String(index).padStart(3, "0")}`;

/**
 * The fields of a record, to any depth, with other values for its references. Fields and components
 * that the content model no longer has are left out.
 */
export const mapContent = (
  components: Components,
  attributes: Attributes,
  content: ContentRecord,
  mapping: Mapping,
): ContentRecord => {
  const mapPart = (name: string, part: ContentRecord, index: number) => ({
    ...(mapping.forForm && { id: part.id, __temp_key__: orderKey(index) }),
    ...mapContent(components, components.get(name)?.attributes ?? {}, part, mapping),
  });
  const mapValue = (attribute: Attribute, value: unknown): unknown => {
    const { type, component = "", repeatable } = attribute;
    switch (type) {
      case "relation":
        return mapping.relation(recordsIn(value), attribute);
      case "media":
        return mapping.media(recordsIn(value), attribute);
      case "component": {
        const parts = recordsIn(value).map((part, index) => mapPart(component, part, index));

        return repeatable ? parts : (parts[0] ?? null);
      }
      case "dynamiczone":
        return recordsIn(value)
          .map((part) => ({ part, name: String(part.__component) }))
          .filter(({ name }) => components.has(name))
          .map(({ part, name }, index) => ({
            __component: name,
            ...mapPart(name, part, index),
          }));
      default:
        return value;
    }
  };

  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => name in content)
      .map(([name, attribute]) => [name, mapValue(attribute, content[name])]),
  );
};

/**
 * The draft of a record with its references, as the database has it, or its published version.
 *
 * @param attributes are those to read.
 */
export const readDraft = (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  documentId: string,
  { attributes = keptAttributes(schema), published = false } = {},
): Promise<ContentRecord | null> =>
  strapi.db.query(schema.uid).findOne({
    where: { documentId, publishedAt: published ? { $notNull: true } : null },
    populate: {
      ...populateFields(componentsOf(strapi), attributes),
      // For rights that depend on the creator.
      createdBy: { populate: { roles: true } },
    },
  });

/** A draft in the format in which versions are stored: without ids of rows unless for the form. */
export const contentOf = (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  draft: ContentRecord,
  { attributes = keptAttributes(schema), forForm = false } = {},
): ContentRecord =>
  mapContent(componentsOf(strapi), attributes, draft, {
    forForm,
    relation: (records, { target = "" }) =>
      records.map((record) => ({
        documentId: record.documentId,
        title: titleOf(strapi.contentType(target as UID.ContentType), record),
      })),
    media: (files) => files.map(({ documentId, name, url }) => ({ documentId, name, url })),
  });

/** A record of a relation in the format of {@link contentOf}. */
const isRelated = (value: object): value is { documentId: unknown } =>
  Object.keys(value).length === 2 && "documentId" in value && "title" in value;

const withoutTitles = (content: unknown): unknown =>
  JSON.parse(
    JSON.stringify(content, (_name, value: unknown) =>
      typeof value === "object" && value !== null && isRelated(value) ? value.documentId : value,
    ),
  );

/** True for the same fields, also if a related record has another title by now. */
export const isSameContent = (one: unknown, other: unknown) =>
  isDeepStrictEqual(withoutTitles(one), withoutTitles(other));

/** The references of contents as they are now, by type and document id. */
export const findReferenced = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  contents: ContentRecord[],
) => {
  const wanted = new Map<string, Set<string>>();
  for (const content of contents) {
    for (const { attribute, value } of flattenFields(
      componentsOf(strapi),
      keptAttributes(schema),
      content,
    )) {
      const target = targetOf(attribute);
      if (!target) continue;
      const ids = recordsIn(value).map(({ documentId }) => String(documentId));
      wanted.set(target, new Set([...(wanted.get(target) ?? []), ...ids]));
    }
  }
  const found = new Map<string, ContentRecord>();
  for (const [target, ids] of wanted) {
    const uid = target as UID.ContentType;
    const rows: ContentRecord[] = await strapi.db.query(uid).findMany({
      where: {
        documentId: { $in: [...ids] },
        ...editedOnly(strapi, uid),
      },
    });
    for (const row of rows) found.set(`${target} ${String(row.documentId)}`, row);
  }

  return (attribute: Attribute, { documentId }: ContentRecord) =>
    found.get(`${targetOf(attribute)} ${String(documentId)}`);
};
