import { codeOf, findingAt, type Page } from "./page";

/** The commands that exist. */
export type Commands = {
  /** Names of the scripts of each package, by its folder; "." is the top. */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** The parts of `npm run test:all`. */
  parts: readonly string[];
  /** Whether a tracked file has this path. */
  exists: (path: string) => boolean;
};

const npm = /\bnpm ((?:[^\s`;&|)]+ ?)+)/g;

/** npm's own commands that run a script of the same name. */
const shortcuts = ["start", "test"];

type NpmCall = { folders: string[]; script: string };

/** The script that a call of npm runs, and the folders of the packages; undefined for npm's own commands. */
const readNpm = (words: readonly string[]): NpmCall | undefined => {
  const folders: string[] = [];
  const rest: string[] = [];
  for (let index = 0; index < words.length && words[index] !== "--"; index += 1) {
    const word = words[index] ?? "";
    if (["--prefix", "-w"].includes(word)) folders.push(words[(index += 1)] ?? "");
    else if (!word.startsWith("-")) rest.push(word);
  }
  const [command = "", name = ""] = rest;
  const script = shortcuts.includes(command) ? command : command === "run" ? name : "";

  return script && !script.startsWith("<")
    ? { folders: folders.length > 0 ? folders : ["."], script }
    : undefined;
};

const problemsIn = (code: string, { scripts, parts, exists }: Commands): string[] => {
  const all = Object.values(scripts).flat();
  const calls = [...code.matchAll(npm)].flatMap(
    ([, words = ""]) => readNpm(words.split(" ")) ?? [],
  );

  return [
    ...calls.flatMap(({ folders, script }) =>
      folders
        .filter((folder) => !scripts[folder]?.includes(script))
        .map(
          (folder) => `${folder === "." ? "" : `${folder}/`}package.json has no script ${script}`,
        ),
    ),
    // A script by its name alone: `test:all`.
    ...(/^(test|bench|leads|lint):[a-z0-9-]+$/.test(code) && !all.includes(code)
      ? [`no package.json has a script ${code}`]
      : []),
    ...[...code.matchAll(/--part ([a-z][\w-]*)/g)]
      .filter(([, part = ""]) => !parts.includes(part))
      .map(([, part = ""]) => `npm run test:all has no part ${part}`),
    ...[...code.matchAll(/scripts\/run\.cjs ([\w./-]+\.[cm]?[jt]s)\b/g)]
      .filter(
        ([, path = ""]) => !exists(path.startsWith("../") ? path.slice(3) : `scripts/${path}`),
      )
      .map(([, path = ""]) => `scripts/run.cjs finds no ${path}`),
    ...[...code.matchAll(/\bnode ([\w-]+(?:\/[\w.-]+)+\.[cm]?ts)\b/g)]
      .filter(([, path = ""]) => !exists(path))
      .map(([, path = ""]) => `node finds no ${path}`),
  ];
};

/** The commands that a page names and that do not exist. */
export const wrongCommands = (page: Page, commands: Commands): string[] =>
  codeOf(page).flatMap(({ line, text }) =>
    problemsIn(text.replace(/\s+/g, " "), commands).map((problem) =>
      findingAt(page, line, problem),
    ),
  );
