import type { Core, Struct } from "@strapi/strapi";

import type { ContentRecord } from "../../common/rules/model";

import type { Step } from "./document-actions";
import { attributesOf } from "./schemas";

const numbersOf = (contentType: Struct.ContentTypeSchema) =>
  Object.entries(attributesOf(contentType)).filter(
    ([, { pluginOptions }]) => pluginOptions?.editor?.countsUp,
  );

/** Makes numbers of places optional, which {@link createNumbersStep} fills in. */
export const makeNumbersOptional = ({ contentTypes }: Core.Strapi): void => {
  for (const contentType of Object.values(contentTypes)) {
    for (const [, attribute] of numbersOf(contentType)) attribute.required = false;
  }
};

/** The step that puts a record without a number at the end of its list on save. */
export const createNumbersStep =
  (strapi: Core.Strapi): Step =>
  async ({ action, contentType, uid, params }, next) => {
    const { data } = params as { data?: ContentRecord };
    if (!data) return next();
    for (const [name] of numbersOf(contentType)) {
      if (name in data ? data[name] !== null : action !== "create") continue;
      const [last]: Record<string, number>[] = await strapi.db.query(uid).findMany({
        where: { [name]: { $notNull: true } },
        select: [name],
        orderBy: { [name]: "desc" },
        limit: 1,
      });
      data[name] = (last?.[name] ?? 0) + 1;
    }

    return next();
  };
