import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";

export const root = join(import.meta.dirname, "../../..");
export const read = (path: string) => readFileSync(join(root, path), "utf8");
export const documented = Object.keys(parseEnv(read(".env.example")));

/** All files of a program, from its entry points. */
const filesOf = (files: string[], found = new Set<string>()) => {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = [...read(file).matchAll(/(?:from|import\(?)\s*"(\.[^"]+)"/g)];
    const candidates = imports.flatMap(([, path = ""]) =>
      ["", ".ts", ".tsx", "/index.ts"].map((end) => join(dirname(file), path) + end),
    );
    const isFile = (path: string) =>
      /\.(ts|tsx|mjs|cjs)$/.test(path) && existsSync(join(root, path));
    filesOf(candidates.filter(isFile), found);
  }

  return [...found];
};

const codeOf = (files: string[]) =>
  filesOf(files)
    .map((file) => read(file).replace(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, ""))
    .join("\n");

/** Calls that declare a setting of the CMS, up to its name. */
export const settingKinds =
  "(?:text|flag|amount|count|seconds|path|parsed|httpUrl|email|secret|headerSecret)\\(\\s*";

/**
 * The documented settings that a program's code reads. Skips names before a word, as in sentences,
 * and quoted names, except the first argument of a kind of setting and the second one of readPort.
 */
const readBy = (code: string) =>
  documented
    .filter((name) =>
      new RegExp(
        `(?<!"|\\w)${name}\\b(?!\\s+\\w)|\\b(?:${settingKinds}|readPort\\(\\w+, )"${name}"`,
      ).test(code),
    )
    .sort();

/** The code of each program. */
export const codes = {
  content: codeOf(globSync("cms/{config/*,src/*/commands/*,src/index,src/main}.ts", { cwd: root })),
  preview: codeOf(["src/preview/main.ts"]),
  publisher: codeOf(["publisher/main.ts", "gatsby-config.ts", "gatsby-node.ts"]),
};
/** Gatsby's own commands derive addresses from them; a server's STRAPI_API_URL is set. */
const onDevelopersMachines: Record<string, readonly string[]> = { publisher: ["CMS_PORT", "HOST"] };

/** Each program, and the settings that it reads on a server. */
export const programs = Object.entries(codes).map(([name, code]) => {
  const names = readBy(code).filter((setting) => !onDevelopersMachines[name]?.includes(setting));

  return [name, names] as const;
});
