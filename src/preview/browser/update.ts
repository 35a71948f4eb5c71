/** A page in Gatsby's loader; a re-render reads `json.data`. */
type Resources = {
  json: { data?: object };
  page: { componentChunkName: string };
  staticQueryResults: Record<string, unknown>;
};
/** Globals of Gatsby's runtime. */
type Gatsby = {
  ___loader?: { loadPageSync: (path: string) => Resources | undefined };
  ___webpackCompilationHash?: string;
};
type PageData = { componentChunkName: string; result: { data?: object } };

const fetchJson = async (url: string): Promise<unknown> => {
  const response = await fetch(url);

  return response.ok ? response.json() : undefined;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

let latest = 0;

/** popstate makes Gatsby's router re-render. */
const rerender = () => window.dispatchEvent(new PopStateEvent("popstate"));

/**
 * Refreshes the data of the open page in place, which keeps its scroll position.
 *
 * @returns false if a reload is needed: template, layout data or the site's code have changed.
 */
export const updatePage = async (): Promise<boolean> => {
  latest += 1;
  const own = latest;
  const { ___loader: loader, ___webpackCompilationHash: code } = window as Gatsby;
  const shown = loader?.loadPageSync(location.pathname + location.search);
  if (!shown) return false;

  const { page, json, staticQueryResults } = shown;
  const path = location.pathname === "/" ? "/index/" : location.pathname.replace(/\/?$/, "/");
  const [fresh, app, ...staticQueryData] = await Promise.all([
    fetchJson(`/page-data${path}page-data.json`) as Promise<PageData | undefined>,
    fetchJson("/page-data/app-data.json") as Promise<
      { webpackCompilationHash: string } | undefined
    >,
    ...Object.keys(staticQueryResults).map((hash) => fetchJson(`/page-data/sq/d/${hash}.json`)),
  ]);
  // Responses may arrive out of order.
  if (own !== latest) return true;

  const isSameSite =
    app?.webpackCompilationHash === code &&
    isSame(staticQueryData, Object.values(staticQueryResults));
  if (!isSameSite || fresh?.componentChunkName !== page.componentChunkName) return false;

  if (json.data && !isSame(fresh.result.data, json.data)) {
    // In place: the page holds a reference to this object.
    Object.assign(json.data, fresh.result.data);
    rerender();
  }

  return true;
};
