import type { FormRecord } from "../../../common/preview-messages";

type Shown = { data?: object; pageContext?: object };
/** A page in Gatsby's loader; a re-render reads `json`. */
type Resources = {
  json: Shown;
  page: { componentChunkName: string };
  staticQueryResults: Record<string, unknown>;
};
/** Globals of Gatsby's runtime. */
type Gatsby = {
  ___loader?: { loadPageSync: (path: string) => Resources | undefined };
  ___webpackCompilationHash?: string;
};
type PageData = { componentChunkName: string; result: Shown };

const fetchJson = async (url: string, init?: RequestInit): Promise<unknown> => {
  const response = await fetch(url, init);

  return response.ok ? response.json() : undefined;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

let latest = 0;

/** popstate makes Gatsby's router re-render. */
const rerender = () => window.dispatchEvent(new PopStateEvent("popstate"));

const shownPage = (): Resources | undefined =>
  (window as Gatsby).___loader?.loadPageSync(location.pathname + location.search);

/** Shows data in place: the page holds references to these objects. */
const show = (json: Shown, { data, pageContext }: Shown) => {
  if (isSame([data, pageContext], [json.data, json.pageContext])) return;
  if (json.data) Object.assign(json.data, data);
  if (json.pageContext) Object.assign(json.pageContext, pageContext);
  rerender();
};

/** The data of the open page: as saved, or with the values of a form. */
const fetchPage = async (form: FormRecord | undefined) => {
  const path = location.pathname === "/" ? "/index/" : location.pathname.replace(/\/?$/, "/");
  const data = form
    ? fetchJson(`/__form?path=${encodeURIComponent(location.pathname)}`, {
        method: "POST",
        body: JSON.stringify(form),
      })
    : fetchJson(`/page-data${path}page-data.json`);

  return (await data) as PageData | undefined;
};

/**
 * Refreshes the data of the open page in place, which keeps its scroll position.
 *
 * @param form with the values to show.
 * @returns false if a reload is needed: template, layout data or the site's code have changed.
 */
export const updatePage = async (form?: FormRecord): Promise<boolean> => {
  latest += 1;
  const own = latest;
  const shown = shownPage();
  if (!shown) return false;

  const { page, json, staticQueryResults } = shown;
  const [fresh, app, ...staticQueryData] = await Promise.all([
    fetchPage(form),
    fetchJson("/page-data/app-data.json") as Promise<
      { webpackCompilationHash: string } | undefined
    >,
    ...Object.keys(staticQueryResults).map((hash) => fetchJson(`/page-data/sq/d/${hash}.json`)),
  ]);
  // Responses may arrive out of order.
  if (own !== latest) return true;

  const isSameSite =
    app?.webpackCompilationHash === (window as Gatsby).___webpackCompilationHash &&
    isSame(staticQueryData, Object.values(staticQueryResults));
  if (!isSameSite || fresh?.componentChunkName !== page.componentChunkName) return false;
  show(json, fresh.result);

  return true;
};

/**
 * Shows the open page with the values of a form, in place. The menu and the like follow a save.
 *
 * @returns false if Gatsby has not started yet.
 */
export const showForm = async (form: FormRecord | undefined): Promise<boolean> => {
  latest += 1;
  const own = latest;
  const shown = shownPage();
  if (!shown) return false;

  const fresh = await fetchPage(form);
  if (own === latest && fresh?.componentChunkName === shown.page.componentChunkName) {
    show(shown.json, fresh.result);
  }

  return true;
};
