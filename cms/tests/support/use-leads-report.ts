import assert from "node:assert/strict";
import { before, beforeEach, mock } from "node:test";

import type { LeadsReport } from "../../src/leads/types";

import { panelOf } from "./panel-client";
import { query } from "./query";
import { usePanelService } from "./use-panel-service";
import { payloads } from "./visitors";

export const contact = "api::contact-data.contact-data";
export const application = "api::emp-data.emp-data";
const tables = ["contact_datas", "emp_datas", "portfolio_forms", "form_answers", "lead_counts"];

/** The rows of a grouping: labels with counts. */
export const rowsOf = ({ groups }: LeadsReport, title: string) =>
  groups.find((group) => group.title === title)?.rows.map(({ label, leads }) => [label, leads]);

/**
 * Starts a CMS that reports leads before the tests, stops it after them, and deletes its leads before
 * each.
 *
 * @param settings of the database, known once tests run.
 */
export const useLeadsReport = (settings: () => Record<string, string>) => {
  before(() => mock.timers.enable({ apis: ["setInterval"] }));
  const { service, administrator } = usePanelService(() => ({
    ...settings(),
    LEADS_RETENTION_DAYS: "30",
    LEADS_KEEP_COUNTS: "true",
  }));
  beforeEach(async () => {
    for (const table of tables) await query(service, `delete from ${table}`);
  });
  const panel = panelOf(service, administrator);

  /** Stores a lead as if it had been sent then. @returns its document id. */
  const store = async (more: object, uid: typeof contact | typeof application = contact) => {
    const { documentId } = await service.strapi.db.query(uid).create({
      data: { ...payloads["/api/contact-datas"], createdAt: "2026-01-10T00:00:00Z", ...more },
    });

    return documentId as string;
  };

  /** The report of some months, as a user sees it. */
  const report = async (period = "from=2026-01&to=2026-02", who = panel) => {
    const { status, body } = await who.get(`/leads-report?${period}`);
    assert.equal(status, 200, JSON.stringify(body));

    return body as LeadsReport;
  };

  return { service, panel, store, report };
};

export type ReportedLeads = ReturnType<typeof useLeadsReport>;
