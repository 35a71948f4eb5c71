import assert from "node:assert/strict";
import { test } from "node:test";

import { imageWarnings, minimumSize } from "./image-warnings";

test("shows problems of images", () => {
  const picture = {
    name: "a.png",
    mime: "image/png",
    alternativeText: "A",
    width: 800,
    height: 600,
  };
  const hint = "Shown when somebody shares the page. At least 1200 × 630 pixels.";

  assert.deepEqual(minimumSize(hint), { width: 1200, height: 630 });
  assert.deepEqual(minimumSize("At least 1600 pixels wide."), { width: 1600, height: 0 });
  assert.equal(minimumSize("Shown next to the title."), null);

  assert.deepEqual(imageWarnings([picture], ""), []);
  assert.match(imageWarnings([picture], hint).join(), /800 × 600 pixels/);
  assert.deepEqual(imageWarnings([{ ...picture, width: 1200, height: 630 }], hint), []);
  assert.match(
    imageWarnings([{ ...picture, alternativeText: null }], "").join(),
    /alternative text/,
  );
  assert.deepEqual(imageWarnings([{ name: "a.vtt", mime: "text/vtt" }], hint), []);
});
