import type { AppContext } from "../../server/app-context";
import type {
  ContentState,
  EndedBuild,
  PageChanges,
  PublisherState,
} from "../../common/builds/builds";

import { createBuildHook } from "./build-hook";
import { send, type Target } from "./send";

/** What builds the site: publisher/, or a build hook. Requests may throw a PublisherError. */
export type Publisher = {
  mode: "publisher" | "hook";
  /** Says that the published content changed, or may have. @param content its state after a change. */
  wake: (content?: ContentState) => Promise<unknown>;
  /** Requests a build. @param by the admin user. */
  publish: (by?: string) => Promise<unknown>;
  /** Makes a retained release live. */
  rollBack: (release: string) => Promise<unknown>;
  /** @param by metrics, which do not mean that somebody works. */
  state: (by?: "metrics") => Promise<PublisherState>;
  /** The pages that a build changed; null if it did not say. */
  pageChanges: (build: EndedBuild) => Promise<PageChanges | null>;
  /** Ends what it runs in this process. */
  stop: () => Promise<void>;
};

/** Timeout of a rollback, in milliseconds: it waits for a Gatsby that is starting. */
const rollBackMs = 60_000;

const createClient = ({ url, secret }: Target): Publisher => {
  const call = (path: string, message?: object, timeout?: number) =>
    send(url.replace(/\/$/, "") + path, secret, message, timeout);

  return {
    mode: "publisher",
    wake: (content) => call("/wake", content ?? {}),
    publish: (by) => call("/publish", { by }),
    rollBack: (release) => call("/rollback", { release }, rollBackMs),
    state: async (by) =>
      (await (await call(by ? `/state?by=${by}` : "/state")).json()) as PublisherState,
    pageChanges: async ({ release = "" }) => {
      const answer = await call(`/changes?release=${encodeURIComponent(release)}`);

      return (await answer.json()) as PageChanges;
    },
    stop: () => Promise.resolve(),
  };
};

/** The publisher at PUBLISHER_URL; undefined if publishing is off. */
export const createPublisher = (app: AppContext): Publisher | undefined => {
  const { publisher: target } = app.settings;
  if (!target) return undefined;

  return target.mode === "hook" ? createBuildHook(app, target) : createClient(target);
};
