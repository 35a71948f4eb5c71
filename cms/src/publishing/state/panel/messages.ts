import type { Change, FailingLink, RecordState, BuildSummary, Status } from "../../types";

import type { LinkProblem } from "../../../common/record-id";
import { formatAgo, formatSince, formatSoon, formatWhen } from "../../../panel/times";

/** The variant of each tone, and its accessible name. */
export const tones = {
  good: { status: "success", label: "Up to date" },
  busy: { status: "secondary", label: "In progress" },
  bad: { status: "danger", label: "Needs attention" },
  warning: { status: "warning", label: "Not up to date" },
  quiet: { status: "neutral", label: "Nothing yet" },
} as const;

type Tone = keyof typeof tones;

type StatusMessage = {
  tone: Tone;
  /** The state, in one sentence. */
  headline: string;
  /** Its meaning, or the next step. */
  detail: string | null;
  /** The progress of the build, from 0 to 1. */
  progress: number | null;
};

const message = (tone: Tone, headline: string, detail: string | null = null): StatusMessage => ({
  tone,
  headline,
  detail,
  progress: null,
});

const stillLive = ({ live, publisher, unreported }: Status, now: Date) => {
  if (live) return `Visitors still see the release made ${formatAgo(live.at, now)}.`;

  return publisher === "unavailable" || unreported
    ? "Visitors still see the release from before, if there is one."
    : "Visitors see no release yet.";
};

const building = (
  { mode }: Status,
  build: NonNullable<Status["build"]>,
  now: Date,
): StatusMessage => {
  if (mode === "hook" && build.expectedSeconds === null) {
    return message(
      "busy",
      "An update was requested from the host.",
      "Visitors see it once the host has built the website. It has not reported yet.",
    );
  }
  const passed = (now.getTime() - Date.parse(build.since ?? now.toISOString())) / 1000;
  const left = build.expectedSeconds === null ? null : build.expectedSeconds - passed;
  const detail =
    left === null
      ? "This usually takes a minute or two."
      : left > 0
        ? `Visitors will see it ${formatSoon(left)}.`
        : "This is taking longer than usual. Visitors see the previous release until it is done.";

  return {
    tone: "busy",
    headline: "The website is being updated.",
    detail,
    // Stays below 100% until the build is done; the user's clock may be wrong.
    progress: build.expectedSeconds
      ? Math.min(Math.max(passed / build.expectedSeconds, 0), 0.95)
      : null,
  };
};

/** The website's state in an editor's terms. */
export const describeStatus = (status: Status, now = new Date()): StatusMessage => {
  const {
    mode,
    publisher,
    build,
    failure,
    live,
    rolledBack,
    unreported,
    held,
    withoutPage,
    pending,
  } = status;

  if (mode === "off") {
    return message(
      "quiet",
      "Publishing from this panel is switched off.",
      "Visitors see published changes after the next build of the website.",
    );
  }
  if (build?.state === "building" && publisher !== "unavailable") {
    return building(status, build, now);
  }
  if (publisher === "unavailable") {
    return message(
      "warning",
      "The website cannot be updated right now.",
      `The program that builds it is not responding. ${stillLive(status, now)} Nothing is lost: published changes go live when it is running again.`,
    );
  }
  if (build) {
    return message(
      "busy",
      "An update starts in a few seconds.",
      "It waits a moment for more changes.",
    );
  }
  if (failure) return message("bad", "The last update failed.", stillLive(status, now));
  if (pending.length > 0) {
    return message(
      "busy",
      "Changes are waiting to go live.",
      "The next update starts within a minute.",
    );
  }
  if (unreported) {
    return message(
      "warning",
      "The host did not report how the last update ended.",
      "Visitors see it if the host has built the website: its log says so.",
    );
  }
  if (!live)
    return message(
      "quiet",
      "There is no release yet.",
      "Press “Update now” to create the first one.",
    );
  if (rolledBack) {
    return message(
      "warning",
      "Visitors see an earlier release.",
      "Content that was published later goes live with the next update. Press “Update now” to start one.",
    );
  }

  if (held.length > 0) {
    return message(
      "warning",
      `Everything is live except ${held.length === 1 ? "one record" : `${held.length} records`}.`,
      "Visitors still see the previous version, if there is one. Correct what is listed here and publish it again.",
    );
  }

  if (withoutPage.length > 0) {
    return message("warning", "Visitors see everything that is published and has a page.");
  }

  return message("good", "Visitors see everything that is published.");
};

/** The solution for a failure. */
export const nextStep = ({ record }: NonNullable<Status["failure"]>) =>
  record
    ? "Correct it and publish it again: that starts a new update."
    : "Press “Update now”. If it fails again, send this message to the website’s administrator.";

const actions: Record<Change["action"], string> = {
  publish: "Published",
  unpublish: "Unpublished",
  delete: "Deleted",
  media: "Changed file",
};

/** "Published Home", with the author if known. */
export const describeChange = ({ action, title, by }: Change) =>
  `${actions[action]} “${title}”${by ? ` by ${by}` : ""}`;

export const releaseStates: Record<BuildSummary["state"], { label: string; tone: Tone }> = {
  live: { label: "Live", tone: "good" },
  previous: { label: "Earlier", tone: "quiet" },
  failed: { label: "Failed", tone: "bad" },
  unreported: { label: "Not reported", tone: "warning" },
};

/** The reason for a release without changes of content. */
export const describeReason = ({ by }: Pick<BuildSummary, "by">) =>
  by ? `Built by ${by}` : "No change of content";

/** "Took 28 s", "Took 2 min 30 s", or nothing if unknown. */
export const formatDuration = ({ seconds }: Pick<BuildSummary, "seconds">) => {
  if (seconds === null) return "";
  const whole = Math.round(seconds);

  return whole < 60 ? `Took ${whole} s` : `Took ${Math.floor(whole / 60)} min ${whole % 60} s`;
};

/** Why a link leads nowhere. */
export const missingTargets: Record<LinkProblem["missing"], string> = {
  page: "There is no such page.",
  heading: "There is no such heading on the page.",
};

/** "2 links lead nowhere." */
export const countBrokenLinks = ({ length }: readonly LinkProblem[]) =>
  length === 1 ? "One link leads nowhere." : `${length} links lead nowhere.`;

/** "2 links to other sites fail." */
export const countFailingLinks = ({ length }: readonly FailingLink[]) =>
  length === 1 ? "One link to another site fails." : `${length} links to other sites fail.`;

/** "Answers 404, since November 3 at 10:42 AM." */
export const describeFailingLink = (
  { problem, since }: Pick<FailingLink, "problem" | "since">,
  now = new Date(),
) => `${problem.slice(0, 1).toUpperCase()}${problem.slice(1)}, since ${formatSince(since, now)}.`;

const describePlan = ({ publishAt, unpublishAt }: RecordState, isLive: boolean, now: Date) => [
  ...(publishAt
    ? [`${isLive ? "The draft will" : "Will"} be published ${formatWhen(publishAt, now)}.`]
    : []),
  ...(unpublishAt && (isLive || publishAt)
    ? [`Will be unpublished ${formatWhen(unpublishAt, now)}.`]
    : []),
];

/** The first sentence of a text, and the rest; null without more. */
const splitFirstSentence = (text: string) => {
  const [, first = text, rest = null] = /^(.+?\.)\s+([^]+)$/.exec(text) ?? [];

  return [first, rest] as const;
};

/** The message in a record's side panel; `published` is true if a published version exists. */
export const describeRecord = (
  state: RecordState,
  published: boolean,
  now = new Date(),
): StatusMessage => {
  const { liveSince, expectedAt, failure, held, fromCatalogue, isUnused, scheduleProblem } = state;
  if (failure) return message("bad", "The last build failed.", failure);
  const plan = describePlan(state, published, now);
  if (isUnused && published && !held && !scheduleProblem) {
    return message(
      "quiet",
      "Published, but no page shows it.",
      ["Add it to a section of a page, and publish that page.", ...plan].join(" "),
    );
  }
  if (isUnused && expectedAt) return message("quiet", "Not published.", "No page shows it.");
  if (expectedAt) {
    const left = (Date.parse(expectedAt) - now.getTime()) / 1000;
    const moment = left > 0 ? formatSoon(left) : "soon";
    // Without a published version, the pending build removes the page.
    if (published) return message("busy", `Will be live ${moment}.`);

    return fromCatalogue
      ? message(
          "busy",
          `This text will be removed from the website ${moment}.`,
          "The page itself stays.",
        )
      : message("busy", `Will be removed from the website ${moment}.`);
  }
  if (held) {
    return message(
      "bad",
      held.shown
        ? "Visitors still see the last good version."
        : "Visitors do not see this yet: the website cannot show it.",
      held.sentence,
    );
  }
  if (scheduleProblem) return message("bad", ...splitFirstSentence(scheduleProblem));

  if (liveSince)
    return message("good", `Live since ${formatSince(liveSince, now)}.`, plan.join(" ") || null);
  if (published) return message("quiet", "Published, but not live yet.", plan.join(" ") || null);
  const [first, ...more] = plan;
  if (first) return message("quiet", first, more.join(" ") || null);

  return message(
    "quiet",
    "Not published.",
    fromCatalogue ? "Visitors see the page without this text." : "Visitors do not see this.",
  );
};
