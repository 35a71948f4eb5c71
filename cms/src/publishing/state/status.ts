import type { RecordId } from "../../common/record-id";
import type { AppContext } from "../../server/app-context";
import { type Build, contentTime, type EndedBuild, hasSucceeded } from "../../common/builds/builds";

import { findWithoutPage } from "../../content/checks/find-without-page";

import { changesAfter } from "../changes/changes";
import type { Publisher } from "../publisher/publisher";
import { toRecordRef } from "../changes/record-ref";
import type { BuildSummary, Change, History, RecordRef, Status } from "../types";
import { failureReason, plainText, withReasons } from "./reasons";
import { readBrokenLinks } from "./broken-links";
import {
  expectedSeconds,
  hasPageList,
  readPublishingState,
  type PublishingState,
} from "./publishing-state";

const isUnreported = ({ live }: PublishingState) => live?.result === "unreported";

const describeLive = (view: PublishingState): Status["live"] => {
  const { live, current } = view;
  if (!current || isUnreported(view)) return null;

  return {
    at: live?.finishedAt ?? current.createdAt,
    release: current.id,
    pages: current.pages,
  };
};

/** Records that the live release leaves out or shows in their previous version. */
const describeHeld = async (
  app: AppContext,
  live: Build | undefined,
  withoutPage: RecordRef[],
): Promise<Status["held"]> => {
  const hasPage = ({ documentId }: RecordId) =>
    !withoutPage.some((record) => record.documentId === documentId);
  const described: Status["held"] = [];
  for (const held of await withReasons(app, live?.held?.filter(hasPage))) {
    const record = await toRecordRef(app.strapi, held);
    if (record) described.push({ sentence: held.sentence, record });
  }

  return described;
};

/** The live release's broken links in records that the user may read. */
const describeBrokenLinks = async (
  app: AppContext,
  view: PublishingState,
): Promise<Status["brokenLinks"]> => {
  const { links, more } = readBrokenLinks(app, view);
  const described: Status["brokenLinks"]["links"] = [];
  for (const { uid, documentId, ...link } of links) {
    const record = await toRecordRef(app.strapi, { uid, documentId });
    if (record) described.push({ ...link, record });
  }

  return { links: described, more };
};

const describeBuild = ({ building, waiting, builds }: PublishingState): Status["build"] => {
  const build = building ?? waiting;

  return (
    build && {
      state: building ? "building" : "waiting",
      since: building?.startedAt ?? build.queuedAt ?? null,
      expectedSeconds: expectedSeconds(builds),
    }
  );
};

const describeFailure = async (
  app: AppContext,
  view: PublishingState,
): Promise<Status["failure"]> => {
  const { failed } = view;
  const problem = view.unavailable ?? view.problem;
  if (problem !== null) return { at: null, sentence: plainText(problem), record: null };

  return failed
    ? {
        at: failed.finishedAt,
        sentence: await failureReason(app, failed),
        record: failed.record ? await toRecordRef(app.strapi, failed.record) : null,
      }
    : null;
};

const off: Status = {
  mode: "off",
  publisher: "available",
  live: null,
  rolledBack: false,
  unreported: false,
  build: null,
  failure: null,
  held: [],
  brokenLinks: { links: [], more: 0 },
  withoutPage: [],
  pending: [],
};

/** The response of GET /publishing/status. */
export const readStatus = async (
  app: AppContext,
  publisher: Publisher | undefined,
): Promise<Status> => {
  const withoutPage = await findWithoutPage(app.strapi);
  if (!publisher) return { ...off, withoutPage };
  const view = await readPublishingState(app, publisher);
  const rolledBack = view.live !== undefined && view.live !== view.newest;

  return {
    mode: publisher.mode,
    publisher: view.unavailable === null ? "available" : "unavailable",
    live: describeLive(view),
    rolledBack,
    unreported: isUnreported(view),
    build: describeBuild(view),
    failure: await describeFailure(app, view),
    held: rolledBack ? [] : await describeHeld(app, view.live, withoutPage),
    brokenLinks: await describeBrokenLinks(app, view),
    withoutPage,
    pending: view.pending,
  };
};

/** Changes by the build that made them live, or by the last one that failed to. */
const assignChanges = (builds: EndedBuild[], changes: Change[]) => {
  const oldestFirst = builds.toReversed();
  const byBuild = new Map<Build, Change[]>();
  for (const change of changes) {
    const having = oldestFirst.filter((build) => contentTime(build) >= change.at);
    const build = having.find(hasSucceeded) ?? having.at(-1);
    if (build) byBuild.set(build, [...(byBuild.get(build) ?? []), change]);
  }

  return byBuild;
};

const stateOf = (build: EndedBuild, live: Build | undefined): BuildSummary["state"] => {
  if (build.result !== "live") return build.result;

  return build === live ? "live" : "previous";
};

const maxBuilds = 50;

/** The response of GET /publishing/history: ended builds, newest first. */
export const readHistory = async (
  app: AppContext,
  publisher: Publisher | undefined,
): Promise<History> => {
  if (!publisher) return { releases: [] };
  const { builds: all, live, retained } = await readPublishingState(app, publisher);
  const builds = all.slice(0, maxBuilds);
  // The changes of the oldest one that is listed may have been in an earlier one.
  const oldest = all.length > maxBuilds ? builds.at(-1) : undefined;
  const changes = await changesAfter(app.strapi, oldest && contentTime(oldest));
  const byBuild = assignChanges(builds, changes);

  return {
    releases: builds.map((build) => {
      const own = byBuild.get(build) ?? [];
      const state = stateOf(build, live);

      return {
        id: build.id,
        release: build.release ?? null,
        state,
        finishedAt: build.finishedAt,
        seconds: build.seconds ?? null,
        sentence: build.sentence === undefined ? null : plainText(build.sentence),
        changes: own,
        changedPages: build.changedPages ?? null,
        hasPageList: hasPageList(publisher, { retained }, build),
        by: build.by ?? own.find(({ by }) => by)?.by ?? null,
        canRollBack: state === "previous" && retained.includes(build.release ?? ""),
      };
    }),
  };
};
