import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Reply = [status: number, body: object];
/** Answers a request as the service's documentation says. */
type Route = (body: never, query: URLSearchParams) => Reply;
type Rules = {
  unauthorized: Reply;
  missing: Reply;
  isAuthorized: (headers: IncomingHttpHeaders) => boolean;
  routes: Record<string, Route>;
};

export const crmToken = "the-token-of-the-crm";

const start = async ({ unauthorized, missing, isAuthorized, routes }: Rules) => {
  const requests: string[] = [];
  const overrides = new Map<string, (response: ServerResponse) => unknown>();
  let lost: string | undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "", "http://crm.example");
      const name = `${request.method} ${url.pathname}`;
      const given = await text(request);
      requests.push(name);
      const override = overrides.get(name);
      if (override) return void override(response);

      const isAllowed = isAuthorized(request.headers);
      const body = (given ? JSON.parse(given) : {}) as never;
      const route = routes[name];
      const [status, answer] = !isAllowed
        ? unauthorized
        : (route?.(body, url.searchParams) ?? missing);
      if (name === lost) {
        lost = undefined;
        return void response.destroy();
      }
      response
        .writeHead(status, { "Content-Type": "application/json;charset=utf-8" })
        .end(JSON.stringify(answer));
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requests so far, such as `POST /v1/leads`. */
    requests,
    /** Answers one kind of request differently, or as usual again. */
    answer: (name: string, answer?: (response: ServerResponse) => unknown) =>
      answer ? overrides.set(name, answer) : overrides.delete(name),
    /** Carries out the next request of a kind, and closes the connection instead of an answer. */
    loseAnswer: (name: string) => {
      lost = name;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

const unknownKeys = (given: object, known: string[]) =>
  Object.keys(given).filter((key) => !known.includes(key));

type Properties = Record<string, string>;

/** A server that answers like HubSpot's CRM API v3. */
export const startHubspot = async () => {
  const contacts: { id: string; properties: Properties }[] = [];
  const notes: { contact: string; properties: Properties }[] = [];
  const invalid = (message: string): Reply => [
    400,
    { status: "error", message, correlationId: "a", category: "VALIDATION_ERROR" },
  ];
  const created = (id: string, properties: object): Reply => [
    201,
    { id, properties, createdAt: "2026-01-31T12:00:00Z", archived: false },
  ];
  const contactProperties = ["email", "firstname", "lastname", "phone", "company", "website"];

  const addContact: Route = ({ properties }: { properties: Properties }) => {
    const [unknown] = unknownKeys(properties, [...contactProperties, "message"]);
    if (unknown) return invalid(`Property "${unknown}" does not exist`);
    if (!/^[^\s@]+@[^\s@]+\.\w+$/.test(properties.email ?? "")) return invalid("INVALID_EMAIL");
    const known = contacts.find(({ properties: { email } }) => email === properties.email);
    if (known) {
      const message = `Contact already exists. Existing ID: ${known.id}`;

      return [409, { status: "error", message, correlationId: "a", category: "CONFLICT" }];
    }
    const id = String(100 + contacts.length);
    contacts.push({ id, properties });

    return created(id, properties);
  };

  type Association = {
    to: { id: string };
    types: { associationCategory: string; associationTypeId: number }[];
  };
  type NoteBody = { properties: Properties; associations: [Association] };
  const addNote: Route = ({ properties, associations }: NoteBody) => {
    const [unknown] = unknownKeys(properties, ["hs_timestamp", "hs_note_body"]);
    if (unknown) return invalid(`Property "${unknown}" does not exist`);
    if (!properties.hs_timestamp) return invalid("hs_timestamp is required");
    if ((properties.hs_note_body ?? "").length > 65_536) return invalid("hs_note_body is too long");
    const [{ to, types }] = associations;
    const [type] = types;
    const isKnown = contacts.some(({ id }) => id === to.id);
    if (!isKnown || type?.associationCategory !== "HUBSPOT_DEFINED") return invalid("association");
    if (type.associationTypeId !== 202) return invalid("association type");
    notes.push({ contact: to.id, properties });

    return created(`n${notes.length}`, properties);
  };

  const server = await start({
    unauthorized: [401, { status: "error", category: "INVALID_AUTHENTICATION" }],
    missing: [404, { status: "error", message: "resource not found" }],
    isAuthorized: ({ authorization }) => authorization === `Bearer ${crmToken}`,
    routes: {
      "POST /crm/v3/objects/contacts": addContact,
      "POST /crm/v3/objects/notes": addNote,
    },
  });

  return { ...server, contacts, notes };
};

type Value = { value: string; primary: boolean };
type NewPerson = { name: string; emails: Value[]; phones?: Value[] };
type NewLead = { title: string; person_id: number; origin_id: string };
type NewNote = { content: string; lead_id: string };

/** A server that answers like Pipedrive's API: v2 for persons, v1 for leads and notes. */
export const startPipedrive = async () => {
  const persons: (NewPerson & { id: number })[] = [];
  const leads: (NewLead & { id: string })[] = [];
  const notes: NewNote[] = [];
  const invalid = (error: string): Reply => [
    400,
    { success: false, error, error_info: "", data: null },
  ];
  const created = (data: object): Reply => [201, { success: true, data }];

  const search: Route = (_body, query) => {
    const term = query.get("term") ?? "";
    if (term === "") return invalid('"term" is not allowed to be empty');
    const isExact = query.get("fields") === "email" && query.get("exact_match") === "true";
    const items = persons
      .filter(({ emails }) =>
        emails.some(({ value }) => (isExact ? value === term : value.includes(term))),
      )
      .map(({ id, name }) => ({ result_score: 0.5, item: { id, type: "person", name } }));

    return [200, { success: true, data: { items }, additional_data: { next_cursor: null } }];
  };
  const addPerson = (given: NewPerson): Reply => {
    const [unknown] = unknownKeys(given, ["name", "emails", "phones", "owner_id", "org_id"]);
    if (unknown) return invalid(`"${unknown}" is not allowed`);
    if (!given.name) return invalid("Name must be given.");
    const person = { ...given, id: persons.length + 1 };
    persons.push(person);

    return created(person);
  };
  const addLead = (given: NewLead): Reply => {
    const [unknown] = unknownKeys(given, ["title", "person_id", "origin_id"]);
    if (unknown) return invalid(`"${unknown}" is not allowed`);
    if (!given.title) return invalid('"title" is required');
    if (given.title.length > 255) return invalid('"title" length must be at most 255');
    if (!persons.some(({ id }) => id === given.person_id)) return invalid("person_id");
    const lead = { ...given, id: `adf21080-0e10-11eb-879b-${leads.length}` };
    leads.push(lead);

    return created(lead);
  };
  const listLeads: Route = (_body, query) => {
    const data = leads.filter(({ person_id: id }) => String(id) === query.get("person_id"));

    return [200, { success: true, data, additional_data: { pagination: { start: 0 } } }];
  };
  const addNote = (given: NewNote): Reply => {
    const [unknown] = unknownKeys(given, ["content", "lead_id"]);
    if (unknown) return invalid(`"${unknown}" is not allowed`);
    if (!given.content || !leads.some(({ id }) => id === given.lead_id)) return invalid("lead_id");
    notes.push(given);

    return created({ id: notes.length });
  };

  const server = await start({
    unauthorized: [401, { success: false, error: "unauthorized access", errorCode: 401 }],
    missing: [404, { success: false, error: "Unknown method ." }],
    isAuthorized: (headers) => headers["x-api-token"] === crmToken,
    routes: {
      "GET /api/v2/persons/search": search,
      "GET /v1/leads": listLeads,
      "POST /api/v2/persons": addPerson,
      "POST /v1/leads": addLead,
      "POST /v1/notes": addNote,
    },
  });

  return { ...server, persons, leads, notes };
};
