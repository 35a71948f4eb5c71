import { readFileSync, globSync } from "node:fs";

import ts from "typescript";

/** A regular expression of the sources, and its location. */
export type Found = { place: string; pattern: RegExp };

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

const bodyOf = (literal: string) => {
  const end = literal.lastIndexOf("/");

  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
};

/** The value of a string constant in a file. */
const constantsOf = (source: ts.SourceFile) => {
  const texts = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer && ts.isStringLiteralLike(initializer)) {
        texts.set(name.text, initializer.text);
      }
    }
  }

  return texts;
};

/** The regular expressions of a source, also from `new RegExp` with a string of the same file. */
export const patternsIn = (file: string, text: string): Found[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const texts = constantsOf(source);
  const found: Found[] = [];
  const note = (node: ts.Node, pattern: RegExp) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ place: `${file}:${line + 1}`, pattern });
  };
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) note(node, bodyOf(node.text));
    if (ts.isNewExpression(node) && node.expression.getText() === "RegExp") {
      const [argument, flags] = node.arguments ?? [];
      const body =
        argument && ts.isStringLiteralLike(argument)
          ? argument.text
          : texts.get(argument?.getText() ?? "");
      if (body !== undefined) {
        note(node, new RegExp(body, flags && ts.isStringLiteralLike(flags) ? flags.text : ""));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);

  return found;
};

/** The patterns of a content type's fields. */
const patternsOfModel = (file: string, text: string): Found[] => {
  const { attributes = {} } = JSON.parse(text) as {
    attributes?: Record<string, { regex?: string }>;
  };

  return Object.entries(attributes).flatMap(([name, { regex }]) =>
    regex === undefined ? [] : [{ place: `${file} ${name}`, pattern: new RegExp(regex) }],
  );
};

/** Every regular expression of files that handle external input. */
export const findPatterns = (sources: readonly string[], models: string): Found[] => [
  ...globSync([...sources])
    .filter((file) => !isTest(file))
    .flatMap((file) => patternsIn(file, readFileSync(file, "utf8"))),
  ...globSync(models).flatMap((file) => patternsOfModel(file, readFileSync(file, "utf8"))),
];
