import { errors } from "@strapi/utils";

import type { Problem } from "./rules/model";

/** @throws {ValidationError} with each problem at its field, which the panel shows there; nothing without problems. */
export const throwProblems = (problems: Problem[]) => {
  if (problems.length === 0) return;

  throw new errors.ValidationError(problems.map(({ message }) => message).join(" "), {
    errors: problems.map((problem) => ({ ...problem, name: "ValidationError" })),
  });
};
