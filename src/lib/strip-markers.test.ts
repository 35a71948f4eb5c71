import { vercelStegaEncode } from "@vercel/stega";

import { stripMarkers } from "./strip-markers";

it("strips the source that a preview adds, and outer spaces", () => {
  expect(stripMarkers(` Shop${vercelStegaEncode({ a: 1 })} `)).toBe("Shop");
});

it.each([
  "\u{1f469}\u200d\u{1f4bb} Developer",
  "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
  "auto\u00admatic",
])("keeps the joiners of %s", (text) => {
  expect(stripMarkers(text)).toBe(text);
});
