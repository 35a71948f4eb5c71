import { type Crm, RelayError } from "./crm.ts";

/** Type of the association between a note and its contact. */
const noteOfContact = { associationCategory: "HUBSPOT_DEFINED", associationTypeId: 202 };

/** HubSpot allows 65,536 characters. */
const maxNoteLength = 65_000;

/** HubSpot: a contact, and a note about it for each lead. */
export const hubspot: Crm = {
  url: "https://api.hubapi.com",
  headers: (token) => ({ Authorization: `Bearer ${token}` }),
  add: async (call, once, { person: { email, name, phone, company }, html, time }) => {
    const contact = await once("contact", async () => {
      const [, firstname = name, lastname] = /^(.*?)\s+(\S+)$/.exec(name ?? "") ?? [];
      const properties = { email, firstname, lastname, phone, company };
      const { status, body } = await call("POST", "/crm/v3/objects/contacts", { properties }, 409);

      // Not by a search, which knows a new contact only seconds later.
      const id = status === 409 ? /Existing ID: (\d+)/.exec(String(body.message))?.[1] : body.id;
      if (!id) throw new RelayError(422, "HubSpot does not say which contact has the email");

      return id;
    });
    await once("note", () =>
      call("POST", "/crm/v3/objects/notes", {
        properties: { hs_timestamp: time, hs_note_body: html.slice(0, maxNoteLength) },
        associations: [{ to: { id: contact }, types: [noteOfContact] }],
      }),
    );
  },
};
