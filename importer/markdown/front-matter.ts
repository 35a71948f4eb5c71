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

const readJson = (text: string, file: string): Source => {
  const length = jsonLength(text);
  try {
    const data = JSON.parse(text.slice(0, length)) as Record<string, unknown>;

    return { data, text: text.slice(length).replace(/^\s*?\n/, "") };
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    const line = text.slice(0, position).split("\n").length;
    throw refuse(file, line, "JSON", firstLine(message.replace(/ in JSON at.*$/s, "")));
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
