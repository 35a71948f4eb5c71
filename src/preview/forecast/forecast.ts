import { setImmediate } from "node:timers/promises";

import { comparePaths, otherFiles, type OtherFiles } from "../../../common/builds/builds";
import { isPublicFile } from "../../../common/builds/public-files";
import type { ContentModel } from "../../../common/content-model";
import { canonicalSource } from "../../../common/paths/redirect-source";
import type { Forecast, TextChange } from "../../../common/forecast";
import type { SiteFiles } from "../../../common/paths/link-targets";
import type { RecordId } from "../../../common/record-id";
import type { ContentRecord } from "../../../common/rules/model";
import { planMove, type Redirect } from "../../../common/rules/redirects";
import { feedFields } from "../../gatsby/files/feeds";
import { uidOf } from "../../../common/record-id";
import { isSampleSite } from "../../gatsby/content/sample-site";
import { datesQuery, pageDates } from "../../gatsby/files/sitemap";
import { findBrokenLinks, internalLinks } from "../../gatsby/html/broken-links";
import { sampleNotice } from "../../lib/sample-notice";

import type { PageData } from "../data/page-data";
import { listPages, type Page } from "../data/pages";
import { pathOf } from "../data/record-paths";
import { type RecordStore, type RecordStores, withDraft } from "../data/record-store";
import type { Release } from "../release/release";

import { type ComparedPage, comparePages, type PageVersion } from "./compare-pages";
import { createForecastQueue } from "./forecast-queue";
import { filesAfter } from "./files-after";
import type { Listing } from "./listing";
import { commonChanges, furtherChanges, summarize } from "./text-changes";

/** A page's data as JSON and the static queries that it uses; null if its template is not in the release. */
type Result = { data: string; staticQueries: readonly string[] } | null;

/** What a build of a store's records would write. */
type Build = {
  pages: ReadonlyMap<string, Result>;
  staticQueries: ReadonlyMap<string, string>;
  feeds: string;
  /** The site's name and description, in llms.txt. */
  site: string;
  /** The dates in the sitemap, by page. */
  dates: ReadonlyMap<string, string | undefined>;
  redirects: ReadonlyMap<string, string>;
  isSample: boolean;
};

type Sources = {
  model: ContentModel;
  stores: RecordStores;
  pageData: PageData;
  siteUrl: string;
  /** URL of the CMS for browsers. */
  panelUrl: string;
};

type Dates = Parameters<typeof pageDates>[0];

/** False for the first page of a template: the release has no code for it. */
const isKnown = (page: Page, { queries }: Release) => page.template in queries.templates;

const siteQuery = "{ record: strapiSite { name description } }";
const feedQuery = `{ record: strapiSite { name description } ${feedFields} }`;

type StoredRedirect = Redirect & ContentRecord;

const redirectsOf = (records: readonly ContentRecord[]) =>
  new Map(
    records.map((one) => [
      canonicalSource(String(one.from)),
      JSON.stringify([one.to, one.permanent]),
    ]),
  );

/**
 * Predicts which pages publishing a draft changes: the data of all pages are computed with the
 * published records, and again with the draft in place of its published version; those that differ are rendered
 * with the release's code, and compared as visitors see them.
 */
export const createForecasts = ({ model, stores, pageData, siteUrl, panelUrl }: Sources) => {
  const buildWith = async (release: Release, store: RecordStore, now: string): Promise<Build> => {
    const view = { store, now };
    const lists = await Promise.all(
      model.types.map(async (type) => ({ type, records: await store.list(type) })),
    );
    const pages = new Map<string, Result>();
    for (const page of await listPages(release.queries, store)) {
      if (!isPublicFile(`${page.path}index.html`)) continue;
      if (!isKnown(page, release)) {
        pages.set(page.path, null);
        continue;
      }
      // Previews are served in between: the data come from memory.
      await setImmediate();
      const data = await pageData.resultOf(release, page, view);
      const { staticQueryHashes: staticQueries } = data;
      pages.set(page.path, { data: JSON.stringify(data), staticQueries });
    }
    const staticQueries = new Map<string, string>();
    for (const { hash } of release.queries.staticQueries) {
      const data = await pageData.staticQueryData(release, hash, view);
      staticQueries.set(hash, JSON.stringify(data));
    }

    const dates = (await pageData.run(release, `{ ${datesQuery} }`, view)) as Dates;

    return {
      pages,
      staticQueries,
      dates: pageDates(dates, [...pages.keys()]),
      site: JSON.stringify(await pageData.run(release, siteQuery, view)),
      feeds: JSON.stringify(await pageData.run(release, feedQuery, view)),
      redirects: redirectsOf(lists.find(({ type }) => type.name === "redirect")?.records ?? []),
      isSample: isSampleSite({ siteUrl, isSample: undefined }, lists),
    };
  };

  /** The published site, computed again only after a change. */
  let last: { inputs: readonly unknown[]; build: Promise<Build>; now: string } | undefined;
  const publishedBuild = async (release: Release) => {
    const inputs = [release, ...(await Promise.all(model.types.map(stores.published.list)))];
    if (last && inputs.every((input, at) => input === last?.inputs[at])) return last;
    const now = new Date().toISOString();
    last = { inputs, build: buildWith(release, stores.published, now), now };
    last.build.catch(() => (last = undefined));

    return last;
  };

  /** The paths of a record's page, published and as a draft. */
  const movesOf = async ({ uid, documentId }: RecordId, after: RecordStore) => {
    const type = model.types.find((one) => uidOf(one.name) === uid);
    if (!type) return null;
    const pathIn = async (store: RecordStore) => {
      const record = (await store.list(type)).find((one) => one.documentId === documentId);

      return record && pathOf(type.name, record);
    };
    const [from, to] = [await pathIn(stores.published), await pathIn(after)];

    return from && to && from !== to ? { from, to } : null;
  };

  /** A page as a build would render it; undefined if it is not there, or of an unknown template. */
  const versionIn = ({ pages, staticQueries }: Build, path: string): PageVersion | undefined => {
    const page = pages.get(path);
    if (!page) return undefined;
    const data = page.staticQueries.map((hash) => [hash, staticQueries.get(hash) ?? "null"]);

    return { data: page.data, staticQueries: Object.fromEntries(data) };
  };

  /** The pages whose data differ: they may look as before. */
  const findSuspects = (before: Build, after: Build): ComparedPage[] =>
    [...new Set([...before.pages.keys(), ...after.pages.keys()])]
      .sort()
      .map((path) => ({ path, before: versionIn(before, path), after: versionIn(after, path) }))
      .filter((page) => JSON.stringify(page.before) !== JSON.stringify(page.after));

  const describePages = async (release: Release, before: Build, after: Build) => {
    const { added, removed } = comparePaths(before.pages, after.pages);
    const suspects = findSuspects(before, after);
    const differences = await comparePages(release, siteUrl, suspects);
    const differenceAt = new Map(suspects.map(({ path }, index) => [path, differences[index]]));
    const changes = new Map<string, TextChange[]>();
    for (const [path, difference] of differenceAt) {
      if (difference?.texts) changes.set(path, difference.texts);
    }
    const kept = [...after.pages.keys()].filter(
      (path) => before.pages.get(path) && after.pages.get(path),
    );
    if (before.isSample !== after.isSample) {
      const [was = "", is = ""] = [before, after].map((one) => (one.isSample ? sampleNotice : ""));
      for (const path of kept) {
        changes.set(path, [...(changes.get(path) ?? []), { before: was, after: is }]);
      }
    }
    const isEveryPage = kept.length > 0 && kept.every((path) => changes.has(path));
    const common = isEveryPage ? commonChanges([...changes.values()]) : [];
    const own = [...changes].flatMap(([path, texts]) => {
      const further = furtherChanges(texts, common);

      return isEveryPage && further.length === 0 ? [] : [{ path, texts: further }];
    });
    // The release has no code for the first page of a template.
    const isUnknown = [...added, ...removed].some(
      (path) => !before.pages.get(path) && !after.pages.get(path),
    );

    return {
      pages: [
        ...removed.map((path) => ({ path, kind: "removed" as const, texts: [], count: 0 })),
        ...added.map((path) => ({ path, kind: "added" as const, texts: [], count: 0 })),
        ...own.map(({ path, texts }) => ({ path, kind: "changed" as const, ...summarize(texts) })),
      ],
      everyPage: isEveryPage ? { ...summarize(common), pages: kept.length } : null,
      isDated: kept.some(
        (path) =>
          before.dates.get(path) !== after.dates.get(path) &&
          differenceAt.get(path)?.isInSitemap !== false,
      ),
      /** Of a page that is rendered; null if it is removed. */
      anchorsOf: (path: string) => differenceAt.get(path)?.anchors,
      isListed: (name: keyof Listing) =>
        isUnknown || differences.some(({ listings }) => listings.includes(name)),
    };
  };

  /** The links of a record in a store to what a site of these files will not have. */
  const findProblems = async (
    files: SiteFiles,
    { uid, documentId }: RecordId,
    store: RecordStore,
  ) => {
    const type = model.types.find((one) => uidOf(one.name) === uid);
    if (!type) return [];
    const records = (await store.list(type)).filter((one) => one.documentId === documentId);
    const links = internalLinks(model, [{ type, records }], { siteUrl, cmsUrl: panelUrl });
    const redirects = await store.list(store.type("redirect"));
    const broken = findBrokenLinks(
      files,
      links,
      redirects.map(({ from }) => ({ from: String(from) })),
    );

    return broken.links.map(({ field, href, missing }) => ({ field, href, missing }));
  };

  /** The redirects once a page has moved, as the CMS changes them; without the new one, which `moves` says. */
  const redirectsAfter = async (store: RecordStore, { from, to }: { from: string; to: string }) => {
    const redirects = (await store.list(store.type("redirect"))) as StoredRedirect[];
    const { update, remove } = planMove(from, to, redirects, [siteUrl]);
    const updated = new Map(update.map((redirect) => [redirect.documentId, redirect]));

    return redirectsOf(
      redirects
        .filter((redirect) => !remove.includes(redirect))
        .map((redirect) => updated.get(redirect.documentId) ?? redirect),
    );
  };

  const predict = async (release: Release, record: RecordId): Promise<Forecast> => {
    const { build, now } = await publishedBuild(release);
    const store = withDraft(stores, record);
    const [before, after] = [await build, await buildWith(release, store, now)];
    const moves = await movesOf(record, store);
    const redirects = moves ? await redirectsAfter(store, moves) : after.redirects;
    const described = await describePages(release, before, after);
    const { pages, everyPage, isDated, isListed, anchorsOf } = described;
    const files = filesAfter(release, after.pages, anchorsOf);
    const differs: Record<OtherFiles, boolean> = {
      feeds: before.feeds !== after.feeds,
      sitemap: isDated || isListed("sitemap"),
      search: isListed("search"),
      llms: before.site !== after.site || isListed("llms"),
    };

    return {
      pages,
      everyPage,
      moves,
      redirects: comparePaths(before.redirects, redirects),
      other: otherFiles.filter((name) => differs[name]),
      brokenLinks: await findProblems(files, record, store),
    };
  };

  const queue = createForecastQueue<Forecast>();

  /**
   * Predicts what publishing the draft of a record changes. A request for one that is waiting or
   * running gets its result, unless the record was saved since.
   *
   * @param signal aborts when nobody waits for the forecast: it is not begun.
   * @throws {ContentError} on an error response of the CMS.
   * @throws {BusyError} if too many forecasts wait.
   */
  return async (
    release: Release,
    record: RecordId,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<Forecast> => {
    const type = model.types.find((one) => uidOf(one.name) === record.uid);
    const drafts = type ? await stores.draft.list(type) : [];
    const draft = drafts.find(({ documentId }) => documentId === record.documentId);
    const key = `${record.uid} ${record.documentId} ${String(draft?.updatedAt)}`;

    return queue(key, () => predict(release, record), signal);
  };
};

export type Forecasts = ReturnType<typeof createForecasts>;
