import assert from "node:assert/strict";
import { test } from "node:test";

import type { LeadsReport } from "../../src/leads/types";

import { signInAs } from "../support/users";
import { openPanelAs } from "../support/panel-client";
import { query } from "../support/query";
import { application, contact, rowsOf, useLeadsReport } from "../support/use-leads-report";
import { payloads, sendJson } from "../support/visitors";
import { describeErasedLeads } from "./erased-leads.suite";

const readAction = "plugin::content-manager.explorer.read";

/**
 * Declares tests of the report of leads, for any database. Strapi stores its routes in modules, so
 * each database needs a separate process and test file.
 */
export const describeLeadsReport = (settings: () => Record<string, string>) => {
  const leads = useLeadsReport(settings);
  const { service, panel, store, report } = leads;

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

  test("names pages and forms by their titles, and leads to the leads of each row", async () => {
    await store({ url: "contact-us/" });
    await store({ url: "contact-us", state: "spam" });
    await store({ url: "contact-us/", createdAt: "2026-03-01T00:00:00Z" });
    await store({ url: "services/odoo/", first_page: "/" });
    await store({ url: "contact-us/", first_page: "/services/odoo/", utm_campaign: "A & B" });
    await store({ url: "contact-us/" }, application);
    await service.strapi.db.query("api::form.form").create({
      data: { title: "Request an audit", slug: "request-an-audit", publishedAt: new Date() },
    });
    const answer = { createdAt: "2026-01-10T00:00:00Z", state: "new", url: "page-1/" };
    const answers = service.strapi.db.query("api::form-answer.form-answer");
    for (const [form, formTitle] of [
      ["request-an-audit", "Old title"],
      ["gone", "Webinar"],
      ["gone-too", "Webinar"],
    ]) {
      await answers.create({ data: { ...answer, form, formTitle } });
    }

    const { totals, months, groups } = await report();
    const named = (title: string) =>
      groups
        .find((group) => group.title === title)
        ?.rows.map((row) => [row.title ?? row.label, row.leads]);
    assert.deepEqual(named("Form"), [
      ["Contact message", 3],
      ["Application", 1],
      ["Webinar (gone)", 1],
      ["Webinar (gone-too)", 1],
      ["Request an audit", 1],
    ]);
    assert.deepEqual(named("Page")?.[0], ["Contact us", 3]);
    assert.equal(totals.wonShare, null, "no lead is decided");

    for (const row of [...months, ...groups.flatMap(({ rows }) => rows)]) {
      const links = row.links ?? [];
      assert.equal(
        links.reduce((sum, { leads: count }) => sum + count, 0),
        row.leads,
        row.label,
      );
      for (const { path, leads: count } of links) {
        const { body } = await panel.get(path);
        const { pagination } = body as { pagination: { total: number } };
        assert.equal(pagination.total, count, decodeURIComponent(path));
      }
    }
  });

  test("hides labels that may have an email address, however the @ is written", async () => {
    const written = [
      ...["ada@example.com", "ada%40example.com", "ada%2540example.com", "ada%25252540example.com"],
      ...[
        "ada＠example.com",
        "ada﹫example.com",
        "ada%EF%BC%A0example.com",
        "100%/ada%40example.com",
      ],
    ];
    for (const text of written) {
      await store({ url: `newsletter/${text}/token` });
      await store({ first_page: `/newsletter/${text}/` });
      await store({ utm_source: "mail", utm_medium: text });
      await store({ utm_campaign: text });
      await store({ referrer: text });
    }

    const headers = await signInAs(service, "leads", "hidden@example.com");
    const csv = `${service.url}/leads-report?from=2026-01&to=2026-02&format=csv`;
    const exported = await (await fetch(csv, { headers })).text();
    for (const text of [JSON.stringify(await report()), exported]) {
      assert.doesNotMatch(text, /example\.com/);
      assert.match(text, /Hidden: has an @/);
    }
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
    const file = Buffer.from(await response.arrayBuffer()).toString("utf8");
    assert.match(file, /^\ufeff"By"/);
    const lines = file.split("\r\n");
    assert.equal(lines.filter((line) => line.startsWith('"Page"')).length, 26);
    assert.ok(lines.some((line) => line.startsWith(`"Campaign","'=1+1 / – / –","1"`)));
  });

  test("counts a lead in the month of the reader, and decides on the editor's day", async () => {
    await store({ createdAt: "2026-02-01T03:00:00Z" });
    const headers = await signInAs(service, "leads", "west@example.com");
    const monthsIn = async (zone: string) => {
      const found = await fetch(`${service.url}/leads-report?from=2026-01&to=2026-02`, {
        headers: { ...headers, "X-Time-Zone": zone },
      });

      return ((await found.json()) as LeadsReport).months.map(({ leads: count }) => count);
    };
    assert.deepEqual(await monthsIn("America/Los_Angeles"), [1, 0]);
    assert.deepEqual(await monthsIn("Europe/Berlin"), [0, 1]);

    const decidedIn = async (zone: string) => {
      const id = await store({ state: "answered" });
      const path = `/content-manager/collection-types/${contact}/${id}`;
      const response = await fetch(service.url + path, {
        method: "PUT",
        headers: { ...headers, "Content-Type": "application/json", "X-Time-Zone": zone },
        body: JSON.stringify({ state: "won" }),
      });
      const { data } = (await response.json()) as { data: { decidedOn: string } };

      return data.decidedOn;
    };
    // One is 26 hours ahead of the other.
    const [east, west] = [await decidedIn("Etc/GMT-14"), await decidedIn("Etc/GMT+12")];
    assert.ok(east > west, `${east} is after ${west}`);
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
        select: ["createdAt", "state", "value", "decidedOn", "lostReason", "answeredAt"],
      });
    const today = new Date().toISOString().slice(0, 10);

    assert.equal(
      (await save({ state: "in talks", answeredAt: "2001-01-01T00:00:00Z" })).status,
      200,
    );
    const { createdAt, answeredAt } = await stored();
    assert.ok(answeredAt >= createdAt, answeredAt);

    assert.equal((await save({ state: "won", value: 4000, decidedOn: null })).status, 200);
    const won = await stored();
    assert.partialDeepStrictEqual(won, { state: "won", value: 4000, answeredAt });
    // It may be midnight.
    const days = [today, new Date().toISOString().slice(0, 10)];
    assert.ok(days.includes(won.decidedOn), won.decidedOn);

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

  describeErasedLeads(leads);
};
