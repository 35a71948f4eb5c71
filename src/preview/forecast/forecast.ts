import { setImmediate } from "node:timers/promises";

import { comparePaths } from "../../../common/builds/builds";
import type { ContentModel } from "../../../common/content-model";
import { canonicalSource } from "../../../common/paths/redirect-source";
import type { Forecast, PageForecast } from "../../../common/forecast";
import type { RecordId } from "../../../common/record-id";
import type { ContentRecord } from "../../../common/rules/model";
import { feedFields } from "../../gatsby/files/feeds";
import { uidOf } from "../../gatsby/content/read-content";
import { isSampleSite } from "../../gatsby/content/sample-site";
import { datedTypes } from "../../gatsby/files/sitemap";

import type { PageData } from "../data/page-data";
import { listPages, type Page } from "../data/pages";
import { pathOf } from "../data/record-paths";
import { type RecordStore, type RecordStores, withDraft } from "../data/record-store";
import type { Release } from "../release/release";
import { readReleasedPage } from "../release/shell";

import { createForecastQueue } from "./forecast-queue";
import { changedTexts, differOnlyInDates, showsSome, summarize } from "./differences";

/** A page's data as text, to be compared, and the static queries that it uses. */
type Result = { data: string; staticQueries: readonly string[] };

/** What a build of a store's records would write. */
type Build = {
  pages: ReadonlyMap<string, Result>;
  staticQueries: ReadonlyMap<string, string>;
  feeds: string;
  redirects: ReadonlyMap<string, string>;
  isSample: boolean;
};

type Sources = {
  model: ContentModel;
  stores: RecordStores;
  pageData: PageData;
  siteUrl: string;
};

/** False for a page whose template is not in the release: it has no data to compare. */
const isPage = (page: Page, { queries }: Release) => page.template in queries.templates;

const feedQuery = `{ record: strapiSite { name description } ${feedFields} }`;

const redirectsOf = (records: readonly ContentRecord[]) =>
  new Map(
    records.map((one) => [
      canonicalSource(String(one.from)),
      JSON.stringify([one.to, one.permanent]),
    ]),
  );

const parsed = (text: string | undefined): unknown =>
  text === undefined ? null : JSON.parse(text);

/**
 * Foretells which pages publishing a draft changes: the data of all pages are computed with the
 * published records, and again with the draft in place of its published version, and compared.
 */
export const createForecasts = ({ model, stores, pageData, siteUrl }: Sources) => {
  const buildWith = async (release: Release, store: RecordStore, now: string): Promise<Build> => {
    const view = { store, now };
    const lists = await Promise.all(
      model.types.map(async (type) => ({ type, records: await store.list(type) })),
    );
    const pages = new Map<string, Result>();
    for (const page of await listPages(release.queries, store)) {
      if (!isPage(page, release)) continue;
      // Previews are served in between: the data come from memory.
      await setImmediate();
      const { result, staticQueryHashes } = await pageData.resultOf(release, page, view);
      pages.set(page.path, { data: JSON.stringify(result), staticQueries: staticQueryHashes });
    }
    const staticQueries = new Map<string, string>();
    for (const { hash } of release.queries.staticQueries) {
      const data = await pageData.staticQueryData(release, hash, view);
      staticQueries.set(hash, JSON.stringify(data));
    }

    return {
      pages,
      staticQueries,
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
    const type = model.types.find((one) => uidOf(one) === uid);
    if (!type) return null;
    const pathIn = async (store: RecordStore) => {
      const record = (await store.list(type)).find((one) => one.documentId === documentId);

      return record && pathOf(type.name, record);
    };
    const [from, to] = [await pathIn(stores.published), await pathIn(after)];

    return from && to && from !== to ? { from, to } : null;
  };

  const describePages = (release: Release, before: Build, after: Build) => {
    const changes = comparePaths(
      before.pages,
      after.pages,
      (one, other) => one.data === other.data,
    );
    const staticQueries = comparePaths(before.staticQueries, after.staticQueries).changed;
    const dataOf = ({ pages }: Build, path: string) => parsed(pages.get(path)?.data);
    const describe = (kind: PageForecast["kind"], path: string): PageForecast => {
      if (kind !== "changed") return { path, kind, isCertain: true, texts: [], count: 0 };
      const [old, now] = [dataOf(before, path), dataOf(after, path)];
      const texts = changedTexts(old, now);
      const html = readReleasedPage(release.siteDir, path);
      const isSeen = texts.length === 0 || html === undefined || showsSome(html, texts);

      return { path, kind, isCertain: isSeen && !differOnlyInDates(old, now), ...summarize(texts) };
    };
    const pages = (["removed", "added", "changed"] as const).flatMap((kind) =>
      changes[kind].map((path) => describe(kind, path)),
    );
    const known = new Set(pages.map(({ path }) => path));
    const shared = [...after.pages].filter(
      ([, page]) =>
        before.isSample !== after.isSample ||
        page.staticQueries.some((hash) => staticQueries.includes(hash)),
    );
    const difference = summarize(
      changedTexts(
        staticQueries.map((hash) => parsed(before.staticQueries.get(hash))),
        staticQueries.map((hash) => parsed(after.staticQueries.get(hash))),
      ),
    );
    const isEveryPage = shared.length > 0 && shared.length === after.pages.size;

    return {
      pages: [
        ...pages,
        ...(isEveryPage ? [] : shared)
          .filter(([path]) => !known.has(path))
          .map(([path]) => ({ path, kind: "changed" as const, isCertain: true, ...difference })),
      ],
      everyPage: isEveryPage ? { ...difference, pages: shared.length } : null,
    };
  };

  const foretell = async (release: Release, record: RecordId): Promise<Forecast> => {
    const { build, now } = await publishedBuild(release);
    const store = withDraft(stores, record);
    const [before, after] = [await build, await buildWith(release, store, now)];
    const { pages, everyPage } = describePages(release, before, after);
    const changesPages = pages.length > 0 || everyPage !== null;

    return {
      pages,
      everyPage,
      moves: await movesOf(record, store),
      redirects: comparePaths(before.redirects, after.redirects),
      other: [
        ...(before.feeds === after.feeds ? [] : (["feeds"] as const)),
        // It has the dates of records, which change in any case.
        ...(datedTypes.some((name) => uidOf({ name }) === record.uid)
          ? (["sitemap"] as const)
          : []),
        ...(changesPages ? (["search", "llms"] as const) : []),
      ],
    };
  };

  const queue = createForecastQueue<Forecast>();

  /**
   * Foretells what publishing the draft of a record changes. A request for one that is waiting or
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
    const type = model.types.find((one) => uidOf(one) === record.uid);
    const drafts = type ? await stores.draft.list(type) : [];
    const draft = drafts.find(({ documentId }) => documentId === record.documentId);
    const key = `${record.uid} ${record.documentId} ${String(draft?.updatedAt)}`;

    return queue(key, () => foretell(release, record), signal);
  };
};

export type Forecasts = ReturnType<typeof createForecasts>;
