import { errors } from "@strapi/utils";

import type { Issue } from "../../common/rules/model";

/** @throws {ValidationError} with each issue at its field, if there is one. */
export const throwIssues = (issues: Issue[]) => {
  if (issues.length === 0) return;

  throw new errors.ValidationError(issues.map(({ message }) => message).join(" "), {
    errors: issues.map((issue) => ({ ...issue, name: "ValidationError" })),
  });
};
