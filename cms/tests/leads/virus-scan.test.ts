import assert from "node:assert/strict";
import { test } from "node:test";

import { parseClamd } from "../../src/server/settings";
import { isClean } from "../../src/leads/cvs/scan";

import { clamdPath, infectedPdf, startClamd, startFakeClamd } from "../support/clamd";
import { pdfOf } from "../support/good-files";

const large = pdfOf(5 * 1024 * 1024).content;

test("a scanner distinguishes clean and infected files, and a missing verdict", async () => {
  const clamd = await startFakeClamd();
  assert.equal(await isClean(parseClamd(clamd.address), large), true);
  assert.equal(await isClean(parseClamd(clamd.address), infectedPdf), false);

  clamd.silence(true);
  await assert.rejects(isClean(parseClamd(clamd.address), large), /no verdict/);
  await clamd.stop();
  await assert.rejects(isClean(parseClamd(clamd.address), large), /ECONNREFUSED/);
  await assert.rejects(isClean(parseClamd("unix:/nowhere/clamd.ctl"), large), /ENOENT/);
});

const installed = clamdPath();
test(
  "ClamAV distinguishes clean and infected files",
  { skip: installed ? false : "clamd is not installed (clamav-daemon)" },
  async () => {
    const clamd = await startClamd(installed ?? "");
    try {
      await clamd.ready(() => isClean(parseClamd(clamd.address), large).catch(() => false));
      assert.equal(await isClean(parseClamd(clamd.address), infectedPdf), false);
    } finally {
      await clamd.stop();
    }
  },
);
