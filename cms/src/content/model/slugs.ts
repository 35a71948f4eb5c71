import slugify from "@sindresorhus/slugify";
import type { Core, Struct } from "@strapi/strapi";

import { isBlank } from "../../common/rules/blank";
import { checkValues } from "../../common/rules/fields";
import type { Attribute as RuledAttribute } from "../../common/rules/model";
import { pairSeparator, type SlugAttribute, sourceOf } from "../../common/rules/slugs";
import type { Context, Step } from "./document-actions";
import { modelOf } from "./schemas";
import { throwIssues } from "./throw-issues";

type Fields = Record<string, unknown>;
type Attribute = SlugAttribute &
  RuledAttribute & {
    maxLength?: number;
    /** Options of Strapi's slugs. */
    options?: slugify.Options;
    /** Pattern that Strapi and the panel check. */
    regex?: string;
  };

type ContentType = Struct.ContentTypeSchema;

const attributesOf = (contentType: ContentType) =>
  Object.entries<Attribute>(modelOf(contentType).attributes);

const slugFieldsOf = (contentType: ContentType) =>
  attributesOf(contentType).filter(([, attribute]) => sourceOf(attribute));

/** Slugs generated from two fields: `flutter-or-reactnative`. */
const pairsOf = (contentType: ContentType) =>
  attributesOf(contentType).flatMap(([field, attribute]) => {
    const pair = attribute.pluginOptions?.editor?.pair;

    return pair ? [{ field, attribute, pair }] : [];
  });

const anyPattern = "^";

/**
 * Makes slugs optional, and free text from which {@link createSlugsStep} makes a slug. The panel
 * prefills a required uid with the type's name and does not update it with the title, and its error
 * shows a regular expression. Must run before Strapi reads the schemas for its panel.
 */
export const makeSlugsOptional = (strapi: Core.Strapi) => {
  for (const contentType of Object.values(strapi.contentTypes)) {
    for (const [, attribute] of slugFieldsOf(contentType)) {
      Object.assign(attribute, { required: false, regex: anyPattern });
    }
    for (const { attribute } of pairsOf(contentType)) attribute.required = false;
  }
};

const isMissing = (data: Fields, field: string, action: string) =>
  field in data ? isBlank(data[field]) : action === "create";

/** Room for a number that makes a slug unique, such as "-12". */
const numberLength = 5;

/** Makes a slug of a title; empty if the title has no usable character. */
const slugOfTitle = (title: unknown, { options, maxLength = Infinity }: Attribute) => {
  const slug = typeof title === "string" ? slugify(title, options) : "";
  const longest = maxLength - numberLength;
  if (slug.length <= longest) return slug;

  // Between words, if possible.
  return slug
    .slice(0, longest + 1)
    .replace(/-[^-]*$/, "")
    .slice(0, longest);
};

/**
 * Makes `ueber-uns` of "Über uns". Returns valid slugs, and texts without a usable character,
 * unchanged. Removes the outer slashes of a path.
 */
const toSlug = (typed: unknown, { pluginOptions, options }: Attribute) => {
  const pattern = pluginOptions?.editor?.pattern?.regex ?? anyPattern;
  if (typeof typed !== "string" || new RegExp(pattern).test(typed)) return typed;
  // A slug of it would join the parts.
  if (pluginOptions?.editor?.path) return typed.trim().replace(/^\/|\/$/g, "");

  return slugify(typed, options) || typed;
};

/**
 * A slug that no record of the type has: `flutter`, `flutter-1` …
 *
 * @param own the id of the record itself, which keeps its slug.
 */
const toUnique = async (
  strapi: Core.Strapi,
  uid: Context["uid"],
  field: string,
  slug: string,
  own: string | undefined,
) => {
  const where = { [field]: { $startsWith: slug }, ...(own && { documentId: { $ne: own } }) };
  const rows: Fields[] = await strapi.db.query(uid).findMany({ where, select: [field] });
  const taken = rows.map((row) => row[field]);
  let unique = slug;
  for (let number = 1; taken.includes(unique); number += 1) unique = `${slug}-${number}`;

  return unique;
};

/** The slug that saving makes of a typed one. */
export const savedSlug = (contentType: ContentType, typed: string) => {
  const [[, attribute] = []] = slugFieldsOf(contentType);

  return attribute ? String(toSlug(typed, attribute)) : typed;
};

/**
 * The slug that saving a record makes of what its form has; undefined for a record that would have none.
 *
 * @param title the value of the field that a slug is made from.
 */
export const slugOfForm = async (
  strapi: Core.Strapi,
  contentType: ContentType,
  documentId: string,
  { slug: typed, title }: { slug: string; title: string },
): Promise<string | undefined> => {
  if (!isBlank(typed)) return savedSlug(contentType, typed);
  const [[field, attribute] = []] = slugFieldsOf(contentType);
  const made = attribute && slugOfTitle(title, attribute);

  return field && made ? toUnique(strapi, contentType.uid, field, made, documentId) : undefined;
};

/**
 * The step that generates slugs on save: from their source field if empty, else from the typed text, and always
 * from a pair. A draft has none if the source has no usable character. Rejects a slug that does not
 * match its pattern, also in a draft.
 */
export const createSlugsStep =
  (strapi: Core.Strapi): Step =>
  async (context, next) => {
    const { action, contentType, uid } = context;
    const { data, documentId } = context.params as { data?: Fields; documentId?: string };
    // A clone is another record.
    const own = action === "update" ? documentId : undefined;
    if (data && ["create", "update", "clone"].includes(action)) {
      for (const [field, attribute] of slugFieldsOf(contentType)) {
        if (isMissing(data, field, action)) {
          const slug = slugOfTitle(data[sourceOf(attribute) ?? ""], attribute);
          data[field] = slug ? await toUnique(strapi, uid, field, slug, own) : null;
        } else if (data[field]) data[field] = toSlug(data[field], attribute);
      }
      for (const { field, pair } of pairsOf(contentType)) {
        const [one, other] = pair.map((name) => data[name]);
        if (one && other) data[field] = [one, other].join(pairSeparator);
      }
    }
    // Previews show drafts under their slugs.
    const { slug } = Object.fromEntries(attributesOf(contentType));
    if (slug && data?.slug) throwIssues(checkValues(new Map(), { slug }, data));

    return next();
  };
