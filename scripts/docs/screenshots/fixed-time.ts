// What would be another in every picture: the time, and the history of releases.

const now = "2026-11-23T15:00:00.000Z";

/** @param {number} minutes */
const before = (minutes) => new Date(Date.parse(now) - minutes * 60_000).toISOString();

/** @typedef {import("../../../cms/src/publishing/types").Status} Status */
/** @typedef {import("../../../cms/src/publishing/types").Change} Change */
/** @typedef {import("../../../cms/src/publishing/types").Release} Release */

/** @param {string} title @param {number} minutes @returns {Change} */
const change = (title, minutes) => ({
  uid: "api::home.home",
  documentId: title,
  title,
  action: "publish",
  by: "Edith Example",
  at: before(minutes),
});

/** @param {string} id @param {number} minutes @param {Partial<Release>} said @returns {Release} */
const release = (id, minutes, said) => ({
  id,
  release: id,
  state: "previous",
  startedAt: before(minutes + 1),
  finishedAt: before(minutes),
  seconds: 48,
  sentence: null,
  changes: [],
  by: "Edith Example",
  canRestore: true,
  ...said,
});

const sentence =
  "The file “harbor.png” of the media library is missing: upload it again, and choose the new one.";

/** @type {Release[]} */
const releases = [
  release("r3", 12, {
    state: "live",
    canRestore: false,
    changes: [change("Five questions before a rewrite", 14)],
  }),
  release("r2", 1_500, { changes: [change("Home", 1_502)] }),
  release("r1", 4_400, { changes: [change("Delivery lead", 4_403)] }),
];

/** @type {Status} */
const status = {
  mode: "builder",
  builder: "available",
  live: { id: "r3", at: before(12), release: "r3", pages: 95 },
  build: null,
  failure: null,
  wentBack: false,
  held: [],
  pending: [],
};

/** @type {Status} */
const failed = {
  ...status,
  failure: { at: before(2), sentence, record: change("Home", 3) },
  pending: [change("Home", 3)],
};

const times = /"(createdAt|updatedAt|publishedAt|at)":"[^"]+"/g;

/**
 * Sets the clock of a page to the moment of all pictures. It goes on from there, since what waits
 * for a pause in typing measures time with it.
 *
 * @param {import("@playwright/test").Page} page
 */
export const setSystemTime = ({ clock }) => clock.setSystemTime(new Date(now));

/**
 * Gives a browser a clock of its own, and the same times in what the content service answers it.
 *
 * @param {import("@playwright/test").BrowserContext} context
 */
export const fixTime = async (context) => {
  await context.clock.install({ time: new Date(now) });
  await context.route(/\/(content-manager|upload|recent-records)(\/|$)/, async (route, request) => {
    const { "x-read-at": _readAt, ...headers } = await request.allHeaders();
    // Playwright sends a file that is uploaded without its contents.
    if (/form-data/.test(headers["content-type"] ?? "")) return route.continue();
    // The service compares the time at which a record was read, which is changed here.
    const response = await route.fetch({ headers });
    const text = await response.text();

    return route.fulfill({ response, body: text.replace(times, `"$1":"${before(30)}"`) });
  });
  await context.route("**/publishing/records/**", (route) =>
    route.fulfill({ json: { liveSince: before(12), expectedAt: null, failure: null, held: null } }),
  );
  await context.route("**/publishing/history", (route) => route.fulfill({ json: { releases } }));
  await context.route("**/publishing/status", (route) => route.fulfill({ json: status }));
};

/** Shows from now on that the last update has failed. @param {import("@playwright/test").Page} page */
export const showFailure = (page) =>
  page.route("**/publishing/status", (route) => route.fulfill({ json: failed }));
