import assert from "node:assert/strict";
import { test } from "node:test";

import { cvNameOf, cvTypeOf } from "../../src/leads/cvs/cv-type";

import { badFiles } from "../support/bad-files";
import { goodFiles, type TestFile, types } from "../support/good-files";
import { smallPdf } from "../support/visitors";

const typeOf = ({ fileName, type, content }: TestFile) =>
  cvTypeOf(fileName, type, Buffer.from(content));

for (const file of goodFiles) {
  test(`accepts ${file.why}`, async () =>
    assert.equal(await typeOf(file), file.type.toLowerCase()));
}

test("adds the extension that a name lacks", async () => {
  for (const [name, type, added] of [
    ["CV", "pdf", "CV.pdf"],
    ["CV 12.05.2024", "docx", "CV 12.05.2024.docx"],
    ["CV of Dr. Doe", "pdf", "CV of Dr. Doe.pdf"],
    ["CV v1.2 new", "pdf", "CV v1.2 new.pdf"],
    ["CV.pdf (1)", "pdf", "CV.pdf (1).pdf"],
    ["CV.PDF", "pdf", "CV.PDF"],
    ["CV (1).pdf", "pdf", "CV (1).pdf"],
    ["cv.pdf.exe", "pdf", "cv.pdf.exe"],
  ] as const) {
    assert.equal(cvNameOf(name, types[type]), added);
  }
  assert.equal(await cvTypeOf("CV", "application/octet-stream", smallPdf), types.pdf);
});

// The upload checks the size.
for (const file of badFiles.filter(({ why }) => why !== "a file over 5 MB")) {
  test(`rejects ${file.why}`, async () => assert.equal(await typeOf(file), undefined));
}
