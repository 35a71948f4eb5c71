import assert from "node:assert/strict";
import { test } from "node:test";

import { onPostgres } from "../support/databases";
import { panelOf } from "../support/panel-client";
import { usePanelService } from "../support/use-panel-service";

const category = "api::category.category";

onPostgres("two people who save one record", (settings) => {
  const { service, administrator } = usePanelService(settings);

  test("of several concurrent saves, one succeeds", async () => {
    const panel = panelOf(service, administrator);
    const documentId = await panel.create(category, { name: "Shared", slug: "shared" });
    const path = `/content-manager/collection-types/${category}/${documentId}`;
    const { data } = (await panel.get(path)).body as { data: { updatedAt: string } };
    const panelWithReadAt = panelOf(service, () => ({
      ...administrator(),
      "X-Read-At": data.updatedAt,
    }));

    const answers = await Promise.all(
      ["One", "Two", "Three", "Four"].map((name) => panelWithReadAt.call("PUT", path, { name })),
    );

    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
  });
});
