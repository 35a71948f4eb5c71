import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const signs = `${letters}0123456789`;

/** Characters of a class name: class names are a sixth of a page's HTML. */
const length = 4;

/**
 * The class name of a CSS module's class in production.
 *
 * @param file path of the module, from the project's root, with slashes.
 */
export const classNameOf = (file: string, localName: string): string => {
  const digest = createHash("sha256").update(`${file}\0${localName}`).digest();

  return Array.from({ length }, (_, index) => {
    const alphabet = index === 0 ? letters : signs;

    return alphabet[digest.readUInt32BE(index * 4) % alphabet.length];
  }).join("");
};

/** css-loader's `getLocalIdent`: readable names outside production. */
export const getLocalIdent = (
  { resourcePath }: { resourcePath: string },
  _template: string,
  localName: string,
): string | undefined =>
  process.env.NODE_ENV === "production"
    ? classNameOf(relative(process.cwd(), resourcePath).split(sep).join("/"), localName)
    : undefined;

/** A class in a stylesheet's source. More than the classes does no harm. */
const localClass = /\.([a-z][\w-]*)/gi;

/**
 * The class names of CSS modules, by module.
 *
 * @param pattern of files from the project's root.
 */
export const readClassNames = (pattern: string): Map<string, Map<string, string>> =>
  new Map(
    globSync(pattern).map((path) => {
      const file = path.split(sep).join("/");
      const locals = [...readFileSync(resolve(path), "utf8").matchAll(localClass)];
      const names = locals.map(([, name = ""]) => [name, classNameOf(file, name)] as const);

      return [file, new Map(names)];
    }),
  );
