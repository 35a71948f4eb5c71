import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { mock, test } from "node:test";

import type { AppContext } from "../src/app-context";
import { createPreviewNotifier } from "../src/preview/notify-preview-server";

import { freePort } from "./support/ports";
import { until } from "./support/wait";

/** Delay before the first retry, in milliseconds. */
const firstWait = 500;

test("a change is sent at once with unsent ones, without waiting for the next retry", async () => {
  const { setTimeout: begin } = globalThis;
  const timers = mock.method(globalThis, "setTimeout", (task: () => void, wait?: number) =>
    begin(task, wait === firstWait ? 24 * 60 * 60 * 1000 : wait),
  );
  const port = await freePort();
  let publish: (name: string, payload: object) => Promise<void> = () => Promise.resolve();
  const uid = "api::article.article";
  let warnings = 0;
  const strapi = {
    contentTypes: {
      [uid]: { uid, info: { singularName: "article" }, options: { draftAndPublish: true } },
    },
    eventHub: {
      subscribe: (subscriber: typeof publish) => {
        publish = subscriber;

        return () => undefined;
      },
    },
    log: { warn: () => (warnings += 1) },
  };
  const preview = { url: `http://127.0.0.1:${port}`, secret: "agreed" };
  const notifier = createPreviewNotifier({
    strapi,
    settings: { preview },
  } as unknown as AppContext);
  // The preview server is not running yet.
  notifier.start();
  await until("a try has failed", () => warnings > 0);

  const notifications: string[] = [];
  const previewServer = createServer((request, response) => {
    void text(request).then((body) => {
      notifications.push(body);
      response.writeHead(204).end();
    });
  });
  previewServer.listen(port, "127.0.0.1");
  await once(previewServer, "listening");
  await publish("entry.update", { uid });
  await until("the preview server is told", () => notifications.length > 0);
  assert.equal(warnings, 1);

  notifier.stop();
  timers.mock.restore();
  previewServer.closeAllConnections();
  previewServer.close();
  assert.deepEqual(notifications, ["{}"], "that anything may have changed, as at the start");
});
