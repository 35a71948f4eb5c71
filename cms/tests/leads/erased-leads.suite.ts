import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { eraseDataSubject } from "../../src/leads/data/data-subject";
import { appOf } from "../../src/server/app-context";

import { countRows, query } from "../support/query";
import { contact, type ReportedLeads, rowsOf } from "../support/use-leads-report";
import { until } from "../support/wait";

/** Declares tests of what remains in the report when leads are erased. */
export const describeErasedLeads = ({ service, panel, store, report }: ReportedLeads) => {
  const app = () => appOf(service.strapi);
  /** Keeps counts, or not, until the test ends. */
  const keepCounts = (isOn: boolean) => (app().settings.keepLeadCounts = isOn);

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
  test("keeps only pages of the site, and campaigns of several leads", async () => {
    keepCounts(true);
    const { slug } = await service.strapi.db
      .query("api::article.article")
      .create({ data: { title: "A page", slug: "a-page", publishedAt: new Date() } });
    await service.strapi.db
      .query("api::article.article")
      .create({ data: { title: "A draft", slug: "a-draft", publishedAt: null } });
    await service.strapi.db
      .query("api::category.category")
      .create({ data: { name: "Ships", slug: "ships", publishedAt: new Date() } });
    const pages = ["/", "/contact-us/", "/services/odoo/", `/blog/${slug}/`];
    // Kept without their numbers, which may be a phone's.
    const listPages = ["/blog/page/2/", "/blog/category/ships/page/2/"];
    const lists = ["/blog/", "/blog/category/ships/"];
    const others = ["/blog/a-draft/", "/blog/ada-lovelace/", "/portfolio/service/ada-lovelace/"];
    const numbers = ["/ada-lovelace/442079460000/", "/contact-us/page/442079460000/"];
    for (const url of [...pages, ...listPages, ...others, ...numbers]) {
      await store({ url, utm_source: "news" });
    }
    await store({ utm_source: "news", utm_campaign: "ada-lovelace-442079460000" });
    await erase["the erasure of a person"]();

    const counts = await query<{ page: string; campaign: string }>(
      service,
      "select page, campaign from lead_counts",
    );
    const kept = [...new Set(counts.map(({ page }) => page))].sort();
    assert.deepEqual(kept, ["", ...pages, ...lists].sort());
    const campaigns = [...new Set(counts.map(({ campaign }) => campaign))].sort();
    assert.deepEqual(campaigns, ["", "news / – / –"]);
  });

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
};
