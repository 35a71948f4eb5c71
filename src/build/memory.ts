import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Answers what was made of a text, and makes it again when the text has changed. */
export type Memory = <T>(key: string, text: string, make: () => T) => T;

/** Makes everything each time. */
export const noMemory: Memory = (_key, _text, make) => make();

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Remembers from build to build, in a folder of Gatsby's cache: a build that begins with nothing
 * forgets it, so that nothing in it was made by other code. What is made must be JSON.
 *
 * @param name of what is made.
 */
export const createMemory = (name: string, cache = ".cache"): Memory => {
  const folder = join(cache, "made", name);
  mkdirSync(folder, { recursive: true });

  return <T>(key: string, text: string, make: () => T): T => {
    const file = join(folder, `${hashOf(key)}.json`);
    const state = hashOf(text);
    try {
      const last = JSON.parse(readFileSync(file, "utf8")) as { state: string; made: T };
      if (last.state === state) return last.made;
    } catch {
      // Not made before, or cut short while it was written.
    }
    const made = make();
    writeFileSync(file, JSON.stringify({ state, made }));

    return made;
  };
};
