import assert from "node:assert/strict";
import { after, before, beforeEach, mock, test } from "node:test";

import type { AppContext } from "../../src/server/app-context";
import { eraseDataSubject } from "../../src/leads/records/data-subject";
import type { LeadsReport } from "../../src/leads/types";

import { signInAs } from "./editor";
import { type InProcess, startInProcess } from "./in-process";
import { openPanel, openPanelAs, type Panel } from "./panel-client";
import { countRows, query } from "./query";
import { payloads, sendJson, unlimited } from "./visitors";
import { until } from "./wait";

const contact = "api::contact-data.contact-data";
const application = "api::emp-data.emp-data";
const readAction = "plugin::content-manager.explorer.read";
const tables = ["contact_datas", "emp_datas", "portfolio_forms", "form_answers", "lead_counts"];

/**
 * Declares tests of the report of leads, for any database. Strapi stores its routes in modules, so
 * each database needs a separate process and test file.
 */
export const describeLeadsReport = (settings: () => Record<string, string>) => {
  let service: InProcess;
  let panel: Panel;
  before(async () => {
    mock.timers.enable({ apis: ["setInterval"] });
    service = await startInProcess({
      ...settings(),
      ...unlimited,
      CMS_ADMIN_PANEL: "true",
      LEADS_RETENTION_DAYS: "30",
      LEADS_KEEP_COUNTS: "true",
    });
    panel = await openPanel(service.url);
  });
  after(() => service.stop());
  beforeEach(async () => {
    for (const table of tables) await query(service, `delete from ${table}`);
  });

  const app = () => service.strapi.get<{ app: AppContext }>("content-service").app;
  /** Keeps counts, or not, until the test ends. */
  const keepCounts = (isOn: boolean) => (app().settings.keepLeadCounts = isOn);

  /** Stores a lead as if it had been sent then. @returns its document id. */
  const store = async (more: object, uid: typeof contact | typeof application = contact) => {
    const { documentId } = await service.strapi.db.query(uid).create({
      data: { ...payloads["/api/contact-datas"], createdAt: "2026-01-10T00:00:00Z", ...more },
    });

    return documentId as string;
  };
  const report = async (period = "from=2026-01&to=2026-02", who = panel) => {
    const { status, body } = await who.get(`/leads-report?${period}`);
    assert.equal(status, 200, JSON.stringify(body));

    return body as LeadsReport;
  };
  const rowsOf = ({ groups }: LeadsReport, title: string) =>
    groups.find((group) => group.title === title)?.rows.map(({ label, leads }) => [label, leads]);

  test("shows what came of leads, and leaves out spam", async () => {
    await store({ state: "won", value: 1200, answeredAt: "2026-01-10T01:00:00Z" });
    await store({ state: "won", value: 300, answeredAt: "2026-01-10T04:00:00Z" });
    await store({ state: "lost", value: 77, answeredAt: "2026-01-10T10:00:00Z" });
    await store({ state: "in talks", createdAt: "2026-02-28T23:00:00Z" });
    await store({ state: "new", createdAt: "2026-02-01T00:00:00Z" });
    await store({ state: "spam", value: 5 });
    await store({ state: "won", value: 9, createdAt: "2026-03-01T00:00:00Z" });
    await store({ state: "won", value: 9, createdAt: "2025-12-31T23:59:59Z" });

    const { totals, months, spam, erased } = await report();
    const row = {
      label: "Total",
      leads: 5,
      inTalks: 1,
      won: 2,
      lost: 1,
      value: 1500,
      wonShare: 0.4,
    };
    assert.deepEqual(totals, { ...row, medianHours: 4, unanswered: 1 });
    assert.deepEqual([spam, erased], [1, 0]);
    assert.deepEqual(
      months.map(({ label, leads, medianHours, unanswered }) => [
        label,
        leads,
        medianHours,
        unanswered,
      ]),
      [
        ["2026-01", 3, 4, 0],
        ["2026-02", 2, null, 1],
      ],
    );

    await store({ state: "answered", answeredAt: "2026-01-10T02:00:00Z" });
    assert.equal((await report()).totals.medianHours, 3, "an even number");
  });

  test("groups leads by page, first page, campaign, site, service, technology and form", async () => {
    const campaign = { utm_source: "news", utm_medium: "email", utm_campaign: "spring" };
    await store({ url: "services/odoo", ...campaign, referrer: "search.example" });
    await store({ url: "contact-us/", first_page: "/services/odoo/" });
    await store({ url: "contact-us", first_page: "/hire/hire-flutter-developer/" });
    await store({ url: "careers", first_page: "/" }, application);

    const found = await report();
    assert.deepEqual(rowsOf(found, "Page"), [
      ["/contact-us/", 2],
      ["/careers/", 1],
      ["/services/odoo/", 1],
    ]);
    assert.deepEqual(rowsOf(found, "First page"), [
      ["/", 1],
      ["/hire/hire-flutter-developer/", 1],
      ["/services/odoo/", 1],
      ["Unknown", 1],
    ]);
    assert.deepEqual(rowsOf(found, "Campaign"), [
      ["No campaign", 3],
      ["news / email / spring", 1],
    ]);
    assert.deepEqual(rowsOf(found, "Came from"), [
      ["Direct or unknown", 3],
      ["search.example", 1],
    ]);
    assert.deepEqual(rowsOf(found, "Service"), [["Odoo", 2]]);
    assert.deepEqual(rowsOf(found, "Technology"), [["Flutter", 1]]);
    assert.deepEqual(rowsOf(found, "Form"), [
      ["Contact message", 3],
      ["Application", 1],
    ]);
    assert.doesNotMatch(JSON.stringify(found), /Ada|ada@|442079460000|need a shop/);
  });

  test("shows 20 rows of a grouping, and exports all without formulas", async () => {
    for (let page = 0; page < 25; page += 1) await store({ url: `page-${page}` });
    await store({ utm_source: "=1+1" });

    const pages = (await report()).groups.find(({ title }) => title === "Page");
    assert.deepEqual([pages?.rows.length, pages?.more], [20, 6]);

    const headers = await signInAs(service, "leads", "csv@example.com");
    const response = await fetch(`${service.url}/leads-report?from=2026-01&to=2026-02&format=csv`, {
      headers,
    });
    assert.equal(response.headers.get("content-type"), "text/csv; charset=utf-8");
    assert.match(
      response.headers.get("content-disposition") ?? "",
      /filename="leads-2026-01-2026-02\.csv"/,
    );
    const lines = (await response.text()).split("\r\n");
    assert.equal(lines.filter((line) => line.startsWith('"Page"')).length, 26);
    assert.ok(lines.some((line) => line.startsWith(`"Campaign","'=1+1 / – / –","1"`)));
  });

  test("refuses months that are none with a sentence", async () => {
    const { status, body } = await panel.get("/leads-report?from=yesterday");

    assert.equal(status, 400);
    assert.match(
      (body as { error: { message: string } }).error.message,
      /A month must be a year and a month/,
    );
  });

  test("counts only what a role may read", async () => {
    await store({ url: "contact-us", state: "won", value: 100 });
    await store({ url: "careers" }, application);
    await store({ state: "spam" }, application);
    const allow = (subject: string, fields: string[]) => ({
      action: readAction,
      subject,
      properties: { fields },
    });

    let number = 0;
    const openWith = (permissions: ReturnType<typeof allow>[]) =>
      openPanelAs(service.url, panel, permissions, `reader-${(number += 1)}@example.com`);

    const none = await openWith([]);
    assert.equal((await none.get("/leads-report")).status, 403);
    assert.equal((await fetch(`${service.url}/leads-report`)).status, 401);

    const one = await openWith([allow(application, ["state", "url"])]);
    const found = await report(undefined, one);
    assert.deepEqual([found.totals.leads, found.spam], [1, 1]);
    assert.deepEqual(rowsOf(found, "Page"), [["/careers/", 1]]);

    const withoutFields = await openWith([allow(contact, ["state"])]);
    const { totals, ...rest } = await report(undefined, withoutFields);
    assert.deepEqual([totals.won, totals.value], [1, 0]);
    assert.deepEqual(rowsOf({ totals, ...rest }, "Page"), [["Unknown", 1]]);

    const withoutState = await openWith([allow(contact, ["url"])]);
    assert.equal((await withoutState.get("/leads-report")).status, 403);
  });

  test("the panel stores what came of a lead, and when", async () => {
    await sendJson(`${service.url}/api/contact-datas`, { data: payloads["/api/contact-datas"] });
    const { documentId } = await service.strapi.db.query(contact).findOne({ where: {} });
    const save = (data: object) =>
      panel.call("PUT", `/content-manager/collection-types/${contact}/${documentId}`, data);
    const stored = () =>
      service.strapi.db.query(contact).findOne({
        where: { documentId },
        select: ["state", "value", "decidedOn", "lostReason", "answeredAt"],
      });
    const today = new Date().toISOString().slice(0, 10);

    assert.equal(
      (await save({ state: "in talks", answeredAt: "2001-01-01T00:00:00Z" })).status,
      200,
    );
    const { answeredAt } = await stored();
    assert.ok(Math.abs(Date.parse(answeredAt) - Date.now()) < 60_000, answeredAt);

    assert.equal((await save({ state: "won", value: 4000, decidedOn: null })).status, 200);
    const won = await stored();
    assert.partialDeepStrictEqual(won, { state: "won", value: 4000, answeredAt });
    assert.ok(
      [today, new Date().toISOString().slice(0, 10)].includes(won.decidedOn),
      won.decidedOn,
    );

    await save({ state: "lost", lostReason: "Too late", decidedOn: "2026-01-02" });
    assert.partialDeepStrictEqual(await stored(), {
      state: "lost",
      lostReason: "Too late",
      decidedOn: "2026-01-02",
      answeredAt,
    });
    for (const wrong of [
      { value: -1 },
      { value: 1.5 },
      { value: 3_000_000_000 },
      { lostReason: "a".repeat(201) },
      { state: "maybe" },
    ]) {
      assert.equal((await save(wrong)).status, 400, JSON.stringify(wrong));
    }
    await save({ state: "new" });
    assert.partialDeepStrictEqual(await stored(), { state: "new", answeredAt: null });
  });

  /** The three ways of erasing leads. */
  const erase = {
    "the retention": async () => {
      mock.timers.tick(60 * 60 * 1000);
      await until("no lead is left", async () => (await countRows(service, "contact_datas")) === 0);
    },
    "the erasure of a person": () => eraseDataSubject(app(), "ada@example.com", "a test"),
    "deletion in the panel": async () => {
      const ids: { documentId: string }[] = await service.strapi.db
        .query(contact)
        .findMany({ select: ["documentId"] });
      const [first, ...others] = ids.map(({ documentId }) => documentId);
      assert.equal((await panel.remove(contact, first ?? "")).status, 200);
      const path = `/content-manager/collection-types/${contact}/actions/bulkDelete`;
      assert.equal((await panel.post(path, { documentIds: others })).status, 200);
    },
  };
  for (const [way, run] of Object.entries(erase)) {
    test(`keeps anonymous counts after ${way}, if it is set`, async () => {
      const campaign = { utm_source: "news", utm_medium: "email", utm_campaign: "spring" };
      const storeSome = async () => {
        await store({ state: "won", value: 10, ...campaign });
        await store({ state: "won", value: 20, ...campaign });
        await store({ state: "spam" });
        await store({ state: "lost", createdAt: "2026-02-01T00:00:00Z" });
      };

      keepCounts(false);
      await storeSome();
      await run();
      assert.equal(await countRows(service, "contact_datas"), 0);
      assert.equal(await countRows(service, "lead_counts"), 0);

      keepCounts(true);
      await storeSome();
      await run();
      assert.equal(await countRows(service, "contact_datas"), 0);
      const counts = await query<Record<string, unknown>>(
        service,
        `select month, form, page, campaign, state, sum(count) as count from lead_counts
         group by month, form, page, campaign, state order by month, state`,
      );
      const row = { form: "contact", page: "/contact-us/", campaign: "" };
      const ofCampaign = { campaign: "news / email / spring", state: "won", count: 2 };
      assert.deepEqual(
        counts.map((columns) => ({ ...columns, count: Number(columns.count) })),
        [
          { ...row, month: "2026-01", state: "spam", count: 1 },
          { ...row, month: "2026-01", ...ofCampaign },
          { ...row, month: "2026-02", state: "lost", count: 1 },
        ],
      );

      const rows = await query<Record<string, unknown>>(service, "select * from lead_counts");
      for (const { id: _id, ...columns } of rows) {
        const filled = Object.keys(columns).filter((name) => columns[name] !== null);
        assert.deepEqual(filled.sort(), ["campaign", "count", "form", "month", "page", "state"]);
      }

      await store({ state: "in talks" });
      const found = await report();
      assert.partialDeepStrictEqual(found.totals, {
        leads: 4,
        won: 2,
        lost: 1,
        inTalks: 1,
        value: 0,
      });
      assert.deepEqual([found.spam, found.erased], [1, 3]);
      assert.deepEqual(
        found.months.map(({ leads }) => leads),
        [3, 1],
      );
      assert.deepEqual(rowsOf(found, "Page"), [["/contact-us/", 4]]);
      assert.deepEqual(rowsOf(found, "Form"), [["Contact message", 4]]);
      assert.deepEqual(rowsOf(found, "Came from"), [["Direct or unknown", 1]]);
      assert.deepEqual(
        found.groups.filter(({ countsErased }) => countsErased).map(({ title }) => title),
        ["Page", "Campaign", "Form"],
      );
    });
  }

  test("counts 5,000 leads, each once", async () => {
    const moment = new Date("2026-01-10T00:00:00Z");
    const created = service.environment.DATABASE_URL
      ? `'${moment.toISOString()}'::timestamp`
      : moment.getTime();
    await query(
      service,
      `insert into contact_datas (document_id, state, value, url, created_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
       select 'lead' || i, case when i % 10 = 0 then 'won' else 'new' end, 2000000000,
         'page-' || (i % 50), ${created} from n`,
    );

    const { totals, groups } = await report();
    assert.deepEqual([totals.leads, totals.won, totals.unanswered], [5000, 500, 4500]);
    assert.equal(totals.value, 1_000_000_000_000, "beyond a column's 32 bits");
    assert.deepEqual(groups[0]?.rows[0]?.leads, 100);
    assert.equal(groups[0]?.more, 30);
  });
};
