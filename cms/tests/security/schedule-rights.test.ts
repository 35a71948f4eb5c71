import assert from "node:assert/strict";
import { before, describe, test } from "node:test";

import { runScheduled } from "../../src/publishing/scheduling/run-scheduled";

import type { RecordState } from "../../src/publishing/types";
import { contentTypes } from "../../src/content/model/content-types";
import { article, articleFields } from "../support/articles";
import { openRecord, openRecordPath } from "../support/open-record";
import { manage, openPanelAs, openPanelWithRole, type Panel } from "../support/panel-client";
import { panel as administrator, panelService as service } from "../support/shared-panel-service";
import { nextNumber } from "../support/record-versions";

const hourMs = 3600_000;
const yesterday = new Date(Date.now() - 24 * hourMs).toISOString();
const inTenYears = "2099-03-01T12:00:00.000Z";
const past = "This time is in the past: choose a later one, or clear this field.";
const cannotPublishMessage =
  "Your role cannot publish: leave this time unchanged, and ask an editor to set it.";

type Article = { documentId: string; publishAt: string | null; unpublishAt: string | null };
type ResponseBody = {
  data: Article;
  error?: { message: string; details: { errors?: { path: string[]; message: string }[] } };
};

describe("the panel's schedule", () => {
  let author: Panel;
  before(async () => {
    author = await openPanelWithRole(service, "strapi-author", "scheduling-author@example.com");
  });

  const call = async (who: Panel, method: string, path = "", data?: object) => {
    const { status, body } = await who.call(method, `${manage}/${article}${path}`, data);

    return { status, body: body as ResponseBody };
  };
  const write = async (who: Panel, fields: object = {}) => {
    const words = articleFields(fields);
    const { status, body } = await call(who, "POST", "", words);
    assert.equal(status, 201, JSON.stringify(body));

    return { path: `/${body.data.documentId}`, words };
  };
  const assertRefused = ({ status, body }: Awaited<ReturnType<typeof call>>, message: string) => {
    assert.equal(status, 400, JSON.stringify(body));
    assert.equal(body.error?.message, message);
  };

  test("an author can neither schedule nor delete published records", async () => {
    const { path, words } = await write(author);

    for (const field of ["publishAt", "unpublishAt"]) {
      for (const time of [yesterday, inTenYears]) {
        const response = await call(author, "PUT", path, { ...words, [field]: time });
        assertRefused(response, cannotPublishMessage);
        assert.deepEqual(response.body.error?.details.errors?.[0]?.path, [field]);
        assertRefused(
          await call(author, "POST", "", { ...words, [field]: time }),
          cannotPublishMessage,
        );
      }
    }
    const scheduled = { ...words, publishAt: inTenYears };
    assert.equal((await call(administrator, "PUT", path, scheduled)).status, 200);
    for (const change of [{ title: "New" }, { publishAt: null }, {}]) {
      const { status } = await call(author, "PUT", path, { ...scheduled, ...change });
      assert.equal(status, 403, JSON.stringify(change));
    }
    const copy = await call(author, "POST", `/auto-clone${path}`, {});
    assert.notEqual(copy.body.data?.publishAt, inTenYears);

    const now = { ...words, publishAt: null };
    assert.equal((await call(administrator, "POST", `${path}/actions/publish`, now)).status, 200);
    assertRefused(
      await call(author, "DELETE", path),
      "This record is published, and your role cannot unpublish: ask an editor to delete it.",
    );
    const draft = await write(author);
    assert.equal((await call(author, "DELETE", draft.path)).status, 200);
  });

  test("a copy has no time but one that was chosen for it", async () => {
    const { path, words } = await write(administrator);
    const scheduled = { ...words, publishAt: inTenYears, unpublishAt: null };
    assert.equal((await call(administrator, "PUT", path, scheduled)).status, 200);
    await service.strapi.db.query(article).updateMany({
      where: { documentId: path.slice(1) },
      data: { scheduleProblem: "Not published as scheduled." },
    });
    const later = "2099-04-01T12:00:00.000Z";

    // The panel's form for copies sends the times of the record.
    for (const [who, sent, expected] of [
      [author, scheduled, null],
      [administrator, scheduled, null],
      [administrator, { ...scheduled, publishAt: later }, later],
    ] as const) {
      const { status, body } = await call(who, "POST", `/clone${path}`, sent);
      assert.equal(status, 200, JSON.stringify(body));
      const copy = await service.strapi.db
        .query(article)
        .findOne({ where: { documentId: body.data.documentId } });
      const [publishAt, problem] = [copy?.publishAt, copy?.scheduleProblem];
      assert.deepEqual([publishAt && new Date(publishAt).toISOString(), problem], [expected, null]);
    }
  });

  test("a role that cannot publish changes no draft that is scheduled, of any type", async () => {
    const types = contentTypes(service.strapi).filter(
      (type) => "publishAt" in service.strapi.contentType(type.uid).attributes,
    );
    assert.ok(types.length > 5);
    const actions = ["read", "create", "update"];
    const permissions = types.flatMap((type) =>
      actions.map((action) => ({
        action: `plugin::content-manager.explorer.${action}`,
        subject: type.uid,
      })),
    );
    const email = "writes-all@example.com";
    const writer = await openPanelAs(service.url, administrator, permissions, email);
    for (const { uid: type, kind } of types) {
      const documentId = `scheduled-${type}`;
      const rows = service.strapi.db.query(type);
      await rows.create({ data: { documentId, title: type, publishedAt: new Date() } });
      const draft = { documentId, title: type, publishedAt: null, publishAt: inTenYears };
      await rows.create({ data: draft });
      const list = `/content-manager/${kind === "singleType" ? "single-types" : "collection-types"}/${type}`;
      const record = kind === "singleType" ? list : `${list}/${documentId}`;
      const { attributes } = service.strapi.contentType(type);
      for (const field of Object.keys(attributes)) {
        const { status, body } = await writer.call("PUT", record, { [field]: null });
        const what = `${type} ${field} ${JSON.stringify(body)}`;
        assert.equal(status, 403, what);
        assert.ok(what.includes("This record is scheduled, and your role cannot publish"), what);
      }
      const discarded = await writer.post(`${record}/actions/discard`);
      assert.equal(discarded.status, 403, `${type} discard`);

      await rows.updateMany({ where: { documentId }, data: { publishAt: null } });
      const { status, body } = await writer.call("PUT", record, {});
      assert.equal(status, 200, JSON.stringify(body));
    }
  });

  test("the state of a record is for those who may read the record", async () => {
    const { path } = await write(administrator, { publishAt: inTenYears });
    const read = { action: "api::publishing.read" };
    const email = "reads-no-content@example.com";
    const reader = await openPanelAs(service.url, administrator, [read], email);
    const own = {
      action: "plugin::content-manager.explorer.read",
      subject: article,
      conditions: ["admin::is-creator"],
    };
    const owner = await openPanelAs(
      service.url,
      administrator,
      [read, own],
      "reads-own@example.com",
    );
    const lead = openRecordPath("api::contact-data.contact-data", "1");
    for (const who of [reader, owner]) {
      const { status, body } = await who.get(openRecordPath(article, path.slice(1)));
      assert.equal(status, 404, JSON.stringify(body));
      assert.equal((await who.get(openRecordPath("admin::user", "1"))).status, 404);
      assert.equal((await who.get(lead)).status, 404);
    }
    const routes = service.strapi.server
      .listRoutes()
      .filter(({ methods }) => methods.includes("GET"))
      .map((one) => one.path.replace(/\/$/, ""))
      .filter((one) => one.endsWith("/:uid/:documentId"));
    assert.ok(routes.length > 3, routes.join(" "));
    for (const route of routes) {
      const url = route.replace("/:uid/:documentId", `/${article}${path}`);
      assert.equal((await owner.get(url)).status, 404, route);
      assert.notEqual((await administrator.get(url)).status, 404, route);
    }

    const where = { documentId: path.slice(1) };
    const data = { scheduleProblem: "Not published as scheduled." };
    await service.strapi.db.query(article).updateMany({ where, data });
    const problemsOf = async (who: Panel) =>
      JSON.stringify((await who.get("/schedule-problems")).body);
    assert.match(await problemsOf(administrator), new RegExp(path.slice(1)));
    assert.doesNotMatch(await problemsOf(owner), new RegExp(path.slice(1)));
  });

  test("an author cannot see the emails of a record's authors", async () => {
    const { path } = await write(administrator);
    for (const of of [path, "", `${path}/actions/countDraftRelations`]) {
      const { body } = await call(author, "GET", of);
      assert.doesNotMatch(JSON.stringify(body), /"email"/, of);
    }
    const { body } = await call(author, "GET", path);
    const { createdBy } = body.data as unknown as { createdBy: { firstname: string } };
    assert.equal(createdBy.firstname, "Edith");
    const known = await call(administrator, "GET", path);
    assert.match(JSON.stringify(known.body), /"email":"editor@example.com"/);
  });

  test("a closed job opening is not published", async () => {
    const publish = async (fields: object) => {
      const path = `${manage}/api::job-opening.job-opening/actions/publish`;
      const { status, body } = await administrator.post(path, {
        team: "Mobile",
        place: "Remote",
        summary: "Words.",
        body: "Words.",
        title: "Tester",
        slug: `tester-${nextNumber()}`,
        kind: "full-time",
        seo: { title: "Tester at work", description: "About a tester." },
        ...fields,
      });
      const { error } = body as ResponseBody;

      return [status, error?.details.errors?.[0]?.path, error?.message];
    };

    const lastZone = Date.now() - 12 * hourMs;
    const dayThere = (days: number) =>
      new Date(lastZone + days * 24 * hourMs).toISOString().slice(0, 10);
    assert.deepEqual(await publish({ closesOn: dayThere(-1) }), [
      400,
      ["closesOn"],
      "This day is in the past: choose a later one, or clear this field.",
    ]);
    for (const closesOn of ["2099-01-01", dayThere(0)]) {
      const seo = { title: `Until ${closesOn}`, description: `Open until ${closesOn}.` };
      assert.deepEqual(await publish({ closesOn, seo }), [200, undefined, undefined]);
    }
  });

  test("a past time is rejected, unless it was saved before", async () => {
    const { path, words } = await write(administrator);

    for (const field of ["publishAt", "unpublishAt"]) {
      const late = { ...words, [field]: yesterday };
      assertRefused(await call(administrator, "PUT", path, late), past);
      assertRefused(await call(administrator, "POST", "", late), past);
    }
    const saveDue = async () => {
      const where = { documentId: path.slice(1) };
      await service.strapi.db
        .query(article)
        .updateMany({ where, data: { unpublishAt: yesterday } });
      const kept = { ...words, unpublishAt: yesterday };

      return (await call(administrator, "PUT", path, kept)).status;
    };
    // The CMS's own schedule, which runs every minute, clears the time if it runs in between.
    if ((await saveDue()) !== 200) assert.equal(await saveDue(), 200);
    await runScheduled(service.strapi);
  });

  test("a record cannot be unpublished before it is published", async () => {
    const { path, words } = await write(administrator, { publishAt: inTenYears });
    const before = "2099-03-01T11:00:00.000Z";
    const message =
      "This time must be after “Publish at”: choose a later one, or clear one of the two fields.";
    for (const unpublishAt of [before, inTenYears]) {
      const response = await call(administrator, "PUT", path, { ...words, unpublishAt });
      assertRefused(response, message);
      assert.deepEqual(response.body.error?.details.errors?.[0]?.path, ["unpublishAt"]);
    }
    const later = { ...words, unpublishAt: "2099-03-01T13:00:00.000Z" };
    assert.equal((await call(administrator, "PUT", path, later)).status, 200);
    assertRefused(
      await call(administrator, "PUT", path, { publishAt: "2099-03-01T14:00:00.000Z" }),
      message,
    );
  });

  test("shows a record's schedule next to it, and failures on the home page", async () => {
    const { path, words } = await write(administrator, { publishAt: inTenYears, excerpt: null });
    const documentId = path.slice(1);
    const state = async () =>
      (await openRecord(administrator, article, documentId)).website as RecordState;
    const { publishAt, unpublishAt, scheduleProblem } = await state();
    assert.deepEqual([publishAt, unpublishAt, scheduleProblem], [inTenYears, null, null]);

    await runScheduled(service.strapi, new Date(inTenYears));
    const sentence = "Not published as scheduled. Summary: Fill this in.";
    assert.equal((await state()).scheduleProblem, sentence);
    const { body } = await administrator.get("/schedule-problems");
    const { problems } = body as { problems: object[] };
    assert.deepEqual(
      problems.filter((problem) => (problem as Article).documentId === documentId),
      [{ uid: article, documentId, title: words.title, sentence }],
    );
    const visitor = await fetch(`${service.url}/schedule-problems`);
    assert.equal(visitor.status, 401);
  });

  test("discarding changes does not bring back a time that was cleared", async () => {
    const { path, words } = await write(administrator);
    const first = { ...words, unpublishAt: inTenYears };
    assert.equal((await call(administrator, "POST", `${path}/actions/publish`, first)).status, 200);
    const cleared = { ...words, title: "Other words", unpublishAt: null };
    assert.equal((await call(administrator, "PUT", path, cleared)).status, 200);

    const discarded = await call(administrator, "POST", `${path}/actions/discard`, {});
    assert.equal(discarded.status, 200);
    assert.equal(discarded.body.data.unpublishAt, null);
    await runScheduled(service.strapi, new Date("2099-03-02T12:00:00.000Z"));
    const documentId = path.slice(1);
    const published = { documentId, status: "published" } as const;
    assert.ok(await service.strapi.documents(article).findOne(published));
    const draft = await service.strapi.documents(article).findOne({ documentId });
    assert.equal(draft?.title, words.title);
  });
});
