import slugify from "@sindresorhus/slugify";
import type { Core, Modules } from "@strapi/strapi";

import { checkFields } from "./rules/fields";
import type { Attribute as RuledAttribute } from "./rules/model";
import { pairSeparator } from "./rules/pages";
import { throwProblems } from "./throw-problems";

type Fields = Record<string, unknown>;
type Attribute = RuledAttribute & {
  targetField?: string;
  /** How Strapi makes an address of a title. */
  options?: slugify.Options;
  /** What Strapi takes, here and in the panel. */
  regex?: string;
};
type UidService = {
  generateUIDField: (of: {
    contentTypeUID: string;
    field: string;
    data: Fields;
  }) => Promise<string>;
};
type Context = Modules.Documents.Middleware.Context;

const attributesOf = ({ attributes }: Context["contentType"]) =>
  Object.entries(attributes as unknown as Record<string, Attribute>);

const addressesOf = (contentType: Context["contentType"]) =>
  attributesOf(contentType).filter(([, { type, targetField }]) => type === "uid" && targetField);

/** The addresses that are made from two fields: `flutter-or-reactnative`. */
const pairsOf = (contentType: Context["contentType"]) =>
  attributesOf(contentType).flatMap(([field, attribute]) => {
    const pair = attribute.pluginOptions?.editor?.pair;

    return pair ? [{ field, attribute, pair }] : [];
  });

const anything = "^";

/**
 * Lets editors leave the address of a record empty, and write it as any words, of which
 * {@link makeAddresses} makes one. Where it is required, the panel fills a new record's with the
 * name of its type, and it does not follow the title; and it names its regular expression to
 * whoever writes a space.
 * To be called before Strapi reads the schemas for its panel.
 */
export const leaveAddressesToEditors = (strapi: Core.Strapi) => {
  for (const contentType of Object.values(strapi.contentTypes)) {
    for (const [, attribute] of addressesOf(contentType)) {
      Object.assign(attribute, { required: false, regex: anything });
    }
    for (const { attribute } of pairsOf(contentType)) attribute.required = false;
  }
};

const isMissing = (data: Fields, field: string, action: string) =>
  field in data ? !data[field] : action === "create";

/** `ueber-uns` of "Über uns"; what is an address stays, and what nothing remains of. */
const addressFrom = (typed: unknown, { pluginOptions, options }: Attribute) => {
  const pattern = pluginOptions?.editor?.pattern?.regex ?? anything;
  if (typeof typed !== "string" || new RegExp(pattern).test(typed)) return typed;

  return slugify(typed, options) || typed;
};

/**
 * Makes the address of a record when it is saved: from its title if it has none, else from the
 * words that stand there, and from its pair always. Refuses one that does not match its pattern,
 * also in a draft.
 */
export const makeAddresses = (strapi: Core.Strapi) => {
  const service = strapi.plugin("content-manager").service<UidService>("uid");

  strapi.documents.use(async (context, next) => {
    const { action, contentType, uid } = context;
    const { data } = context.params as { data?: Fields };
    if (data && (action === "create" || action === "update")) {
      for (const [field, attribute] of addressesOf(contentType)) {
        const { targetField = "" } = attribute;
        if (data[field]) data[field] = addressFrom(data[field], attribute);
        if (!isMissing(data, field, action) || !data[targetField]) continue;
        data[field] = await service.generateUIDField({ contentTypeUID: uid, field, data });
      }
      for (const { field, pair } of pairsOf(contentType)) {
        const [one, other] = pair.map((name) => data[name]);
        if (one && other) data[field] = [one, other].join(pairSeparator);
      }
    }
    // Previews show drafts under their addresses.
    const { slug } = Object.fromEntries(attributesOf(contentType));
    if (slug && data?.slug) throwProblems(checkFields(new Map(), { slug }, data));

    return next();
  });
};
