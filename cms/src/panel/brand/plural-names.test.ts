import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { project } from "../../../tests/support/service";

import { pluralNames } from "./plural-names";

test("has a plural for every collection in the menu", () => {
  const names = readdirSync(join(project, "src/api")).flatMap((name) => {
    const schema = JSON.parse(
      readFileSync(join(project, `src/api/${name}/content-types/${name}/schema.json`), "utf8"),
    );
    const isShown = schema.pluginOptions?.["content-manager"]?.visible !== false;

    return isShown && schema.kind === "collectionType" ? [schema.info.displayName as string] : [];
  });

  assert.deepEqual(Object.keys(pluralNames).sort(), names.sort());
});
