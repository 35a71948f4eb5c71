/** What Gatsby's loader keeps of a page; what is in `json.data` shows when the page is drawn again. */
type Resources = {
  json: { data?: object };
  page: { componentChunkName: string };
  staticQueryResults: Record<string, unknown>;
};
/** The global variables of Gatsby's runtime. */
type Gatsby = {
  ___loader?: { loadPageSync: (path: string) => Resources | undefined };
  ___webpackCompilationHash?: string;
};
type PageData = { componentChunkName: string; result: { data?: object } };

const read = async (address: string): Promise<unknown> => {
  const response = await fetch(address);

  return response.ok ? response.json() : undefined;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

let newest = 0;

/** Gatsby's router draws the page again when it hears of a step in the history, even if it leads nowhere. */
const drawAgain = () => window.dispatchEvent(new PopStateEvent("popstate"));

/**
 * Shows the drafts of now in the page that is open, which stays where it was scrolled to.
 *
 * @returns false when the page must be loaded again: it is another page now, or what is around
 *   it or the site's code has changed.
 */
export const updatePage = async (): Promise<boolean> => {
  newest += 1;
  const mine = newest;
  const { ___loader: loader, ___webpackCompilationHash: code } = window as Gatsby;
  const shown = loader?.loadPageSync(location.pathname + location.search);
  if (!shown) return false;

  const { page, json, staticQueryResults } = shown;
  const path = location.pathname === "/" ? "/index/" : location.pathname.replace(/\/?$/, "/");
  const [fresh, app, ...around] = await Promise.all([
    read(`/page-data${path}page-data.json`) as Promise<PageData | undefined>,
    read("/page-data/app-data.json") as Promise<{ webpackCompilationHash: string } | undefined>,
    ...Object.keys(staticQueryResults).map((hash) => read(`/page-data/sq/d/${hash}.json`)),
  ]);
  // An older answer may come last.
  if (mine !== newest) return true;

  const isSameSite =
    app?.webpackCompilationHash === code && isSame(around, Object.values(staticQueryResults));
  if (!isSameSite || fresh?.componentChunkName !== page.componentChunkName) return false;

  if (json.data && !isSame(fresh.result.data, json.data)) {
    // The same object: the page keeps the one it was given.
    Object.assign(json.data, fresh.result.data);
    drawAgain();
  }

  return true;
};
