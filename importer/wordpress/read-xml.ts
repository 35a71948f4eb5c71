import sax from "sax";

import { OperatorError } from "../../common/operator-error.ts";

import { decodeFile, incomplete, notUtf8 } from "./decode-file.ts";

/** What is read of an XML document. */
export type XmlListener<T> = {
  /** A start tag, with the number of elements around it. */
  open: (name: string, attributes: Record<string, string>, depth: number) => void;
  /** Text, also of a CDATA section; may come in several parts. */
  text: (text: string) => void;
  /** An end tag, and what it completes. */
  close: (name: string, depth: number) => T | undefined;
};

const utf8 = /^(utf-?8|us-ascii)$/i;

const encodingOf = (declaration: string) =>
  /encoding\s*=\s*["']([^"']*)/.exec(declaration)?.[1] ?? "utf-8";

/**
 * References to characters that XML forbids, as WordPress may write them: they are read as those
 * characters, which are dropped later.
 */
const forbiddenReferences = Object.fromEntries(
  Array.from({ length: 32 }, (_, code) => code)
    .filter((code) => ![9, 10, 13].includes(code))
    .flatMap((code) =>
      [`#${code}`, `#x${code.toString(16)}`, `#x${code.toString(16).padStart(2, "0")}`].map(
        (name) => [name, String.fromCharCode(code)],
      ),
    ),
);

/** Connects a parser to a listener; what it completes is added to the queue. */
const createParser = <T>(file: string, listener: XmlListener<T>, queue: T[]) => {
  const parser = sax.parser(true);
  Object.assign(parser.ENTITIES, forbiddenReferences);
  const state = { depth: 0, isEnding: false, hasRoot: false };
  parser.onerror = ({ message }) => {
    if (state.isEnding) throw incomplete(file);
    const [reason = ""] = message.split("\n");
    throw new OperatorError(
      `${file} is not valid XML in line ${parser.line + 1} (${reason}): export it again or correct the line.`,
    );
  };
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name === "xml" && !utf8.test(encodingOf(body))) throw notUtf8(file);
  };
  parser.ondoctype = (doctype) => {
    // Entities could refer to other files or grow without limit.
    if (doctype.includes("[")) {
      throw new OperatorError(
        `${file} defines entities in its DOCTYPE, which no export does: remove the DOCTYPE or export it again.`,
      );
    }
  };
  parser.onopentag = ({ name, attributes }) => {
    state.hasRoot = true;
    listener.open(name, attributes as Record<string, string>, state.depth);
    state.depth += 1;
  };
  parser.ontext = listener.text;
  parser.oncdata = listener.text;
  parser.onclosetag = (name) => {
    state.depth -= 1;
    const result = listener.close(name, state.depth);
    if (result !== undefined) queue.push(result);
  };

  return { parser, state };
};

/**
 * Reads an XML file as a stream and yields what its elements complete. Entities of XML and HTML are
 * decoded; those that a document defines are not.
 *
 * @throws OperatorError if the file cannot be read, is empty, incomplete, not XML or not in UTF-8, or
 * has a DOCTYPE with an internal subset.
 */
export const readXml = async function* <T>(
  file: string,
  listener: XmlListener<T>,
): AsyncGenerator<T> {
  const queue: T[] = [];
  const { parser, state } = createParser(file, listener, queue);
  let hasStarted = false;
  for await (const part of decodeFile(file)) {
    // Plugins write empty lines before the XML declaration, where a parser accepts none.
    const text: string = hasStarted ? part : part.trimStart();
    if (!hasStarted && text !== "" && !text.startsWith("<")) {
      throw new OperatorError(`${file} is not an XML file: name the file that was exported.`);
    }
    hasStarted ||= text !== "";
    parser.write(text);
    yield* queue.splice(0);
  }
  if (!hasStarted) throw new OperatorError(`${file} is empty: export or download it again.`);
  state.isEnding = true;
  parser.close();
  if (!state.hasRoot) throw incomplete(file);
  yield* queue.splice(0);
};
