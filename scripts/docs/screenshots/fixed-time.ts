import type { BrowserContext, Page } from "@playwright/test";

import type { Presence } from "../../../cms/src/content/types";
import type { BuildSummary, Change, RecordState, Status } from "../../../cms/src/publishing/types";

// Fixes the time and the history of releases, which would differ in every screenshot.
const now = "2026-11-23T15:00:00.000Z";

const before = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString();

const change = (title: string, minutes: number): Change => ({
  uid: "api::home.home",
  documentId: title,
  title,
  action: "publish",
  by: "Edith Example",
  at: before(minutes),
});

const release = (id: string, minutes: number, changed: Partial<BuildSummary>): BuildSummary => ({
  id,
  release: id,
  state: "previous",
  finishedAt: before(minutes),
  seconds: 48,
  sentence: null,
  changes: [],
  changedPages: { added: 0, changed: 3, removed: 0, redirects: 0, isOfCode: false },
  hasPageList: true,
  by: "Edith Example",
  canRollBack: true,
  ...changed,
});

const sentence =
  "The file “harbor.png” of the media library is missing: upload it again, and choose the new one.";

const releases: BuildSummary[] = [
  release("r3", 12, {
    state: "live",
    canRollBack: false,
    changes: [change("Five questions before a rewrite", 14)],
    changedPages: { added: 1, changed: 12, removed: 0, redirects: 0, isOfCode: false },
  }),
  release("r2", 1_500, { changes: [change("Home", 1_502)] }),
  release("r1", 4_400, { changes: [change("Delivery lead", 4_403)] }),
];

const status: Status = {
  mode: "publisher",
  publisher: "available",
  live: { at: before(12), release: "r3", pages: 95 },
  build: null,
  failure: null,
  rolledBack: false,
  unreported: false,
  held: [],
  brokenLinks: { links: [], more: 0 },
  withoutPage: [],
  pending: [],
};

const failed: Status = {
  ...status,
  failure: { at: before(2), sentence, record: change("Home", 3) },
  pending: [change("Home", 3)],
};

const website: RecordState = {
  liveSince: before(12),
  expectedAt: null,
  failure: null,
  publishAt: null,
  unpublishAt: null,
  scheduleProblem: null,
  fromCatalogue: false,
  isUnused: false,
  held: null,
  brokenLinks: [],
  externalLinks: [],
};

const times = /"(createdAt|updatedAt|publishedAt|at)":"[^"]+"/g;

/** Sets the clock of a page back to the fixed time. */
export const resetClock = ({ clock }: Page) => clock.setSystemTime(new Date(now));

/**
 * Starts the clock of a browser's pages at the fixed time, and fixes the times in the responses of
 * the CMS. The clock runs on, since forms measure pauses in typing with it.
 */
export const fixTime = async (context: BrowserContext) => {
  await context.clock.install({ time: new Date(now) });
  await context.route(/\/(content-manager|upload|homepage)(\/|$)/, async (route, request) => {
    const { "x-read-at": _readAt, ...headers } = await request.allHeaders();
    // Playwright would send an upload without the file's content.
    if (/form-data/.test(headers["content-type"] ?? "")) return route.continue();
    // Sent without `x-read-at`: the CMS compares it with the record's time, which is replaced here.
    // The CMS may close an idle connection that is about to be used again.
    const response = await route.fetch({ headers, maxRetries: 3 });
    const text = await response.text();

    return route.fulfill({ response, body: text.replace(times, `"$1":"${before(30)}"`) });
  });
  await context.route("**/open-records/**", async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const parts = (await response.json()) as object;
    const presence: Presence = { others: [], updatedAt: before(30) };

    return route.fulfill({ response, json: { ...parts, presence, website } });
  });
  await context.route("**/publishing/history", (route) => route.fulfill({ json: { releases } }));
  await context.route("**/publishing/status", (route) => route.fulfill({ json: status }));
};

/** Makes the panel show that the last update has failed. */
export const showFailure = (page: Page) =>
  page.route("**/publishing/status", (route) => route.fulfill({ json: failed }));
