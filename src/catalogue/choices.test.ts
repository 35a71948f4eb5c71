import { readFileSync } from "node:fs";

import { choices } from "./choices";

it("is what the content service offers editors: run npm run types if it is not", () => {
  const copy: unknown = JSON.parse(readFileSync("cms/src/content/catalogue.json", "utf8"));

  expect(copy).toEqual(choices);
});
