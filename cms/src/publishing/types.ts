import type { PageChanges, PageCounts } from "../common/builds/builds";
import type { ForecastAnswer, ForecastView } from "../common/forecast";
import type { Held, LinkProblem, RecordId } from "../common/record-id";

/** One change of published content; times are ISO 8601 in UTC. */
export type Change = {
  uid: string;
  documentId: string;
  title: string;
  action: "publish" | "unpublish" | "delete" | "media";
  /** The admin user; null for scheduled changes. */
  by: string | null;
  at: string;
};

export type RecordRef = RecordId & Pick<Change, "title">;

/** A record whose last schedule failed, and why. */
export type ScheduleProblem = RecordRef & { sentence: string };

/** A link to another site that fails: what happened, in words, and since when. */
export type FailingLink = { field: string; href: string; problem: string; since: string };

/** The failing links that are listed, and how many more there are. */
export type ExternalLinks = { links: (FailingLink & { record: RecordRef })[]; more: number };

/** What is live, what is being built, and what waits. */
export type Status = {
  mode: "publisher" | "hook" | "off";
  publisher: "available" | "unavailable";
  live: { at: string; release: string; pages: number } | null;
  /** True if the live release is older than the newest one. */
  rolledBack: boolean;
  /** True if a hook's host did not say how the last build ended. */
  unreported: boolean;
  build: {
    state: "waiting" | "building";
    since: string | null;
    expectedSeconds: number | null;
  } | null;
  /** The last build, if it failed; `at` is null if it cannot start. */
  failure: { at: string | null; sentence: string; record: RecordRef | null } | null;
  /** Published records that the live release leaves out or shows in their previous version. */
  held: { sentence: string; record: RecordRef }[];
  /** Links of the live release that lead nowhere, and how many more it has. */
  brokenLinks: { links: (LinkProblem & { record: RecordRef })[]; more: number };
  /** Published records whose page the catalogue no longer has. */
  withoutPage: RecordRef[];
  /** Published changes that are not live yet. */
  pending: Change[];
};

/** What is left to do before the launch. */
export type Launch = {
  findings: { level: "error" | "advice"; sentence: string; records: RecordRef[] }[];
};

export type BuildSummary = {
  id: string;
  release: string | null;
  state: "live" | "previous" | "failed" | "unreported";
  finishedAt: string;
  seconds: number | null;
  sentence: string | null;
  changes: Change[];
  /** How many pages differ from the release that was live before; null if that is unknown. */
  changedPages: PageCounts | null;
  /** True if `GET /publishing/page-changes/:id` has the list of these pages. */
  hasPageList: boolean;
  by: string | null;
  canRollBack: boolean;
};

/** The releases, newest first. */
export type History = { releases: BuildSummary[] };

/** The part `website` of an open record. */
export type RecordState = {
  liveSince: string | null;
  /** Expected time at which a pending change is live. */
  expectedAt: string | null;
  failure: string | null;
  /** Scheduled times of publishing and unpublishing. */
  publishAt: string | null;
  unpublishAt: string | null;
  /** Error of the last schedule. */
  scheduleProblem: string | null;
  /** True if the page comes from the catalogue and the record only adds texts. */
  fromCatalogue: boolean;
  /** True for a form that no published page has. */
  isUnused: boolean;
  /** Reason why visitors do not see the published version, and whether they see an earlier one. */
  held: Pick<Held, "sentence" | "shown"> | null;
  /** Its links in the live release that lead nowhere. */
  brokenLinks: LinkProblem[];
  /** Links to other sites in its published version that fail. */
  externalLinks: FailingLink[];
};

/** A request to publish a record, and its answer; times are ISO 8601 in UTC. */
export type Review = RecordRef & {
  id: string;
  state: "open" | "published" | "given back" | "withdrawn";
  askedBy: string;
  askedAt: string;
  message: string | null;
  /** Who published it or gave it back; null if it was published on schedule. */
  answeredBy: string | null;
  answeredAt: string | null;
  answer: string | null;
  /** True if the user who reads the list made the request. */
  isOwn: boolean;
};

/** Open requests that the user may answer, and those of the user. */
export type Reviews = { open: Review[]; own: Review[] };

/** The part `reviews` of an open record, newest first. */
export type RecordReviews = {
  reviews: Review[];
  mayPublish: boolean;
  /** True if requests and answers are sent by email, too. */
  sendsMail: boolean;
};

/** The panel's routes of publishing, and their responses. */
export type PublishingResponses = {
  "GET /publishing/status": Status;
  "GET /publishing/history": History;
  "GET /publishing/page-changes/:id": PageChanges;
  "GET /publishing/launch": Launch;
  "GET /publishing/external-links": ExternalLinks;
  "POST /publishing/build": Status;
  "POST /publishing/rollback": Status;
  "GET /publishing/forecast/:uid/:documentId": ForecastAnswer;
  "GET /publishing/forecast-view/:uid/:documentId": ForecastView;
  "GET /reviews": Reviews;
  "POST /reviews/:uid/:documentId": Record<string, never>;
  "POST /reviews/:uid/:documentId/give-back": Record<string, never>;
  "POST /reviews/:uid/:documentId/withdraw": Record<string, never>;
  "GET /schedule-problems": { problems: ScheduleProblem[] };
};
