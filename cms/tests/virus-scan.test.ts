import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { test } from "node:test";

import type { AppContext } from "../src/context";
import { scanQuarantine } from "../src/uploads/quarantine";
import { isClean } from "../src/uploads/scan";

import { clamdPath, infectedPdf, startClamd, startFakeClamd } from "./support/clamd";
import { pdfOf } from "./support/good-files";
import { smallPdf } from "./support/visitors";

const large = pdfOf(5 * 1024 * 1024).content;

test("a scanner tells a clean file from another, and no verdict is none", async () => {
  const clamd = await startFakeClamd();
  assert.equal(await isClean(clamd.address, large), true);
  assert.equal(await isClean(clamd.address, infectedPdf), false);

  clamd.silence(true);
  await assert.rejects(isClean(clamd.address, large), /no verdict/);
  await clamd.stop();
  await assert.rejects(isClean(clamd.address, large), /ECONNREFUSED/);
  await assert.rejects(isClean("unix:/nowhere/clamd.ctl", large), /ENOENT/);
});

test("files that are gone, or that cannot be scanned, keep no other in quarantine", async () => {
  const clamd = await startFakeClamd();
  const waiting = new Set(Array.from({ length: 120 }, (_, index) => index + 1));
  const errors: string[] = [];
  const files = {
    findMany: async ({ where, limit }: { where: { id?: { $gt: number } }; limit: number }) =>
      [...waiting]
        .filter((id) => id > (where.id?.$gt ?? 0))
        .slice(0, limit)
        .map((id) => ({ id, storage_key: String(id) })),
    update: async ({ where }: { where: { id: number } }) => waiting.delete(where.id),
  };
  const app = {
    strapi: { db: { query: () => files }, log: { error: (text: string) => errors.push(text) } },
    settings: { cvs: { clamav: clamd.address } },
    cvStorage: {
      open: async (key: string) => {
        if (key === "1") throw new Error("the disk is broken");

        return Number(key) < 115 ? undefined : Readable.from([smallPdf]);
      },
    },
  } as unknown as AppContext;

  try {
    assert.equal(await scanQuarantine(app), 6);
  } finally {
    await clamd.stop();
  }
  assert.deepEqual([waiting.size, waiting.has(120)], [114, false]);
  assert.deepEqual(errors, ["CV 1 stays in quarantine: the disk is broken"]);
});

const installed = clamdPath();
test(
  "ClamAV itself does",
  { skip: installed ? false : "clamd is not installed (clamav-daemon)" },
  async () => {
    const clamd = await startClamd(installed ?? "");
    try {
      await clamd.ready(() => isClean(clamd.address, large).catch(() => false));
      assert.equal(await isClean(clamd.address, infectedPdf), false);
    } finally {
      await clamd.stop();
    }
  },
);
