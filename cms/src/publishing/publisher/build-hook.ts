import type { Core } from "@strapi/strapi";

import type { AppContext } from "../../server/app-context";
import { createBuildQueue } from "../../common/builds/build-queue";
import {
  type Build,
  type BuildEvent,
  type EndedBuild,
  hasEnded,
  hasSucceeded,
  isQueued,
  type PublisherState,
} from "../../common/builds/builds";

import { readContent } from "../changes/content-digest";
import { readBuilds, readPageChanges, saveBuild } from "./build-store";
import type { Publisher } from "./publisher";
import { PublisherError, send, type Target } from "./send";

/** Time in which a requested build may still report. */
const reportMs = 30 * 60_000;

/** Requests a build from the hook. */
const request = async ({ url, token, isGitHub }: Target, build: string) => {
  // https://docs.github.com/en/rest/repos/repos#create-a-repository-dispatch-event
  const message = isGitHub
    ? { event_type: "publish", client_payload: { build } }
    : { action: "build", build };
  await (await send(url, token, message)).arrayBuffer();
};

const isAwaited = ({ result, finishedAt }: EndedBuild) =>
  result === "unreported" && Date.now() - Date.parse(finishedAt) < reportMs;

/** Builds by when they were requested: a report about an older one says nothing of a newer one. */
const readRequested = async (strapi: Core.Strapi): Promise<Build[]> => {
  const timeOf = ({ startedAt, finishedAt = "9" }: Build) => startedAt ?? finishedAt;

  return (await readBuilds(strapi)).toSorted((a, b) => timeOf(b).localeCompare(timeOf(a)));
};

/** The state as far as it is known here: what was asked, and what was reported. */
const toState = (builds: Build[]): Omit<PublisherState, "problem" | "quietSeconds"> => {
  const ended = builds.filter(hasEnded);
  const [newest] = ended;
  const building = newest && isAwaited(newest) ? newest : null;
  const live = ended.find((build) => build !== building && hasSucceeded(build));

  return {
    waiting: builds.findLast(isQueued) ?? null,
    building,
    builds: ended.filter((build) => build !== building),
    current: live
      ? {
          id: live.release ?? live.id,
          createdAt: live.finishedAt,
          pages: live.pages ?? 0,
          brokenLinks: live.brokenLinks,
        }
      : null,
    retained: [],
  };
};

/**
 * A build hook, such as GitHub's. The host queues and runs what it is asked; this service keeps what
 * it asked, and what the workflow reported.
 */
export const createBuildHook = ({ strapi, settings }: AppContext, target: Target): Publisher => {
  const { publishDebounceSeconds: quietSeconds } = settings;
  const save = (event: BuildEvent) => saveBuild(strapi, event);
  const queue = createBuildQueue({
    read: () => readRequested(strapi),
    save,
    readContent: (since) => readContent(strapi, since),
    run: async ({ id, content: queued }) => {
      const startedAt = new Date().toISOString();
      const content = queued ?? (await readContent(strapi, null));
      await save({ id, startedAt, ...(content && { content }) });
      const end = await request(target, id).then(
        () => ({ result: "unreported" as const }),
        ({ message }: Error) => ({ result: "failed" as const, sentence: message }),
      );
      const known = (await readBuilds(strapi)).find((build) => build.id === id);
      // A host may report before it answers.
      if (known?.result) return;
      await save({ id, finishedAt: new Date().toISOString(), ...end });
    },
    quietMs: quietSeconds * 1000,
    log: (message) => strapi.log.error(`Publishing: ${message}`),
  });
  queue.start();

  return {
    mode: "hook",
    wake: async (content) => queue.wake(content),
    publish: (by) => queue.request(by),
    rollBack: () => {
      throw new PublisherError(
        "The CMS can only start builds here: roll back with your hosting provider.",
      );
    },
    state: async () => {
      const { problem, isWaking } = queue.state();
      const state = toState(await readRequested(strapi));

      return { ...state, waiting: state.waiting ?? (isWaking ? {} : null), problem, quietSeconds };
    },
    pageChanges: ({ id }) => readPageChanges(strapi, id),
    stop: queue.stop,
  };
};
