import type { Core, UID } from "@strapi/strapi";

import type { FieldChange } from "../../common/forecast";
import { isRecord } from "../../common/is-record";
import { type Ability, mayUseField, readAction } from "../../server/admin/rights";

import { componentsOf } from "../model/schemas";

import {
  contentOf,
  fieldName,
  isPrivate,
  readDraft,
  writtenAttributes,
  isSameContent,
} from "../model/record-content";

/** What identifies a reference or a component, and is no text of it. */
const identifiers = ["documentId", "url", "__component", "key"];

/** The texts of a value of any kind, one a line. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  const parts = Array.isArray(value)
    ? value
    : isRecord(value) &&
      Object.entries(value).flatMap(([name, part]) => (identifiers.includes(name) ? [] : [part]));

  return parts
    ? parts
        .map(textOf)
        .filter((text) => text !== "")
        .join("\n")
    : String(value);
};

type Options = {
  ability: Ability;
  /** True to include private fields, which are for users who may publish the record. */
  withPrivate: boolean;
};

/** The fields of a record that publishing its draft changes, of those that the user may read. */
export const findFieldChanges = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  { ability, withPrivate }: Options,
): Promise<FieldChange[]> => {
  const schema = strapi.contentType(uid);
  const components = componentsOf(strapi);
  const attributes = Object.fromEntries(
    Object.entries(writtenAttributes(schema)).filter(
      ([name, attribute]) =>
        (withPrivate || !isPrivate(attribute)) &&
        mayUseField(ability, readAction, uid, components, name, attribute),
    ),
  );
  const read = async (published: boolean) => {
    const record = await readDraft(strapi, schema, documentId, { attributes, published });

    return contentOf(strapi, schema, record ?? {}, { attributes });
  };
  const [before, after] = [await read(true), await read(false)];

  return Object.entries(attributes).flatMap(([name, attribute]) => {
    const [one, other] = [before[name] ?? null, after[name] ?? null];
    const texts = { before: textOf(one), after: textOf(other) };
    const isSame = isSameContent(one, other);
    if (isSame || (texts.before === "" && texts.after === "")) return [];

    return [{ name, label: fieldName(name, attribute), isPrivate: isPrivate(attribute), ...texts }];
  });
};
