import { readContentModel } from "../content-model";
import { validRecords, withValues } from "../testing/refusals";

import { checkRecord } from "./check-record";

const { components, types } = readContentModel(process.cwd());

// The CMS's form has no such choice; a database can, after the catalogue has changed.
it("a menu is refused if it links to a page that the catalogue no longer has", () => {
  const type = types.find(({ name }) => name === "menu");
  const menu = withValues(validRecords.menu ?? {}, { "header.0.place": "/services/gone/" });

  expect(type && checkRecord(components, type, menu)).toEqual([
    {
      path: ["header", "0", "place"],
      message: "The website no longer has the page /services/gone/: choose another one.",
    },
  ]);
});
