/** What Pagefind says of a page that it found; marked words are in `mark` elements. */
type Fragment = { url: string; excerpt: string; meta: { title?: string } };

/** The parts of Pagefind's script that are used here (pagefind.app, "Using the search API"). */
export type Pagefind = {
  options: (options: object) => Promise<void>;
  init: () => Promise<void>;
  search: (words: string) => Promise<{ results: { data: () => Promise<Fragment> }[] }>;
  destroy: () => Promise<void>;
};

const folder = "/pagefind/";

const read = async (file: string, options?: RequestInit) => {
  const response = await fetch(folder + file, options);
  if (!response.ok) throw new Error(`${folder}${file} answers ${response.status}`);

  // To its end: a browser loads again what it does not have in full.
  return response.arrayBuffer();
};

/**
 * Loads Pagefind's script. It gives its worker five seconds to start and would then compile
 * WebAssembly in the page, which the security policy stops: so what takes long to arrive comes
 * first.
 *
 * @param attempt from 0. A browser does not load again what could not be loaded once.
 */
const loadPagefind = async (attempt: number): Promise<Pagefind> => {
  const address = `${folder}pagefind.js${attempt > 0 ? `?${attempt}` : ""}`;
  const [pagefind] = await Promise.all([
    import(/* webpackIgnore: true */ address) as Promise<Pagefind>,
    read("pagefind-worker.js"),
    read("wasm.en.pagefind"),
  ]);

  return pagefind;
};

/** Chosen by the queries of e2e/built/search.checks.ts. */
export const ranking = {
  metaWeights: { title: 12, aliases: 12 },
  pageLength: 0.3,
  termFrequency: 0.6,
};

/** The site's index, which is loaded once it is asked for. */
export const createIndex = (load = loadPagefind) => {
  let attempts = 0;
  let loading: Promise<Pagefind> | undefined;

  const start = async () => {
    const pagefind = await load(attempts);
    await pagefind.options({ ranking, excerptLength: 24 });
    await pagefind.init();

    return pagefind;
  };
  const prepare = () => (loading ??= start());
  const startOver = async () => {
    const failed = loading;
    attempts += 1;
    loading = undefined;
    await failed?.then((pagefind) => pagefind.destroy()).catch(() => undefined);
  };

  return {
    /** Loads what the first search needs. A failure shows when somebody searches. */
    prepare: () => void prepare().catch(startOver),
    /**
     * Finds the pages with all words, the best first.
     *
     * @returns how many there are, and the first of them.
     * @throws when the index cannot be loaded; the next search tries again.
     */
    search: async (words: string, count: number) => {
      try {
        const { results } = await (await prepare()).search(words);
        // Offline, Pagefind finds nothing and says nothing.
        if (results.length === 0) await read("pagefind-entry.json", { cache: "no-store" });

        return {
          total: results.length,
          fragments: await Promise.all(results.slice(0, count).map(({ data }) => data())),
        };
      } catch (error) {
        await startOver();
        throw error;
      }
    },
  };
};
