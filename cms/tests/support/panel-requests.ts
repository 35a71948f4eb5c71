import { createRandom } from "../../src/common/testing/random";
import { strings } from "./hostile-values";
import type { ServedRoute } from "./routes";

const types = [
  "api::article.article",
  "api::home.home",
  "api::contact-data.contact-data",
  "plugin::upload.file",
  "plugin::upload.folder",
  "admin::user",
  "admin::api-token",
  "shared.seo",
  "constructor",
  "__proto__",
  "toString",
  "api::none.none",
  "x",
  "%00",
  "..%2f..%2f",
];

const ids = [
  "1",
  "0",
  "-1",
  "1.5",
  "9".repeat(20),
  "abc",
  "constructor",
  "__proto__",
  "null",
  "*",
  "%00",
  "%E2%80%AE",
  "%ff",
  "a%2Fb",
  "'",
  "x".repeat(300),
];

const parameters = [
  ...["filters", "sort", "fields", "populate", "pagination", "page", "pageSize", "start", "limit"],
  ...[
    "_q",
    "status",
    "locale",
    "where",
    "select",
    "orderBy",
    "having",
    "groupBy",
    "offset",
    "join",
  ],
  ...["id", "idsToOmit", "idsToInclude", "kind", "action", "role", "documentIds", "documentId"],
  ...["search", "token", "url", "registrationToken", "keepCurrent", "constructor", "__proto__"],
];

const names = [
  ...["id", "documentId", "title", "name", "url", "email", "password", "resetPasswordToken"],
  ...["registrationToken", "accessKey", "createdBy", "updatedBy", "roles", "users", "folder"],
  ...["files", "children", "related", "parent", "author", "categories", "sections", "permissions"],
  ...[
    "createdBy.password",
    "createdBy.roles.users.password",
    "author.createdBy.email",
    "seo.title",
  ],
  ...["constructor", "__proto__", "toString", "*", "none", "", "0", "on", "count", "populate"],
  ...["fields", "filters", "sort", "shared.seo", "localizations", "publishedAt", "locale"],
];

const operators = [
  ...["$eq", "$ne", "$in", "$notIn", "$lt", "$gt", "$gte", "$between", "$contains", "$startsWith"],
  ...["$endsWith", "$null", "$notNull", "$and", "$or", "$not", "$jsonSupersetOf", "$where", "$raw"],
];

const values = [
  ...["1", "0", "-1", "true", "false", "null", "asc", "desc", "draft", "published", "all", "en"],
  ...["title:asc", "createdBy.password:desc", "createdBy", "*", "%", "_", "2026-13-45", "1e400"],
  ...strings.filter((text) => text.length < 400),
];

/**
 * Generates paths with queries for routes, the same for the same seed: wrong types, depths, operators
 * of the database layer, names of objects' own properties, and encodings.
 */
export const generatePaths = (
  seed: number,
  routes: readonly ServedRoute[],
  perRoute: number,
): { method: string; path: string }[] => {
  const random = createRandom(seed);
  const pick = (items: readonly string[]): string =>
    items[Math.floor(random() * items.length)] ?? "";
  const chance = (share: number) => random() < share;
  const encode = (text: string) => {
    const encoded = encodeURIComponent(Buffer.from(text).toString());

    return chance(0.1)
      ? encoded.replace(/^[a-z]/, (c) => `%${c.charCodeAt(0).toString(16)}`)
      : encoded;
  };

  const parameter = () => {
    let key = encode(chance(0.8) ? pick(parameters.slice(0, 12)) : pick(parameters));
    for (let depth = Math.floor(random() * 5); depth > 0; depth -= 1) {
      const inner = chance(0.5)
        ? pick(names)
        : chance(0.6)
          ? pick(operators)
          : pick(["0", "", "101"]);
      key += `[${encode(inner)}]`;
    }

    return `${key}=${encode(chance(0.5) ? pick(names) : pick(values))}`;
  };
  const fill = (path: string) =>
    path.replace(/:(\w+)/g, (_all, name: string) => {
      if (/^(model|uid|contentType)$/.test(name))
        return chance(0.6) ? pick(types.slice(0, 5)) : pick(types);

      return name === "targetField" && chance(0.7)
        ? pick(["author", "createdBy", "folder"])
        : pick(ids);
    });

  return routes.flatMap(({ method, path }) =>
    Array.from({ length: perRoute }, () => {
      const query = Array.from({ length: Math.floor(random() * 3) }, parameter).join("&");

      return { method, path: `${fill(path)}${query && `?${query}`}` };
    }),
  );
};
