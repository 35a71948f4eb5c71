import { type Form, forms } from "../../src/leads/forms/forms";
import { describeLead, type Lead } from "../../src/leads/notify/describe-lead";
import { readSettings } from "../../src/server/settings";

import { serviceEnvironment } from "./service";

type EventOptions = { data?: "full" | "link"; form?: Form };

/** What a CMS with a panel sends to webhooks about a lead, by default with its answers. */
export const createLeadEvent = async (
  lead: Lead,
  { data = "full", form = forms.contact }: EventOptions = {},
) => {
  const settings = readSettings(
    await serviceEnvironment({
      CMS_PUBLIC_URL: "https://cms.example.com",
      CMS_ADMIN_PANEL: "true",
    }),
  );

  return describeLead({ settings }, { data }, form, lead, new Date("2026-01-31T12:00:01Z"));
};
