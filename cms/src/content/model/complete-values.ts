import type { Core } from "@strapi/strapi";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";

import { flattenFields } from "../../common/rules/fields";
import type { Attribute, ContentRecord } from "../../common/rules/model";
import { completeAddress } from "../../common/text/complete-address";
import { plainNumber } from "../../common/text/plain-text";

import type { Step } from "./document-actions";
import { placeOf } from "./field-place";
import { componentsOf, modelOf } from "./schemas";

/** Groups an international number like its country does: "+1 555 019 9200". Others stay as they are. */
const groupNumber = (typed: string) => {
  const number = parsePhoneNumberFromString(plainNumber(typed), { extract: false });

  return number?.isPossible() && !number.ext ? number.formatInternational() : typed;
};

const completed = ({ pluginOptions }: Attribute, typed: string) => {
  const { phone, pattern } = pluginOptions?.editor ?? {};
  if (phone) return groupNumber(typed);
  if (!pattern) return typed;
  const matches = (value: string) => new RegExp(pattern.regex).test(value);
  const address = completeAddress(typed);

  return !matches(typed) && matches(address) ? address : typed;
};

/**
 * The step that completes on save what people write in short: the `https://` of an address, and the
 * groups of a phone number.
 */
export const createCompletionStep =
  (strapi: Core.Strapi): Step =>
  async ({ contentType, params }, next) => {
    const { data = {} } = params as { data?: ContentRecord };
    const { attributes } = modelOf(contentType);
    for (const { path, attribute, value } of flattenFields(
      componentsOf(strapi),
      attributes,
      data,
    )) {
      if (typeof value !== "string") continue;
      const { owner, name } = placeOf(data, path);
      owner[name] = completed(attribute, value);
    }

    return next();
  };
