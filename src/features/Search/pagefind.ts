import { foldText } from "../../../common/text/fold-text";

import { loadBest } from "./load-best";

/** Pagefind's data of a result; matches in the excerpt are in `mark` elements. */
export type Fragment = {
  url: string;
  excerpt: string;
  content: string;
  meta: { title?: string; aliases?: string };
};

/** The used part of Pagefind's API (pagefind.app, "Using the search API"). */
export type Pagefind = {
  options: (options: object) => Promise<void>;
  init: () => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<Fragment> }[] }>;
  destroy: () => Promise<void>;
};

const folder = "/pagefind/";

const read = async (file: string, options?: RequestInit) => {
  const response = await fetch(folder + file, options);
  if (!response.ok) throw new Error(`GET ${folder}${file} failed with ${response.status}`);

  // Reads the whole body, so that the browser caches it.
  return response.arrayBuffer();
};

/**
 * Loads Pagefind. Its worker and WebAssembly are fetched first: after five seconds without a worker
 * Pagefind would compile WebAssembly in the page, which the CSP blocks.
 *
 * @param attempt from 0; in the URL, since browsers do not retry a failed module.
 */
const loadPagefind = async (attempt: number): Promise<Pagefind> => {
  const url = `${folder}pagefind.js${attempt > 0 ? `?${attempt}` : ""}`;
  const [pagefind] = await Promise.all([
    import(/* webpackIgnore: true */ url) as Promise<Pagefind>,
    read("pagefind-worker.js"),
    read("wasm.en.pagefind"),
  ]);

  return pagefind;
};

/** Tuned with the queries of sample-content/tests/built/search.checks.ts. */
export const ranking = {
  metaWeights: { title: 12, aliases: 12, spellings: 1 },
  pageLength: 0.3,
  termFrequency: 0.6,
};

/** The site's lazy-loaded search index. */
export const createIndex = (load = loadPagefind) => {
  let attempts = 0;
  let loading: Promise<Pagefind> | undefined;

  const initialize = async () => {
    const pagefind = await load(attempts);
    await pagefind.options({ ranking, excerptLength: 24 });
    await pagefind.init();

    return pagefind;
  };
  const loadOnce = () => (loading ??= initialize());
  const reset = async () => {
    const failed = loading;
    attempts += 1;
    loading = undefined;
    await failed?.then((pagefind) => pagefind.destroy()).catch(() => undefined);
  };

  return {
    /** Preloads the index. A failure is reported by the next search. */
    preload: () => void loadOnce().catch(reset),
    /**
     * Finds the pages that match all words, best first.
     *
     * @returns the total, the first pages, and whether they have the query's words.
     * @throws if the index cannot be loaded; the next search retries.
     */
    search: async (query: string) => {
      try {
        const { results } = await (await loadOnce()).search(foldText(query));
        // Offline, Pagefind returns no results instead of an error.
        if (results.length === 0) await read("pagefind-entry.json", { cache: "no-store" });

        const best = await loadBest(results, query);

        return { total: best.fragments.length === 0 ? 0 : results.length, ...best };
      } catch (error) {
        await reset();
        throw error;
      }
    },
  };
};
