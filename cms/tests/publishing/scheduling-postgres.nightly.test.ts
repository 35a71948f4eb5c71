import assert from "node:assert/strict";
import { test } from "node:test";

import { runScheduled } from "../../src/publishing/scheduling/run-scheduled";

import { article, articleFields } from "../support/articles";
import { documentsOf } from "../support/documents";
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
    const publishAt = new Date("2020-01-01T00:00:00.000Z");
    for (let count = 0; count < 5; count += 1) {
      await documentsOf(service, article).create({ data: articleFields({ publishAt }) });
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
