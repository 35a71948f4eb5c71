import { isRecord } from "../../common/is-record";

type Tree = Record<string, unknown>;

/**
 * Merges plain objects into the first one, at any depth. Replaces lodash/merge, which
 * gatsby-plugin-gdpr-cookies imports without declaring it and which costs 8 kB on every
 * page (see src/gatsby/patches/webpack.ts).
 */
const deepMerge = (target: Tree, ...sources: readonly (Tree | undefined)[]): Tree => {
  for (const source of sources) {
    for (const [key, value] of Object.entries(source ?? {})) {
      const old = target[key];
      if (key === "__proto__") continue;
      if (isRecord(value)) target[key] = deepMerge(isRecord(old) ? old : {}, value);
      else if (value !== undefined) target[key] = value;
    }
  }

  return target;
};

/** @public The webpack alias of `lodash/merge` resolves to it. */
export { deepMerge as default };
