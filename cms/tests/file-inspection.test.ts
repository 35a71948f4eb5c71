import assert from "node:assert/strict";
import { test } from "node:test";

import { inspectFile } from "../src/uploads/inspect/file-type";

import { badFiles } from "./support/bad-files";
import { goodFiles, type TestFile } from "./support/good-files";

const inspect = ({ fileName, type, content }: TestFile) =>
  inspectFile(fileName, type, Buffer.from(content));

test("good files are what they say", async () => {
  for (const file of goodFiles) assert.equal((await inspect(file)).verdict, "fit", file.why);
});

test("bad files are not, or are more than that", async () => {
  for (const file of badFiles) {
    // Its size alone is wrong, which the upload sees.
    if (file.why !== "a file over 5 MB") {
      assert.notEqual((await inspect(file)).verdict, "fit", file.why);
    }
  }
});
