import { existsSync, mkdirSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { ContentModel } from "./content-model";
import { deliverContent, noteContent, readLastContent } from "./last-content";

const type = { name: "site", kind: "singleType" as const, attributes: {} };
const model: ContentModel = { types: [type], components: new Map() };
const content = [{ type, records: [{ documentId: "s", name: "Site" }] }];

const deliver = () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  const output = join(folder, "public");
  mkdirSync(join(output, ".delivery"), { recursive: true });
  noteContent(model, content, folder);
  deliverContent(output, folder);

  return join(output, ".delivery");
};

describe("the content of a release", () => {
  it("is read again as it was built from, and is for its owner alone", () => {
    const folder = deliver();
    const file = join(folder, "content.json");

    expect(readLastContent(model, file)).toEqual(content);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([
    ["no file is named", () => undefined],
    ["there is none", () => "/nowhere/content.json"],
  ])("is nothing where %s", (_what, file) => {
    expect(readLastContent(model, file())).toBeUndefined();
  });

  it("is nothing for another content model", () => {
    const file = join(deliver(), "content.json");
    const other = { ...model, types: [{ ...type, attributes: { name: { type: "string" } } }] };

    expect(existsSync(file)).toBe(true);
    expect(readLastContent(other, file)).toBeUndefined();
  });
});
