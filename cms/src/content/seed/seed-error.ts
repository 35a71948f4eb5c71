import { join, relative } from "node:path";

import { OperatorError } from "../../common/operator-error";
import { numberOf } from "../../common/text/number-of";

/** An issue of a seed file, with the path of its field if it is about one. */
export type SeedIssue = { file: string; path: string; message: string };

const list = (issues: readonly SeedIssue[]) => {
  const files = [...new Set(issues.map(({ file }) => file))];
  const lines = files.flatMap((file) => [
    `  ${relative(join(process.cwd(), ".."), file)}`,
    ...issues
      .filter((issue) => issue.file === file)
      .map(({ path, message }) => `    ${path ? `${path}: ` : ""}${message}`),
  ]);

  return [
    `The seed has ${numberOf(issues.length, "error")} in ${numberOf(files.length, "file")}. Correct them and run the command again:`,
    ...lines,
  ].join("\n");
};

/** Thrown if records of the seed cannot be created. The message lists all issues by file. */
export class SeedError extends OperatorError {
  override name = "SeedError";

  constructor(issues: readonly SeedIssue[]) {
    super(list(issues));
  }
}

const maxValueLength = 60;

/** Quotes a value, shortened to its beginning. */
export const quote = (value: unknown): string => {
  const text = typeof value === "string" ? value : JSON.stringify(value);

  return `"${text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text}"`;
};

/** The issues in an error: Strapi lists them in details.errors. */
export const toIssues = (file: string, error: unknown): SeedIssue[] => {
  const { message, details } = error as {
    message: string;
    details?: { errors?: { path: (string | number)[]; message: string; value?: unknown }[] };
  };

  return (details?.errors ?? [{ path: [], message, value: undefined }]).map((issue) => {
    const name = issue.path.at(-1);
    // Strapi's messages begin with the field.
    const [, words] = new RegExp(`^\\S*${name}\\S* (.*)`, "s").exec(issue.message) ?? [];
    const isShort = words !== undefined && issue.value !== undefined && issue.value !== null;

    return {
      file,
      path: issue.path.join("."),
      message: isShort ? `${quote(issue.value)} ${words}` : (words ?? issue.message),
    };
  });
};
