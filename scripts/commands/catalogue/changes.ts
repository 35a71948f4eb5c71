import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Collects changes of files, so that they can be shown before they are written. */
export const createChanges = (folder: string) => {
  const changed = new Map<string, string | undefined>();
  const isKept = (file: string) => !changed.has(file) || changed.get(file) !== undefined;

  return {
    /** The text of a file with its changes so far. */
    read: (file: string): string => changed.get(file) ?? readFileSync(join(folder, file), "utf8"),
    exists: (file: string): boolean =>
      changed.get(file) !== undefined || (isKept(file) && existsSync(join(folder, file))),
    /** The paths of the files in a folder; none if there is no such folder. */
    list: (path: string): string[] =>
      existsSync(join(folder, path))
        ? readdirSync(join(folder, path))
            .map((name) => `${path}/${name}`)
            .filter(isKept)
        : [],
    write: (file: string, text: string) => void changed.set(file, text),
    remove: (file: string) => void changed.set(file, undefined),
    /** One line for each file. */
    describe: (): string[] =>
      [...changed]
        .map(([file, text]) => {
          if (text === undefined) return `delete ${file}`;

          return `${existsSync(join(folder, file)) ? "change" : "create"} ${file}`;
        })
        .sort(),
    /** @returns the files written. */
    save: (): string[] => {
      for (const [file, text] of changed) {
        const path = join(folder, file);
        if (text === undefined) rmSync(path, { force: true });
        else {
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, text);
        }
      }

      return [...changed].flatMap(([file, text]) => (text === undefined ? [] : [file]));
    },
  };
};

export type Changes = ReturnType<typeof createChanges>;
