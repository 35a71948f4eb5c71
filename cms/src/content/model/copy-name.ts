import type { Core } from "@strapi/strapi";

import { titleFields } from "../../server/lib/titles";

import { sourceOf } from "../../common/rules/slugs";
import type { Step } from "./document-actions";
import { editedOnly } from "./content-types";
import { attributesOf } from "./schemas";

type Fields = Record<string, unknown>;

const suffix = " (copy)";

/** A name that tells a copy from its record, also if the field is full. */
const nameOfCopy = (name: string, maxLength = Infinity) =>
  `${name.slice(0, maxLength - suffix.length).trimEnd()}${suffix}`;

/**
 * The step that gives a duplicate a name and an address of its own, unless the user has: "Offer (copy)".
 * Two records with the same ones cannot be told apart, nor both be published.
 */
export const createCopyNameStep =
  (strapi: Core.Strapi): Step =>
  async (context, next) => {
    const { contentType, uid } = context;
    const { params } = context as unknown as { params: { documentId: string; data?: Fields } };
    const attributes = attributesOf(contentType);
    const field = titleFields.find((name) => attributes[name]?.type === "string");
    const source: Fields | null = await strapi.db
      .query(uid)
      .findOne({ where: { documentId: params.documentId, ...editedOnly(strapi, uid) } });
    if (!source) return next();
    const data = (params.data ??= {});
    const isSame = (name: string) => !(name in data) || data[name] === source[name];
    if (field && isSame(field) && typeof source[field] === "string") {
      const { maxLength } = attributes[field] as { maxLength?: number };
      data[field] = nameOfCopy(source[field], maxLength);
    }
    for (const [name, attribute] of Object.entries(attributes)) {
      if (sourceOf(attribute) && isSame(name)) data[name] = null;
    }

    return next();
  };
