import type { Core, UID } from "@strapi/strapi";
import type { Middleware } from "koa";

import { isRecord } from "../common/is-record";
import type { Attributes } from "../common/rules/model";
import { HttpError } from "../server/http/errors";
import { type Ability, mayReadFieldEverywhere } from "../server/admin/rights";

import { pathsInQuery } from "./query-paths";

/** Fields of every record, which each role that reads a type may read. */
const commonFields = [
  "id",
  "documentId",
  "locale",
  "createdAt",
  "updatedAt",
  "publishedAt",
  "createdBy",
  "updatedBy",
];

/** Types of fields in which Strapi searches; in numbers only for a number. */
const searchedTypes = ["string", "text", "richtext", "uid", "email", "enumeration"];
const searchedNumbers = ["integer", "biginteger", "float", "decimal"];

type Searchable = { type: string; searchable?: boolean };

const attributesOf = (strapi: Core.Strapi, uid: string) =>
  (strapi.getModel(uid as UID.Schema)?.attributes ?? {}) as Attributes;

/** True if a user may read all fields of a type in which Strapi searches. */
const maySearch = (strapi: Core.Strapi, ability: Ability, uid: string) =>
  Object.entries(attributesOf(strapi, uid)).every(([name, attribute]) => {
    const { type, searchable } = attribute as Searchable;
    const isSearched =
      searchable !== false && [...searchedTypes, ...searchedNumbers].includes(type);

    return !isSearched || commonFields.includes(name) || mayReadFieldEverywhere(ability, uid, name);
  });

/**
 * True if a user may read a field of a type, also of its components and related types.
 *
 * @param path of the field; operators and lists' indexes in it are ignored.
 * @param parent the component's path in the type whose permissions count.
 */
const mayReadPath = (
  strapi: Core.Strapi,
  ability: Ability,
  uid: string,
  path: readonly string[],
  parent: { component?: string; prefix: string } = { prefix: "" },
): boolean => {
  const [name = "", ...rest] = path;
  if (path.length === 0) return true;
  if (/^(\$.*|\d+|\*|)$/.test(name)) return mayReadPath(strapi, ability, uid, rest, parent);
  const attribute = attributesOf(strapi, parent.component ?? uid)[name];
  // Strapi refuses what is no field.
  if (!attribute || commonFields.includes(name)) return true;

  const field = `${parent.prefix}${name}`;
  if (attribute.type === "dynamiczone") return rest.length === 0;
  if (attribute.type === "component" && attribute.component) {
    const { component } = attribute;

    return mayReadPath(strapi, ability, uid, rest, { component, prefix: `${field}.` });
  }
  if (!mayReadFieldEverywhere(ability, uid, field)) return false;
  const { target } = attribute;

  return !target || target.startsWith("admin::") || attribute.type !== "relation"
    ? true
    : mayReadPath(strapi, ability, target, rest);
};

const nestsQuery = (value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(value).some(
    ([key, inner]) => key === "sort" || key === "filters" || nestsQuery(inner),
  );

const forbidden = (message: string) =>
  new HttpError(403, "ForbiddenError", message, { reason: "right" });

/**
 * Keeps fields that a role may not read out of searches, orders and filters of records, which would
 * tell their values letter by letter. Strapi searches in all fields, and follows relations into types
 * that the role may not read. An order is dropped, because a list's usual one may be by such a field.
 *
 * @throws {HttpError} 403.
 */
export const guardUnreadableFields =
  (strapi: Core.Strapi): Middleware =>
  (ctx, next) => {
    const { userAbility: ability } = ctx.state as { userAbility?: Ability };
    const { model, uid = model, targetField } = ctx.params as Record<string, string>;
    if (!ability || !uid || !ctx.querystring) return next();
    const target = targetField && attributesOf(strapi, uid)[targetField]?.target;
    const type = target || uid;
    const mayRead = (query: object) =>
      pathsInQuery({ ...query }).every((path) => mayReadPath(strapi, ability, type, path));
    const { sort, filters, populate, _q: search } = ctx.query as Record<string, unknown>;

    // Relations are searched by their title alone, if the role may read it.
    if (search && !target && !maySearch(strapi, ability, type)) {
      throw forbidden(
        "Your role does not read all fields of these records, so it cannot search them. Use filters.",
      );
    }
    if (!mayRead({ filters }) || (nestsQuery(populate) && !mayRead({ populate }))) {
      throw forbidden("Your role does not read a field of this filter. Remove the filter.");
    }
    if (!mayRead({ sort })) {
      const { sort: _sort, ...others } = ctx.query;
      ctx.query = others;
    }

    return next();
  };
