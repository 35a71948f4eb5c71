import type { Call, Crm } from "./crm";

type Data = { id?: unknown; items?: { item: { id: unknown } }[] };

const maxTitleLength = 255;

/** Pipedrive: a person, and a lead with a note for each lead. */
export const pipedrive: Crm = {
  url: "https://api.pipedrive.com",
  headers: (token) => ({ "x-api-token": token }),
  add: async (call, once, { id, person: { email, name, phone }, title, html }) => {
    const dataOf = async (...request: Parameters<Call>) =>
      (await call(...request)).body.data as Data;

    const person = await once("person", async () => {
      const query = new URLSearchParams({ term: email, fields: "email", exact_match: "true" });
      const { items = [] } = await dataOf("GET", `/api/v2/persons/search?${query.toString()}`);
      if (items[0]) return items[0].item.id;
      const added = await dataOf("POST", "/api/v2/persons", {
        name,
        emails: [{ value: email, primary: true }],
        ...(phone && { phones: [{ value: phone, primary: true }] }),
      });

      return added.id;
    });
    const lead = await once("lead", async () => {
      const given = { title: title.slice(0, maxTitleLength), person_id: person, origin_id: id };

      return (await dataOf("POST", "/v1/leads", given)).id;
    });
    await once("note", () => call("POST", "/v1/notes", { content: html, lead_id: lead }));
  },
};
