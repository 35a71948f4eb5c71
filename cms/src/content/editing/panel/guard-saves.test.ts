import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import { setImmediate as settle } from "node:timers/promises";

import { guardSaves } from "./guard-saves";
import { createOpenRecords, recordKey } from "./open-records";

const uid = "api::article.article";
const documentId = "abcdefghijklmnopqrstuvwx";
const address = `/content-manager/collection-types/${uid}/${documentId}`;
const key = recordKey(uid, documentId);
const version = (updatedAt: string, title: string) => ({ data: { documentId, updatedAt, title } });

type Sent = { method: string; readAt: string | null };

/** A fake CMS with one version of a record, which can be unavailable. */
const fakeService = (saved: object) => {
  const service = { saved, away: 0, refuseBefore: "", failsWith: 0, sent: [] as Sent[] };
  const send = (async (_input: string, init?: RequestInit) => {
    if (service.away > 0) {
      service.away -= 1;
      throw new TypeError("Failed to fetch");
    }
    const { method = "GET", headers } = init ?? {};
    const readAt = new Headers(headers).get("X-Read-At");
    service.sent.push({ method, readAt });
    if (service.failsWith) return Response.json({}, { status: service.failsWith });
    if (readAt && readAt < service.refuseBefore) return Response.json({}, { status: 409 });

    return Response.json(service.saved);
  }) as typeof fetch;

  return { service, send };
};

const titleIn = async (response: Response) =>
  ((await response.json()) as { data: { title: string } }).data.title;

describe("requests of an open record", () => {
  beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
  afterEach(() => mock.timers.reset());

  const open = async () => {
    const records = createOpenRecords();
    const { service, send } = fakeService(version("1", "First"));
    const guarded = guardSaves(send, records);
    await guarded(address);

    return { records, service, guarded };
  };

  test("a save sends the version that was read, and the next one the version that was saved", async () => {
    const { service, guarded } = await open();
    service.saved = version("2", "Mine");
    await guarded(address, { method: "PUT" });
    await guarded(`${address}/actions/publish`, { method: "POST" });

    assert.deepEqual(
      service.sent.map(({ readAt }) => readAt),
      [null, "1", "2"],
    );
  });

  test("a save waits while the CMS is down, and shows that", async () => {
    const { records, service, guarded } = await open();
    service.away = 2;
    const saved = guarded(address, { method: "PUT" });
    await settle();
    assert.equal(records.isWaiting(), true);
    mock.timers.tick(1_000);
    await settle();
    mock.timers.tick(2_000);

    assert.equal((await saved).status, 200);
    assert.equal(records.isWaiting(), false);
  });

  test("the renewal of the session waits while the CMS is down", async () => {
    const { service, guarded } = await open();
    service.away = 1;
    const renewed = guarded("http://localhost/admin/access-token", { method: "POST" });
    await settle();
    mock.timers.tick(1_000);

    assert.equal((await renewed).status, 200);
  });

  test("a canceled request ends", async () => {
    const { service, guarded } = await open();
    service.away = 1;

    await assert.rejects(guarded(address, { signal: AbortSignal.abort() }), TypeError);
  });

  test("requests of new records and of records that are not open do not wait", async () => {
    const { send, service } = fakeService({});
    service.away = 2;
    const guarded = guardSaves(send, createOpenRecords());

    await assert.rejects(guarded(address), TypeError);
    await assert.rejects(
      guarded(`/content-manager/collection-types/${uid}`, { method: "POST" }),
      TypeError,
    );
  });

  test("another user's save is held back from a form with unsaved changes", async () => {
    const { records, service, guarded } = await open();
    records.update(key, { unsaved: { title: "Mine" } });
    service.saved = version("2", "Theirs");

    assert.equal(await titleIn(await guarded(address)), "First");
    assert.match(records.get(key)?.newer ?? "", /Theirs/);
    assert.equal(records.get(key)?.updatedAt, "1");
  });

  test("another user's save is merged into a form if both changed nothing in common", async () => {
    for (const [conflicts, shown] of [
      [[], "Theirs"],
      [["title"], "First"],
    ] as const) {
      const { records, service, guarded } = await open();
      const merge = async () => ({ conflicts: [...conflicts], takenOver: ["title"] });
      records.update(key, { unsaved: { title: "Mine" }, merge });
      service.saved = version("2", "Theirs");

      assert.equal(await titleIn(await guarded(address)), shown);
      assert.deepEqual(
        records.get(key)?.merged?.takenOver,
        shown === "Theirs" ? ["title"] : undefined,
      );
      assert.equal(records.get(key)?.newer === undefined, shown === "Theirs");
      await guarded(address, { method: "PUT" });
      assert.equal(records.get(key)?.merged, undefined);
    }
  });

  test("a failed reload does not close a form with unsaved changes", async () => {
    const { records, service, guarded } = await open();
    service.failsWith = 404;
    assert.equal((await guarded(address)).status, 404);
    records.update(key, { unsaved: { title: "Mine" } });

    assert.equal(await titleIn(await guarded(address)), "First");
  });

  test("an answer from before a save does not set the version back", async () => {
    const { records, service, guarded } = await open();
    const loading = guarded(address);
    service.saved = version("2", "Mine");
    await guarded(address, { method: "PUT" });
    await loading;

    assert.equal(records.get(key)?.updatedAt, "2");
  });

  test("another user's save is shown in a form without unsaved changes", async () => {
    const { records, service, guarded } = await open();
    service.saved = version("2", "Theirs");

    assert.equal(await titleIn(await guarded(address)), "Theirs");
    assert.equal(records.get(key)?.updatedAt, "2");
  });

  describe("that somebody published without a change", () => {
    const published = { data: { ...version("2", "First").data, status: "published" } };

    test("its new version is no conflict with unsaved changes", async () => {
      const { records, service, guarded } = await open();
      records.update(key, { unsaved: { title: "Mine" } });
      service.saved = published;
      await guarded(address);

      assert.equal(records.get(key)?.newer, undefined);
      assert.equal(records.get(key)?.updatedAt, "2");
    });

    test("a rejected save or publication is sent again for the new version", async () => {
      for (const [path, method] of [
        [address, "PUT"],
        [`${address}/actions/publish?locale=en`, "POST"],
      ] as const) {
        const { records, service, guarded } = await open();
        records.update(key, { unsaved: { title: "Mine" } });
        Object.assign(service, { saved: published, refuseBefore: "2" });

        assert.equal((await guarded(path, { method })).status, 200);
        assert.deepEqual(
          service.sent.map((request) => `${request.method} ${request.readAt}`),
          ["GET null", `${method} 1`, "GET null", `${method} 2`],
        );
      }
    });

    test("a publication is not sent again if the other only saved", async () => {
      const { records, service, guarded } = await open();
      records.update(key, { unsaved: { title: "Mine" } });
      const saved = { data: { ...published.data, status: "modified" } };
      Object.assign(service, { saved, refuseBefore: "2" });

      const { status } = await guarded(`${address}/actions/publish`, { method: "POST" });
      assert.equal(status, 409);
    });

    test("a save is not sent again if it, or the other, changed something that may conflict", async () => {
      const relations = { services: { connect: [{ id: 1 }], disconnect: [] } };
      for (const [unsaved, saved] of [
        [{ title: "Mine" }, version("2", "Theirs")],
        [{ title: "First", ...relations }, published],
        [{ title: "First", parts: [relations] }, published],
      ] as const) {
        const { records, service, guarded } = await open();
        records.update(key, { unsaved });
        Object.assign(service, { saved, refuseBefore: "2" });

        assert.equal((await guarded(address, { method: "PUT" })).status, 409);
      }
    });
  });

  test("the published version does not count as a read draft", async () => {
    const { records, service, guarded } = await open();
    service.saved = version("0", "Published");
    await guarded(`${address}?status=published`);

    assert.equal(records.get(key)?.updatedAt, "1");
  });

  test("saves are counted, also of a new record", async () => {
    const { records, guarded } = await open();
    await guarded(`/content-manager/collection-types/${uid}`, { method: "POST" });
    await guarded(address, { method: "PUT" });

    assert.deepEqual([records.savesOf(recordKey(uid)), records.savesOf(key)], [1, 1]);
  });
});
