import type { OtherFiles, PathChanges } from "./builds/builds.ts";
import type { LinkProblem } from "./record-id.ts";

/** A field that publishing changes, with its texts. */
export type FieldChange = TextChange & {
  name: string;
  label: string;
  /** True if visitors never see it, such as the receiver of a form. */
  isPrivate: boolean;
};

/**
 * Response of the panel's GET /publishing/forecast/:uid/:documentId, about the saved draft. `fields`
 * are those that differ from the published version; `refusals`, why publishing is refused now, a sentence for
 * each field, for users who may publish it. Both are absent without one.
 */
export type ForecastAnswer = { fields?: FieldChange[]; refusals?: string[] } & (
  | { forecast: Forecast }
  /** Why there is none, in a sentence for editors; null without a preview server. */
  | { unavailable: string | null }
);

/** The released page, or the page with the draft. */
export type ForecastVersion = "before" | "after";

/**
 * Response of GET /publishing/forecast-view/:uid/:documentId?path=/x/&version=before: an address of the
 * preview server for a frame; null for users without previews.
 */
export type ForecastView = { url: string | null };

/** A text that visitors read on a page, shortened; empty where there is none. */
export type TextChange = { before: string; after: string };

/** What differs between two versions of a page. */
export type Difference = {
  /** The first texts that differ. */
  texts: readonly TextChange[];
  /** How many texts differ; 0 if it is their order, a link or a picture. */
  count: number;
};

/** A page that publishing changes. */
export type PageForecast = Difference & {
  path: string;
  kind: keyof PathChanges;
};

/** What publishing the saved draft of a record changes on the site. */
export type Forecast = {
  /** Sorted by kind and path; without the pages that only `everyPage` changes. */
  pages: PageForecast[];
  /** What differs on every page, such as the menu, and how many pages there are. */
  everyPage: (Difference & { pages: number }) | null;
  /** The old and the new path of the record's page, if it moves. */
  moves: { from: string; to: string } | null;
  /** The paths that redirects lead from. */
  redirects: PathChanges;
  other: OtherFiles[];
  /** The draft's links to pages and headings that the site will not have. */
  brokenLinks: LinkProblem[];
};
