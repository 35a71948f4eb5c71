import ts from "typescript";

const parse = (text: string) =>
  ts.createSourceFile("file.ts", text, ts.ScriptTarget.Latest, /* setParentNodes */ true);

const findAll = (root: ts.Node, matches: (node: ts.Node) => boolean): ts.Node[] => {
  if (matches(root)) return [root];
  const found: ts.Node[] = [];
  ts.forEachChild(root, (child) => void found.push(...findAll(child, matches)));

  return found;
};

/** Cuts nodes out of a list, with their comments and the comma behind them. */
const cut = (text: string, nodes: readonly ts.Node[]) =>
  nodes
    .toSorted((a, b) => b.pos - a.pos)
    .reduce((rest, { pos, end }) => {
      const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;

      return rest.slice(0, pos) + rest.slice(end + comma);
    }, text);

const nameOf = ({ name }: ts.PropertyAssignment) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : "";

const properties = (node: ts.ObjectLiteralExpression) =>
  node.properties.filter(ts.isPropertyAssignment);

const textOf = (node: ts.ObjectLiteralExpression, property: string) => {
  const value = properties(node).find((one) => nameOf(one) === property)?.initializer;

  return value && ts.isStringLiteral(value) ? value.text : undefined;
};

/** The variable that a list or object is the value of. */
const variableOf = (node: ts.Node): string | undefined => {
  let { parent } = node;
  while (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) ({ parent } = parent);

  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)
    ? parent.name.text
    : undefined;
};

/** Removes objects with one of these slugs from the lists in a file. */
export const removeObjects = (text: string, slugs: readonly string[]): string =>
  cut(
    text,
    findAll(
      parse(text),
      (node) =>
        ts.isObjectLiteralExpression(node) &&
        ts.isArrayLiteralExpression(node.parent) &&
        slugs.includes(textOf(node, "slug") ?? ""),
    ),
  );

/** Removes these texts from the lists that are the value of a property. */
export const removeTexts = (text: string, property: string, slugs: readonly string[]): string =>
  cut(
    text,
    findAll(
      parse(text),
      (node) =>
        ts.isStringLiteral(node) &&
        slugs.includes(node.text) &&
        ts.isArrayLiteralExpression(node.parent) &&
        ts.isPropertyAssignment(node.parent.parent) &&
        nameOf(node.parent.parent) === property,
    ),
  );

/** Removes these keys from the object that is the value of a variable; of any without a name. */
export const removeKeys = (text: string, slugs: readonly string[], variable?: string): string =>
  cut(
    text,
    findAll(parse(text), (node) => {
      if (!ts.isPropertyAssignment(node) || !slugs.includes(nameOf(node))) return false;
      const owner = variableOf(node.parent);

      return owner !== undefined && (variable === undefined || owner === variable);
    }),
  );

/** Appends an object, as source code, to the list that is the value of a variable. */
export const appendObject = (text: string, variable: string, code: string): string => {
  const [list] = findAll(
    parse(text),
    (node) => ts.isArrayLiteralExpression(node) && variableOf(node) === variable,
  ) as ts.ArrayLiteralExpression[];
  if (!list) throw new Error(`There is no list "${variable}"`);
  const end = list.elements.at(-1)?.end ?? list.elements.pos;
  const rest = text.slice(end).replace(/^\s*,/, "");

  return `${text.slice(0, end)}${list.elements.length > 0 ? "," : ""}${code},${rest}`;
};
