import type { FormRecord } from "../../../common/preview-messages";
import type { PageStatus } from "../data/status";

import { showFailure, showMissing, statusUrl } from "./bar";

type Shown = { data?: object; pageContext?: object };
/** The results of static queries, such as that of the menu, by their hashes. */
type StaticResults = Record<string, { data?: object } | undefined>;
/** A page in Gatsby's loader; a re-render reads `json` and `staticQueryResults`. */
type Resources = {
  json: Shown;
  page: { componentChunkName: string };
  staticQueryResults: StaticResults;
};
/** Globals of Gatsby's runtime. */
type Gatsby = {
  ___loader?: { loadPageSync: (path: string) => Resources | undefined };
  ___webpackCompilationHash?: string;
};
type PageData = { componentChunkName: string; result: Shown };
type Fresh = { page?: PageData; staticResults: StaticResults } & Partial<PageStatus>;

/** @throws Error if the server does not answer, or not with this: only what does not exist is undefined. */
const fetchJson = async (url: string, init?: RequestInit): Promise<unknown> => {
  const response = await fetch(url, init);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);

  return response.json();
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

let latest = 0;

/** popstate makes Gatsby's router re-render. */
const rerender = () => window.dispatchEvent(new PopStateEvent("popstate"));

const shownPage = (): Resources | undefined =>
  (window as Gatsby).___loader?.loadPageSync(location.pathname + location.search);

/** Data that the page holds, and what it becomes. */
type Part = [shown: object | undefined, fresh: object | undefined];

/** Shows data in place: the page holds references to these objects. */
const show = (
  { json, staticQueryResults }: Resources,
  { page, staticResults, blockingFields }: Fresh,
) => {
  // Also in place of a failure.
  showMissing({ blockingFields: blockingFields ?? [] });
  const parts: Part[] = [
    [json.data, page?.result.data],
    [json.pageContext, page?.result.pageContext],
    ...Object.entries(staticResults).map(([hash, fresh]): Part => [
      staticQueryResults[hash]?.data,
      fresh?.data,
    ]),
  ];
  const changed = parts.filter(([old, fresh]) => old && fresh && !isSame(old, fresh));
  for (const [old, fresh] of changed) Object.assign(old as object, fresh);
  if (changed.length > 0) rerender();
};

const fetchSaved = async ({ staticQueryResults }: Resources): Promise<Fresh> => {
  const path = location.pathname === "/" ? "/index/" : location.pathname.replace(/\/?$/, "/");
  const hashes = Object.keys(staticQueryResults);
  const [page, status, ...results] = await Promise.all([
    fetchJson(`/page-data${path}page-data.json`),
    fetchJson(statusUrl(location.pathname)),
    ...hashes.map((hash) => fetchJson(`/page-data/sq/d/${hash}.json`)),
  ]);

  return {
    ...(status as PageStatus | undefined),
    page: page as PageData,
    staticResults: Object.fromEntries(hashes.map((hash, at) => [hash, results[at] as object])),
  };
};

const fetchTyped = (form: FormRecord) =>
  fetchJson(`/__form?path=${encodeURIComponent(location.pathname)}`, {
    method: "POST",
    body: JSON.stringify(form),
  }) as Promise<Fresh | undefined>;

/** The data of the open page: as saved, or with the values of a form. */
const fetchPage = (shown: Resources, form: FormRecord | undefined) =>
  form ? fetchTyped(form) : fetchSaved(shown);

/** Says whether the page must stay as it is. */
type IsHeld = () => boolean;

/**
 * What has become of an update: the page shows it; or stays as it was, since it could not be had (`failed`), or a
 * newer update or a text that is edited comes first (`dropped`).
 */
export type Outcome = "shown" | "failed" | "dropped";

/**
 * Gets what the page is to show.
 *
 * @param fetchFresh its requests.
 * @returns undefined if they fail, which is told; "dropped" if something else comes first.
 */
const fetchNewest = async <Fresh>(fetchFresh: () => Promise<Fresh>, isHeld: IsHeld) => {
  latest += 1;
  const own = latest;
  const fresh = await fetchFresh().catch(() => undefined);
  // Responses may arrive out of order.
  if (own !== latest) return "dropped";
  if (fresh === undefined) showFailure();

  return fresh !== undefined && isHeld() ? "dropped" : fresh;
};

/**
 * Refreshes the data of the open page in place, which keeps its scroll position.
 *
 * @param form with the values to show.
 * @param isHeld asked once the data are there: if so, they are dropped.
 * @returns "reload" if a reload is needed: the template or the site's code has changed.
 */
export const updatePage = async (
  form?: FormRecord,
  isHeld: IsHeld = () => false,
): Promise<Outcome | "reload"> => {
  const shown = shownPage();
  if (!shown) return "reload";

  const newest = await fetchNewest(
    () =>
      Promise.all([
        fetchPage(shown, form),
        fetchJson("/page-data/app-data.json") as Promise<
          { webpackCompilationHash: string } | undefined
        >,
      ]),
    isHeld,
  );
  if (newest === undefined) return "failed";
  if (newest === "dropped") return newest;
  const [fresh, app] = newest;

  const isSameSite = app?.webpackCompilationHash === (window as Gatsby).___webpackCompilationHash;
  if (!isSameSite || fresh?.page?.componentChunkName !== shown.page.componentChunkName)
    return "reload";
  show(shown, fresh);

  return "shown";
};

/**
 * Shows the open page with the values of a form, in place.
 *
 * @param isHeld asked once the data are there: if so, they are dropped.
 * @returns "early" if Gatsby has not started yet; "failed" also if the form's page has another address.
 */
export const showForm = async (
  form: FormRecord | undefined,
  isHeld: IsHeld = () => false,
): Promise<Outcome | "early"> => {
  const shown = shownPage();
  if (!shown) return "early";

  const fresh = await fetchNewest(() => fetchPage(shown, form), isHeld);
  if (fresh === "dropped") return fresh;
  if (fresh?.page?.componentChunkName !== shown.page.componentChunkName) return "failed";
  show(shown, fresh);

  return "shown";
};
