import assert from "node:assert/strict";
import { test } from "node:test";

import { runScheduled } from "../../src/publishing/scheduling/run-scheduled";

import { query } from "../support/query";
import { onPostgres } from "../support/databases";
import { startService } from "../support/service";
import { usePanelService } from "../support/use-panel-service";
import { describeScheduling } from "./scheduling.suite";

onPostgres("the schedule", (settings) => {
  const { service } = usePanelService(settings);
  describeScheduling(service);

  test("is run once by two instances", async () => {
    const newestRow = async () => {
      const [row] = await query<{ id: number }>(service, "select max(id) as id from articles");

      return row?.id ?? 0;
    };
    const articles = service.strapi.documents("api::article.article");
    for (const number of [1, 2, 3, 4, 5]) {
      const slug = `long-due-${number}`;
      await articles.create({
        data: {
          title: slug,
          slug,
          excerpt: "Words.",
          body: "Words.",
          date: "2026-01-31",
          seo: { title: slug, description: `About ${slug}.` },
          publishAt: new Date("2020-01-01T00:00:00.000Z"),
        } as never,
      });
    }
    const before = await newestRow();
    const { CMS_PORT: _port, ...environment } = service.environment;
    const [other] = await Promise.all([
      startService(environment),
      ...Array.from({ length: 3 }, () => runScheduled(service.strapi)),
    ]);
    await runScheduled(service.strapi);
    await other.stop();

    assert.equal((await newestRow()) - before, 5);
  });
});
