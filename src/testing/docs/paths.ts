import { codeOf, findingAt, type Page } from "./page";

/** What paths are compared with. */
export type Repository = {
  /** The paths of all tracked files. */
  files: readonly string[];
  /** The lines of .gitignore. */
  ignored: readonly string[];
  /** Whether a file or folder of an installed package exists: `react/index.js`. */
  isInPackages: (path: string) => boolean;
};

/** Extensions of what people write. Other names, such as `robots.txt`, may be written by a program. */
const source = /\.(tsx?|[mc]js|scss|sh|md|ya?ml|service|timer|conf|jsonc)$/;
/** Extensions that need a folder before them to be a path. */
const data = /\.(js|json|jsonl|css|svg|html|txt|webp|png|xml|env)$/;
const dotFile = /^\.([\w-]+(rc|ignore|config)|\w+\.example)$/;
const mediaType = /^(application|audio|image|multipart|text|video)\//;

const escape = (text: string) => text.replace(/[.+?^$()[\]|\\]/g, "\\$&");

/** A pattern for a name with `*`, `<name>`, `…` or `{a,b}`; each stands for one part of a path. */
const patternOf = (name: string) =>
  escape(name)
    .replace(/\{([^}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(",", "|")})`)
    .replace(/<[^>]*>|\*+|…/g, "[^/]+");

/** The names that a brace lists, each by itself: `{a,b}.ts` is `a.ts` and `b.ts`. */
const alternatives = (name: string): string[] => {
  const [all = "", list = ""] = /\{([^}]*)\}/.exec(name) ?? [];

  return all ? list.split(",").flatMap((one) => alternatives(name.replace(all, one))) : [name];
};

/**
 * The words of code that may be paths: no URL, address, package with a scope, assignment or call.
 * What run.cjs runs is below scripts.
 */
const wordsIn = (code: string) =>
  code
    .replace(/<[^>]*>/g, "<name>")
    .replace(/(scripts\/run\.cjs )(?!\.\.\/)(?=[\w/-]+\.ts)/g, "$1scripts/")
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/^[("']+/, "")
        .replace(/(?<!\.)[)"',;]+$|[.:]+$/, "")
        .replace(/^(\.\.?\/)+/, ""),
    )
    .filter((word) => word && !/^[/~@$-]|:|[=?"'()[\]]|^\d+\.\d|\.\.\.|^…/.test(word));

const foldersOf = (files: readonly string[]) =>
  new Set(files.flatMap((file) => file.split("/").slice(0, -1)));

/** True for what .gitignore names: what programs write. */
const isIgnored = (name: string, { ignored }: Repository) =>
  ignored.some((line) => {
    const path = line.replace(/^\/|\/\*?$/g, "");
    if (!path || /[!*#]/.test(path)) return false;
    const inside = line.startsWith("/") ? `${name}/` : `/${name}/`;

    return line.startsWith("/") ? inside.startsWith(`${path}/`) : inside.includes(`/${path}/`);
  });

/**
 * Whether a path exists. One that begins with a folder of the top is whole; any other may be the end
 * of a tracked path. Without an extension it may be a folder, or a file without its extension.
 */
export const createLookUp = (repository: Repository) => {
  const tops = new Set(repository.files.map((file) => file.split("/")[0] ?? ""));
  const folders = foldersOf(repository.files);
  const all = repository.files.map((file) => `/${file}\n`).join("");

  const isTracked = (name: string) => {
    const path = name.replace(/\/$/, "");
    const begin = tops.has(path.split("/")[0] ?? "") && path.includes("/") ? "^" : "";
    const end = source.test(path) || data.test(path) ? "\\n" : "[/.\\n]";

    return new RegExp(`${begin}/${patternOf(path)}${end}`, "m").test(all);
  };

  /** The compiled files of the CMS stand for what they are compiled from. */
  const sourceOf = (name: string) => {
    const [, path = ""] = /^(?:cms\/)?dist\/(.*)\.js$/.exec(name) ?? [];

    return path && `cms/${path}.ts`;
  };

  const exists = (name: string) =>
    sourceOf(name)
      ? isTracked(sourceOf(name))
      : isTracked(name) || isIgnored(name, repository) || repository.isInPackages(name);

  /** True for a word that is meant as a path of this repository, or of a package. */
  const isPath = (name: string) => {
    const first = name.split("/")[0] ?? "";
    if (!name.includes("/"))
      return dotFile.test(name) || (source.test(name) && !name.startsWith("."));

    return !mediaType.test(name) && (folders.has(first) || source.test(name) || data.test(name));
  };

  return { isPath, exists: (name: string) => alternatives(name).every(exists) };
};

/** The paths that a page names and that do not exist. `concerns` chooses among them. */
export const wrongPaths = (
  page: Page,
  repository: Repository,
  concerns: (name: string) => boolean = () => true,
): string[] => {
  const lookUp = createLookUp(repository);

  return codeOf(page).flatMap(({ line, text }) =>
    wordsIn(text)
      .filter((name) => lookUp.isPath(name) && concerns(name) && !lookUp.exists(name))
      .map((name) => findingAt(page, line, `there is no ${name}`)),
  );
};
