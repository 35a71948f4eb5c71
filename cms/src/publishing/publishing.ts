import type { ContentState } from "../common/builds/builds";
import type { AppContext } from "../server/app-context";
import { joinCalls } from "../server/lib/join-calls";

import { readContent } from "./changes/content-digest";
import { createPublisher, type Publisher } from "./publisher/publisher";
import { watchContent } from "./changes/watch-content";

/** Records what editors publish, and wakes the publisher. */
export type Publishing = {
  /** Undefined if no publisher is set. */
  publisher: Publisher | undefined;
  /** Starts watching, and wakes the publisher, since content may have changed before. */
  start: () => void;
  /** Resolves once all changes are recorded. */
  stop: () => Promise<void>;
};

/** Creates the service. */
export const createPublishing = (app: AppContext): Publishing => {
  const { strapi } = app;
  let publisher: Publisher | undefined;
  let unwatch: (() => Promise<void>) | undefined;
  // The publisher compares the content when it starts, and every minute.
  const wake = (content: Promise<ContentState | null>) =>
    content
      .then((state) => publisher?.wake(state ?? undefined))
      .catch((error: Error) => {
        strapi.log.warn(`The site cannot be published yet: ${error.message}`);
      });

  return {
    get publisher() {
      return publisher;
    },
    start: () => {
      publisher = createPublisher(app);
      if (!publisher) return;
      // Publishing many records would read all content as often.
      const wakeForChanges = joinCalls(() => wake(readContent(strapi, null)));
      unwatch = watchContent(strapi, wakeForChanges);
      void wake(Promise.resolve(null));
    },
    stop: async () => {
      await unwatch?.();
      await publisher?.stop();
    },
  };
};
