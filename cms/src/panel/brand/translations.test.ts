import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { project } from "../../../tests/support/service";

import { panelTranslations } from "./translations";

test("replaces only texts of settings and people that Strapi has", () => {
  const file = "node_modules/@strapi/admin/dist/admin/admin/src/translations/en.json.js";
  const texts = readFileSync(join(project, file), "utf8");
  const own = Object.keys(panelTranslations("Ours")).filter((key) =>
    /^(Settings|app\.components\.Users)\./.test(key),
  );

  assert.ok(own.length > 0);
  assert.deepEqual(
    own.filter((key) => !texts.includes(`"${key}":`)),
    [],
  );
});
