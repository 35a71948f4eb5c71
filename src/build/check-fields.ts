import { isRecord } from "../lib/is-record";

import type { Attribute, ContentModel } from "./content-model";
import { ContentError, type ContentRecord } from "./content-service";
import { addressesIn } from "./rich-text";

/**
 * Where a link may lead: a page of this site, a place on the page, the web, an email
 * address or a telephone. The pattern of shared.link's href says the same.
 */
export const linkPattern = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)[^\s\\]*$/;

type Field = { path: string; attribute: Attribute; value: unknown };

const partsOf = (model: ContentModel, { type, component }: Attribute, value: unknown) =>
  (Array.isArray(value) ? value : [value]).filter(isRecord).map((part) => ({
    part,
    attributes:
      model.components.get(type === "dynamiczone" ? String(part.__component) : (component ?? ""))
        ?.attributes ?? {},
  }));

/** Every field of a record, with those of the components in it, to any depth. */
const fieldsOf = (
  model: ContentModel,
  attributes: Record<string, Attribute>,
  record: ContentRecord,
  path = "",
): Field[] =>
  Object.entries(attributes).flatMap(([name, attribute]) => {
    const field = { path: path + name, attribute, value: record[name] };
    if (attribute.type !== "component" && attribute.type !== "dynamiczone") return [field];

    return [
      field,
      ...partsOf(model, attribute, field.value).flatMap(({ part, attributes: own }) =>
        fieldsOf(model, own, part, `${field.path}.`),
      ),
    ];
  });

const fix = "in the content manager and publish it again";

const checkField = ({ path, attribute, value }: Field, owner: string) => {
  const { type, required, regex, pluginOptions } = attribute;
  const empty = value === undefined || value === null || value === "";
  if (empty && required) throw new ContentError(`${owner} has no ${path}: add it ${fix}.`);
  if (typeof value !== "string" || empty) return;

  if (regex && !new RegExp(regex).test(value)) {
    const hint = pluginOptions?.editor?.description?.replace(/\.$/, "");
    throw new ContentError(
      `${owner} has "${value}" as ${path}, which it cannot be: correct it ${fix}${hint ? ` (${hint})` : ""}.`,
    );
  }
  const wrong =
    type === "richtext" && addressesIn(value).links.find((link) => !linkPattern.test(link));
  if (wrong !== false && wrong !== undefined) {
    throw new ContentError(
      `${owner} has a link to "${wrong}" in ${path}: let it lead to a page like /contact-us/, to a #heading, or to an https:, mailto: or tel: address, ${fix}.`,
    );
  }
};

/**
 * Whether a record keeps what its schema promises, which the admin panel holds
 * editors to and an import does not: required fields are there, patterns are kept,
 * and links lead where links may.
 *
 * @param owner the record's name at the start of a sentence.
 * @throws {ContentError} for the first field that does not.
 */
export const checkFields = (
  model: ContentModel,
  attributes: Record<string, Attribute>,
  record: ContentRecord,
  owner: string,
) => {
  fieldsOf(model, attributes, record).forEach((field) => {
    checkField(field, owner);
  });
};
