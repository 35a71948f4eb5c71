import { parse as parseToml, TomlError } from "smol-toml";
import { parseDocument } from "yaml";

import { isRecord } from "../../common/is-record.ts";
import { OperatorError } from "../../common/operator-error.ts";

/** The fields before a text, and the text. */
export type Source = { data: Record<string, unknown>; text: string };

const refuse = (file: string, line: number, format: string, reason: string) =>
  new OperatorError(
    `${file} has fields that are not valid ${format} in line ${line} (${reason}): correct the line.`,
  );

const firstLine = (message: string) =>
  message.replace(/\n[^]*$/, "").replace(/( at line \d+.*)?[:.]*$/, "");

const readYaml = (yaml: string, file: string): unknown => {
  const document = parseDocument(yaml, { logLevel: "silent" });
  const [error] = document.errors;
  if (error) {
    throw refuse(file, (error.linePos?.[0].line ?? 1) + 1, "YAML", firstLine(error.message));
  }
  try {
    return document.toJS() as unknown;
  } catch (problem) {
    // An alias without its anchor, or aliases that grow without end.
    throw refuse(file, 2, "YAML", firstLine((problem as Error).message));
  }
};

const readToml = (toml: string, file: string): unknown => {
  try {
    return parseToml(toml);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    throw refuse(file, error.line + 1, "TOML", firstLine(error.message.replace(/^.*?: /, "")));
  }
};

/** The number of characters of the JSON object at the start of a text. */
const jsonLength = (text: string) => {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:\\.|[^"\\])*"|[{}]/g)) {
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (depth === 0) return index + 1;
  }

  return text.length;
};

/** The line of the first error: the first lines up to there are no longer merely incomplete. */
const jsonErrorLine = (json: string) => {
  const lines = json.split("\n");
  const isWrong = (count: number) => {
    try {
      JSON.parse(lines.slice(0, count).join("\n"));

      return false;
    } catch (error) {
      return !/end of JSON input|Unterminated|Expected .* at position/.test(
        (error as Error).message,
      );
    }
  };
  const index = lines.findIndex((_line, before) => isWrong(before + 1));

  return index < 0 ? lines.length : index + 1;
};

const readJson = (text: string, file: string): Source => {
  const json = text.slice(0, jsonLength(text));
  try {
    const data = JSON.parse(json) as Record<string, unknown>;

    return { data, text: text.slice(json.length).replace(/^\s*?\n/, "") };
  } catch (error) {
    const [reason = ""] = (error as Error).message.split(/, \.\.\.|, "| in JSON at/);
    throw refuse(file, jsonErrorLine(json), "JSON", firstLine(reason));
  }
};

const formats = [
  { name: "YAML", pattern: /^---[ \t]*\n([^]*?)^---[ \t]*(?:\n|$)/m, read: readYaml },
  { name: "TOML", pattern: /^\+\+\+[ \t]*\n([^]*?)^\+\+\+[ \t]*(?:\n|$)/m, read: readToml },
] as const;

/**
 * Splits a file into its front matter (YAML between `---`, TOML between `+++`, or JSON) and its text. A
 * file without front matter is all text.
 *
 * @param file its name, for messages.
 * @throws OperatorError with the file and line if the front matter cannot be read.
 */
export const readFrontMatter = (content: string, file: string): Source => {
  if (/^\{\s*["}]/.test(content)) return readJson(content, file);
  for (const { pattern, read } of formats) {
    const match = pattern.exec(content);
    if (!match || match.index > 0) continue;
    const data = read(match[1] ?? "", file) ?? {};
    // Text between two rules is no front matter.
    if (isRecord(data)) return { data, text: content.slice(match[0].length) };
  }

  return { data: {}, text: content };
};
