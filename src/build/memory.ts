import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Answers what was made of something, and makes it again when its state is another one. */
export type Memory = <T>(key: string, state: string, make: () => T) => T;

/** Makes everything each time. */
export const noMemory: Memory = (_key, _state, make) => make();

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

  return <T>(key: string, state: string, make: () => T): T => {
    const file = join(folder, `${hashOf(key)}.json`);
    const hash = hashOf(state);
    try {
      const last = JSON.parse(readFileSync(file, "utf8")) as { state: string; made: T };
      if (last.state === hash) return last.made;
    } catch {
      // Not made before, or cut short while it was written.
    }
    const made = make();
    writeFileSync(file, JSON.stringify({ state: hash, made }));

    return made;
  };
};

/**
 * Whether something has another state than the last time. For what cannot be made in one go:
 * should that fail, the build fails, and the next (scripts/support/site.mjs) begins with nothing.
 */
export const isNew = (remember: Memory, key: string, state: string) => {
  let made = false;
  remember(key, state, () => (made = true));

  return made;
};

/** Changes whenever a file is written. */
export const fileState = (file: string) => {
  const { mtimeMs, size } = statSync(file);

  return `${mtimeMs} ${size}`;
};
