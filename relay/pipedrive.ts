import type { Crm } from "./crm.ts";

type Found = { items?: { item: { id: number } }[] };

const maxTitleLength = 255;

/** Pipedrive: a person, and a lead with a note for each lead. */
export const pipedrive: Crm = {
  url: "https://api.pipedrive.com",
  headers: (token) => ({ "x-api-token": token }),
  add: async (call, once, { id, person: { email, name, phone }, title, html }) => {
    const read = async <Data>(path: string, query: Record<string, string>) =>
      (await call("GET", `${path}?${new URLSearchParams(query).toString()}`)).body.data as Data;
    const create = async (path: string, given: object) =>
      ((await call("POST", path, given)).body.data as { id: unknown }).id;

    /** True if this delivery added the person, who has no leads then. */
    let isNew = false;
    const person = await once("person", async () => {
      const query = { term: email, fields: "email", exact_match: "true" };
      const found = (await read<Found>("/api/v2/persons/search", query)).items?.[0]?.item.id;
      if (found !== undefined) return found;
      isNew = true;

      return create("/api/v2/persons", {
        name: name ?? email,
        emails: [{ value: email, primary: true }],
        ...(phone && { phones: [{ value: phone, primary: true }] }),
      });
    });
    const lead = await once("lead", async () => {
      // From before a restart of the relay, or of a request whose answer was lost.
      const query = { person_id: String(person), sort: "add_time DESC" };
      const leads = isNew
        ? []
        : await read<{ id: string; origin_id: string | null }[] | null>("/v1/leads", query);
      const added = leads?.find(({ origin_id: origin }) => origin === id);
      const given = { title: title.slice(0, maxTitleLength), person_id: person, origin_id: id };

      return added?.id ?? create("/v1/leads", given);
    });
    await once("note", () => call("POST", "/v1/notes", { content: html, lead_id: lead }));
  },
};
