import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { project } from "../../../tests/support/service";

import { panelTranslations } from "./translations";

for (const [title, file, mine] of [
  [
    "settings, people and lists",
    "admin/dist/admin/admin/src",
    /^((?:Settings|app\.components|global|components|New entry)\b.*)/,
  ],
  ["lists and forms", "content-manager/dist/admin", /^content-manager\.(?!plugin\.name)(.+)/],
  ["the media library", "upload/dist/admin", /^upload\.(.+)/],
] as const) {
  test(`replaces only texts of ${title} that Strapi has`, () => {
    const path = `node_modules/@strapi/${file}/translations/en.json.js`;
    const texts = readFileSync(join(project, path), "utf8");
    const own = Object.keys(panelTranslations("Ours")).flatMap((key) => mine.exec(key)?.[1] ?? []);

    assert.ok(own.length > 0);
    assert.deepEqual(
      own.filter((key) => !texts.includes(`"${key}":`)),
      [],
    );
  });
}
