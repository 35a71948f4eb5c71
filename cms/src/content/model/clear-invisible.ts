import type { Core } from "@strapi/strapi";

import { isVisible } from "../../common/rules/conditions";
import { flattenFields } from "../../common/rules/fields";
import type { ContentRecord } from "../../common/rules/model";

import type { Step } from "./document-actions";
import { placeOf } from "./field-place";
import { componentsOf, modelOf } from "./schemas";

/**
 * The step that clears the fields that the panel hides by a condition of their schema, such as the options
 * of a question that is a date: nobody could correct them.
 */
export const createClearingStep =
  (strapi: Core.Strapi): Step =>
  async ({ contentType, params }, next) => {
    const { data = {} } = params as { data?: ContentRecord };
    const { attributes } = modelOf(contentType);
    for (const { path, attribute } of flattenFields(componentsOf(strapi), attributes, data)) {
      const { owner, name } = placeOf(data, path);
      if (!isVisible(attribute, owner)) owner[name] = null;
    }

    return next();
  };
