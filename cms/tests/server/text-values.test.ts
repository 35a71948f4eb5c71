import assert from "node:assert/strict";
import { test } from "node:test";

import { administrator, panel, panelService } from "../support/shared-panel-service";
import { describeTextValues } from "./text-values.suite";

const uid = "api::article.article";
const path = `/content-manager/collection-types/${uid}`;

describeTextValues(panelService, administrator);

// PostgreSQL compares as its collation does (docs/operating.md).
test("searches and filters of the panel's lists ignore the case of all letters", async () => {
  for (const title of ["Ángeles_100%", "Ordinary (words)"]) {
    await panel.create(uid, { title });
  }
  const titles = async (query: string) => {
    const { body } = await panel.get(`${path}?sort=id:ASC&${query}`);

    return (body as { results: { title: string }[] }).results.map(({ title }) => title);
  };

  assert.deepEqual(await titles(`_q=${encodeURIComponent("áNGELES")}`), ["Ángeles_100%"]);
  assert.deepEqual(await titles("_q=_100%25"), ["Ángeles_100%"]);
  assert.deepEqual(await titles("_q=ORDINARY%20(W"), ["Ordinary (words)"]);
  assert.deepEqual(await titles("_q=o.d"), []);
  assert.deepEqual(await titles(`filters[title][$containsi]=${encodeURIComponent("ángel")}`), [
    "Ángeles_100%",
  ]);
});
