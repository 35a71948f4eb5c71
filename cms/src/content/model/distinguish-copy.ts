import type { Core } from "@strapi/strapi";

import { titleFields } from "../../server/lib/titles";

import { sourceOf } from "../../common/rules/slugs";
import type { Step } from "./document-actions";
import { editedOnly } from "./content-types";
import { attributesOf } from "./schemas";

type Fields = Record<string, unknown>;

/** What an earlier copy has at the end of its name. */
const suffix = / \(copy(?: \d+)?\)$/;

/** A name that no record has, also if the field is full: copies are counted. */
const nameOfCopy = async (
  name: string,
  maxLength: number | undefined,
  isTaken: (name: string) => Promise<boolean>,
): Promise<string> => {
  const start = name.replace(suffix, "");
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? " (copy)" : ` (copy ${count})`;
    const copy = `${start.slice(0, (maxLength ?? Infinity) - end.length).trimEnd()}${end}`;
    if (!(await isTaken(copy))) return copy;
  }
};

/**
 * The step that gives a duplicate a name and an address of its own, unless the user has: "Offer (copy)",
 * then "Offer (copy 2)". Two records with the same ones cannot be told apart, nor both be published.
 */
export const createCopyStep =
  (strapi: Core.Strapi): Step =>
  async (context, next) => {
    const { contentType, uid } = context;
    const { params } = context as unknown as { params: { documentId: string; data?: Fields } };
    const attributes = attributesOf(contentType);
    const field = titleFields.find((name) => attributes[name]?.type === "string");
    const records = strapi.db.query(uid);
    const source: Fields | null = await records.findOne({
      where: { documentId: params.documentId, ...editedOnly(strapi, uid) },
    });
    if (!source) return next();
    const data = (params.data ??= {});
    const isSame = (name: string) => !(name in data) || data[name] === source[name];
    if (field && isSame(field) && typeof source[field] === "string") {
      const { maxLength } = attributes[field] as { maxLength?: number };
      data[field] = await nameOfCopy(
        source[field],
        maxLength,
        async (name) => (await records.count({ where: { [field]: name } })) > 0,
      );
    }
    for (const [name, attribute] of Object.entries(attributes)) {
      if (sourceOf(attribute) && isSame(name)) data[name] = null;
    }

    return next();
  };
