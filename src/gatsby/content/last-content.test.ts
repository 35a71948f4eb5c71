import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { ContentModel } from "../../../common/content-model";
import { readLastContent, serializeContent } from "./last-content";

const type = { name: "site", kind: "singleType" as const, attributes: {} };
const model: ContentModel = { types: [type], components: new Map() };
const content = [{ type, records: [{ documentId: "s", name: "Site" }] }];

const write = () => {
  const file = join(mkdtempSync(join(tmpdir(), "content-")), "content.json");
  writeFileSync(file, serializeContent(model, content));

  return file;
};

describe("the content of a release", () => {
  it("survives a round trip", () => {
    expect(readLastContent(model, write())).toEqual(content);
  });

  it.each([
    ["no file is set", () => undefined],
    ["the file does not exist", () => "/nowhere/content.json"],
  ])("is undefined if %s", (_what, file) => {
    expect(readLastContent(model, file())).toBeUndefined();
  });

  it("is ignored with another content model", () => {
    const file = write();
    const other = { ...model, types: [{ ...type, attributes: { name: { type: "string" } } }] };

    expect(existsSync(file)).toBe(true);
    expect(readLastContent(other, file)).toBeUndefined();
  });
});
