import assert from "node:assert/strict";
import { test } from "node:test";

import { cvTypeOf } from "../src/uploads/cv-type";

import { badFiles } from "./support/bad-files";
import { goodFiles, type TestFile } from "./support/good-files";

const typeOf = ({ fileName, type, content }: TestFile) =>
  cvTypeOf(fileName, type, Buffer.from(content));

for (const file of goodFiles) {
  test(`accepts ${file.why}`, async () =>
    assert.equal(await typeOf(file), file.type.toLowerCase()));
}

// The upload checks the size.
for (const file of badFiles.filter(({ why }) => why !== "a file over 5 MB")) {
  test(`rejects ${file.why}`, async () => assert.equal(await typeOf(file), undefined));
}
