import { join, relative } from "node:path";

import { OperatorError } from "../../lib/operator-error";

/** What is wrong with a file of the seed, at which of its fields if it is about one. */
export type Fault = { file: string; path: string; message: string };

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

const list = (faults: readonly Fault[]) => {
  const files = [...new Set(faults.map(({ file }) => file))];
  const lines = files.flatMap((file) => [
    `  ${join("cms", relative(process.cwd(), file))}`,
    ...faults
      .filter((fault) => fault.file === file)
      .map(({ path, message }) => `    ${path ? `${path}: ` : ""}${message}`),
  ]);

  return [
    `The seed does not fit (${plural(faults.length, "fault")} in ${plural(files.length, "file")}). Correct them and run the command again:`,
    ...lines,
  ].join("\n");
};

/** Thrown when records of the seed cannot be created. Its message lists every fault, by file. */
export class SeedError extends OperatorError {
  override name = "SeedError";

  constructor(faults: readonly Fault[]) {
    super(list(faults));
  }
}

const longestValue = 60;

/** A value as its file has it, or its beginning. */
export const quote = (value: unknown): string => {
  const text = typeof value === "string" ? value : JSON.stringify(value);

  return `"${text.length > longestValue ? `${text.slice(0, longestValue)}…` : text}"`;
};

/**
 * The faults that an error names: Strapi lists what is wrong with a record in details.errors, and
 * little in the message.
 */
export const faultsOf = (file: string, error: unknown): Fault[] => {
  const { message, details } = error as {
    message: string;
    details?: { errors?: { path: (string | number)[]; message: string; value?: unknown }[] };
  };

  return (details?.errors ?? [{ path: [], message, value: undefined }]).map((fault) => {
    const name = fault.path.at(-1);
    // Strapi's sentences begin with the field.
    const [, words] = new RegExp(`^\\S*${name}\\S* (.*)`, "s").exec(fault.message) ?? [];
    const isShort = words !== undefined && fault.value !== undefined && fault.value !== null;

    return {
      file,
      path: fault.path.join("."),
      message: isShort ? `${quote(fault.value)} ${words}` : (words ?? fault.message),
    };
  });
};
