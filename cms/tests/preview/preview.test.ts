import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, afterEach, before, test } from "node:test";

import type { ForecastAnswer, ForecastView } from "../../src/common/forecast";
import { refreshAuthorization, verify } from "../../src/common/preview-signature";

import type { Attributes } from "../../src/common/rules/model";
import { populateQuery } from "../../src/common/rules/populate";
import { setPreviewUrls, panelPreview } from "../../src/preview/panel-preview";
import { createTicket, verifySessionCheck, type PreviewTarget } from "../../src/preview/ticket";

import { query } from "../support/query";
import { userPassword, registerFirstAdministrator } from "../support/users";
import { panelOf } from "../support/panel-client";
import { freePort } from "../support/ports";
import { checkPreview } from "../support/preview-session";
import { readAs, type Service, startService } from "../support/service";
import { until } from "../support/wait";

const secret = "agreed-between-both-halves";

// A fake preview server, which records notifications.
type Told = { authorization: string | undefined; uids: string[] | undefined };
let told: Told[] = [];
const waiting: (() => void)[] = [];
/** The fake server's forecast, and the Authorization headers of the requests for it. */
let forecast: { status: number; body: string; ready?: Promise<void> } = { status: 200, body: "" };
/** The forecasts whose requests the CMS closed before the response. */
let abandonedForecasts = 0;
const forecastRequests: string[] = [];
let previewServer: Server | undefined;

const listen = async (port: number) => {
  previewServer = createServer((request, response) => {
    void (async () => {
      let body = "";
      for await (const chunk of request) body += String(chunk);
      const { authorization } = request.headers;
      if (request.url === "/__forecast") {
        forecastRequests.push(authorization ?? "");
        response.once("close", () => {
          if (!response.writableEnded) abandonedForecasts += 1;
        });
        await forecast.ready;
        response.writeHead(forecast.status).end(forecast.body);

        return;
      }
      told.push({ authorization, uids: (JSON.parse(body) as { uids?: string[] }).uids });
      response.writeHead(204).end();
      for (const wake of waiting.splice(0)) wake();
    })();
  }).listen(port, "127.0.0.1");
  await once(previewServer, "listening");
};

/** Waits until the preview server is notified of one change, or of all. */
const waitForNotification = async (uid?: string) => {
  while (!told.some(({ uids }) => (uid === undefined ? !uids : uids?.includes(uid)))) {
    await new Promise<void>((wake) => waiting.push(wake));
  }
};

let service: Service;
let editor: Record<string, string>;
before(async () => {
  const port = await freePort();
  await listen(port);
  service = await startService({
    CMS_ADMIN_PANEL: "true",
    CMS_SEED: "true",
    PREVIEW_URL: `http://127.0.0.1:${port}`,
    PREVIEW_SECRET: secret,
  });
  editor = await registerFirstAdministrator(service.url);
});
afterEach(() => {
  told = [];
});
after(async () => {
  await service.stop();
  previewServer?.closeAllConnections();
  previewServer?.close();
});

const call = (method: string, path: string, body?: object) =>
  panelOf(service, () => editor).call(method, `/content-manager/${path}`, body);

test("notifies the preview server at startup that everything may have changed", async () => {
  await waitForNotification();
  assert.equal(told[0]?.authorization, refreshAuthorization(secret));
});

test("writes tickets that the preview server can read", () => {
  // The same ticket as in src/preview/session/signed.test.ts.
  const target = {
    uid: "api::home.home",
    documentId: "abc",
    status: "draft",
    session: "0123",
  } as const;

  assert.equal(
    createTicket(secret, target, 0),
    "eyJ1aWQiOiJhcGk6OmhvbWUuaG9tZSIsImRvY3VtZW50SWQiOiJhYmMiLCJzdGF0dXMiOiJkcmFmdCIsInNlc3Npb24iOiIwMTIzIiwiZXhwaXJlcyI6NjB9.xEUuAGa6PQUjO3jTrmb6UlEX8dihLaiPwxk8UVl5a_Y",
  );
  assert.equal(refreshAuthorization(secret), "Bearer 8SZIook9LBef4gFCri0qbyFql-SKn8Rc-IQpfselcXQ");
  assert.deepEqual(
    verifySessionCheck(
      secret,
      "Bearer eyJzZXNzaW9uIjoiMDEyMyIsInVpZCI6ImFwaTo6aG9tZS5ob21lIn0.HR83T7Q6ys6F4vEHkhzgQl639_DwWMKEdMEe7DBxUmQ",
    ),
    { session: "0123", uid: "api::home.home" },
  );
});

test("has a preview for content, but not for leads, other types or without a session", () => {
  let session: string | undefined = "0123";
  let handler: (uid: string, params: object) => string | undefined = () => undefined;
  const type = (uid: string, draftAndPublish: boolean) => ({
    uid,
    info: { singularName: uid },
    options: { draftAndPublish },
  });
  const strapi = {
    contentTypes: [
      type("api::article.article", true),
      type("api::home.home", true),
      type("api::contact-data.contact-data", false),
      type("plugin::upload.file", true),
    ],
    config: { set: (_: string, given: typeof handler) => (handler = given) },
    requestContext: { get: () => ({ state: session ? { session: { id: session } } : {} }) },
  };
  const preview = { url: "https://preview.example.com", secret };
  setPreviewUrls({ strapi, settings: { preview } } as never);
  const addressOf = (uid: string, status?: string) =>
    handler(uid, { documentId: "abc", ...(status && { status }) });

  assert.match(
    addressOf("api::article.article") ?? "",
    /^https:\/\/preview\.example\.com\/__enter\?ticket=[\w-]+\.[\w-]+$/,
  );
  assert.equal(addressOf("api::contact-data.contact-data"), undefined);
  assert.equal(addressOf("plugin::upload.file"), undefined);
  assert.equal(handler("api::article.article", {}), undefined);

  const [, text = ""] = /ticket=([^.]+)/.exec(addressOf("api::home.home", "published") ?? "") ?? [];
  const { status, session: of } = JSON.parse(Buffer.from(text, "base64url").toString());
  assert.deepEqual([status, of], ["published", "0123"]);

  session = undefined;
  assert.equal(addressOf("api::home.home"), undefined);
});

test("has no preview without a preview server", () => {
  assert.deepEqual(panelPreview({ preview: undefined }), { enabled: false });
});

test("notifies about the saved type, but not about leads", async () => {
  const author = "api::author.author";
  const saved = await call("POST", `collection-types/${author}`, { name: "Ada" });
  assert.equal(saved.status, 201);
  await waitForNotification(author);
  assert.deepEqual(
    told.flatMap(({ uids }) => uids),
    told.map(() => author),
  );
});

test("saves while the preview server is down, and notifies it once it is back", async () => {
  const { port } = previewServer?.address() as AddressInfo;
  previewServer?.closeAllConnections();
  previewServer?.close();
  const save = async (name: string) =>
    assert.equal((await call("POST", "collection-types/api::author.author", { name })).status, 201);
  await save("Grace");
  await until("the failure is logged", () =>
    /Preview server at \S+ unreachable \(ECONNREFUSED\)/.test(service.output()),
  );
  await listen(port);
  await save("Alan");
  await waitForNotification("api::author.author");
});

type Listed = {
  uid: string;
  schema: {
    kind: string;
    singularName: string;
    pluralName: string;
    draftAndPublish: boolean;
    attributes: Attributes;
  };
};

test("responds to the site's build and the preview server without preview markers", async () => {
  const read = readAs(service.token);
  const list = async (kind: string) => {
    const { body } = await read(`${service.url}/api/content-type-builder/${kind}`);

    return body.data as Listed[];
  };
  const components = new Map((await list("components")).map(({ uid, schema }) => [uid, schema]));
  const types = (await list("content-types")).filter(
    ({ uid, schema }) => uid.startsWith("api::") && schema.draftAndPublish,
  );
  assert.ok(types.length > 15, `types were listed: ${types.map(({ uid }) => uid).join(", ")}`);

  const marked = async (asked: Listed[]) => {
    const found: string[] = [];
    for (const { uid, schema } of asked) {
      const path = schema.kind === "singleType" ? schema.singularName : schema.pluralName;
      const isPublic = ([, attribute]: [string, object]) => !("private" in attribute);
      const attributes = Object.fromEntries(Object.entries(schema.attributes).filter(isPublic));
      const query = populateQuery(components, attributes);
      for (const status of ["published", "draft"]) {
        const answer = await read(`${service.url}/api/${path}?status=${status}&${query}`);
        assert.equal(answer.status, 200, path);
        const marks = /[\u200b-\u200d\u2060-\u2064\ufeff\u{1d173}-\u{1d17a}]{4}/u;
        if (marks.test(JSON.stringify(answer.body))) found.push(`${uid} ${status}`);
      }
    }

    return found;
  };
  assert.deepEqual(await marked(types), []);

  // A stored URL would be found at any depth.
  const home = "api::home.home";
  const { data } = (await call("GET", `single-types/${home}`)).body as {
    data: { hero: { actions: { label: string }[] } };
  };
  for (const action of data.hero.actions) action.label += "\u200b\u200c\u200d\u2060";
  assert.equal((await call("PUT", `single-types/${home}`, { hero: data.hero })).status, 200);
  assert.deepEqual(await marked(types.filter(({ uid }) => uid === home)), [`${home} draft`]);
});

/** Calls the panel's routes. @returns the status, the data and the session cookie. */
const panel = async (
  method: string,
  path: string,
  { body, ...headers }: Record<string, unknown> = {},
) => {
  const answer = await fetch(`${service.url}/admin/${path}`, {
    method,
    headers: { "Content-Type": "application/json", Origin: service.url, ...headers } as never,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { data } = (await answer.json()) as { data: Record<string, never> };
  const [cookie = ""] = answer.headers.get("Set-Cookie")?.split(";") ?? [];

  return { status: answer.status, data, cookie };
};

/** Adds an author with a session. @returns also the session's id as in a ticket. */
const addAuthor = async (email: string) => {
  const roles = (await panel("GET", "roles", editor)).data as unknown as {
    id: number;
    code: string;
  }[];
  const role = roles.find(({ code }) => code === "strapi-author")?.id;
  const person = { firstname: "Ann", email, roles: [role] };
  const invited = await panel("POST", "users", { ...editor, body: person });
  const { registrationToken, id } = invited.data as unknown as Record<string, string>;
  const userInfo = { firstname: "Ann", password: userPassword };
  const { data, cookie } = await panel("POST", "register", {
    body: { registrationToken, userInfo },
  });
  const headers = { Authorization: `Bearer ${data.token}`, Origin: service.url };
  const path = "/content-manager/preview/url/api::author.author?documentId=abc";
  const { data: preview } = (await (await fetch(service.url + path, { headers })).json()) as {
    data: { url: string };
  };
  const [, text = ""] = /ticket=([^.]+)/.exec(preview.url) ?? [];
  const { session, uid } = JSON.parse(Buffer.from(text, "base64url").toString()) as PreviewTarget;

  return { id, roles, headers, cookie, asked: { session, uid } };
};

const isOpen = async (asked: object) => {
  const answer = await checkPreview(service.url, secret, asked);
  assert.equal(answer.status, 200);

  return ((await answer.json()) as { open: boolean }).open;
};

test("tells only the preview server if a session is open", async () => {
  const { asked, headers, cookie } = await addAuthor("renewed@example.com");
  assert.equal(await isOpen(asked), true);
  assert.equal((await checkPreview(service.url, secret, asked, "ticket")).status, 401);
  for (const authorization of ["", "Bearer .", refreshAuthorization(secret), "Bearer é.é"]) {
    const answer = await fetch(`${service.url}/api/preview-session`, {
      headers: { Authorization: encodeURI(authorization) },
    });
    assert.equal(answer.status, 401, authorization);
  }

  assert.equal((await checkPreview(service.url, secret, { uid: asked.uid })).status, 401);
  assert.equal(await isOpen({ ...asked, session: "unknown" }), false);
  assert.equal(await isOpen({ ...asked, uid: "api::contact-data.contact-data" }), false);
  const renewed = await panel("POST", "access-token", { Cookie: cookie });
  assert.equal(renewed.status, 200);
  assert.equal(await isOpen(asked), true, "a renewed session is the same one");
  assert.equal((await panel("POST", "logout", headers)).status, 200);
  assert.equal(await isOpen(asked), false);
});

test("ends the previews of a refreshed session that the user revokes", async () => {
  const email = "elsewhere@example.com";
  const { asked, cookie } = await addAuthor(email);
  await panel("POST", "access-token", { Cookie: cookie });
  const { data } = await panel("POST", "login", { body: { email, password: userPassword } });
  const elsewhere = { Authorization: `Bearer ${data.token}` };
  assert.equal(await isOpen(asked), true);

  const sessions = (await panel("GET", "users/me/sessions", elsewhere)).data as unknown as {
    id: string;
    current: boolean;
  }[];
  const [renewed] = sessions.filter(({ current }) => !current);
  const ended = await panel("DELETE", `users/me/sessions/${renewed?.id}`, elsewhere);
  assert.equal(ended.status, 200);
  assert.equal(await isOpen(asked), false);
});

test("ends the previews of an account that is blocked, deleted or without read permission", async () => {
  const ends: [string, (id: string, leads: number | undefined) => Promise<{ status: number }>][] = [
    ["off", (id) => panel("PUT", `users/${id}`, { ...editor, body: { isActive: false } })],
    // The session stays open: only the panel's route closes it, too.
    [
      "off-in-the-database",
      async (id) => {
        await query(service, `update admin_users set is_active = false where id = ${id}`);

        return { status: 200 };
      },
    ],
    ["deleted", (id) => panel("DELETE", `users/${id}`, editor)],
    ["other", (id, role) => panel("PUT", `users/${id}`, { ...editor, body: { roles: [role] } })],
  ];
  for (const [name, end] of ends) {
    const { id = "", roles, asked } = await addAuthor(`${name}@example.com`);
    assert.equal(await isOpen(asked), true, name);
    const leads = roles.find(({ code }) => code === "leads")?.id;
    assert.equal((await end(id, leads)).status, 200, name);
    assert.equal(await isOpen(asked), false, name);
  }
});

test("rejects a draft with an invalid slug, and accepts one without a slug", async () => {
  const save = (slug: string | null) =>
    call("POST", "collection-types/api::category.category", { slug });
  const refused = await save("?<>");
  assert.equal(refused.status, 400);
  const { error } = refused.body as { error: { details: { errors: object[] } } };
  assert.deepEqual(error.details.errors, [
    {
      name: "ValidationError",
      path: ["slug"],
      message:
        '"?<>" is not valid. Use lowercase letters, digits and single hyphens only, for example app-development.',
    },
  ]);
  for (const slug of [null, "", "no-script"]) assert.equal((await save(slug)).status, 201);
});

test("gives the panel the address of a preview, and visitors none", async () => {
  const path = `preview/url/api::home.home?documentId=${await homeId()}`;

  const answer = (await call("GET", path)).body as { data: { url: string } };
  assert.match(answer.data.url, /\/__enter\?ticket=/);
  assert.equal((await fetch(`${service.url}/content-manager/${path}`)).status, 401);
});

const homeId = async () => {
  const { body } = await readAs(service.token)(`${service.url}/api/home`);

  return (body.data as { documentId: string }).documentId;
};
const ask = async <Answer>(path: string, headers = editor) => {
  const { status, body } = await panelOf(service, () => headers).get(path);

  return { status, body: body as Answer };
};

test("asks the preview server which pages publishing a record changes", async () => {
  const documentId = await homeId();
  const path = `/publishing/forecast/api::home.home/${documentId}`;
  forecast = { status: 200, body: JSON.stringify({ pages: [] }) };

  const predicted = async () => {
    // Other tests have changed the draft.
    const { fields: _fields, ...answer } = (await ask<ForecastAnswer>(path)).body;

    return answer;
  };
  assert.deepEqual(await predicted(), { forecast: { pages: [] } });
  const [authorization = ""] = forecastRequests.splice(0);
  assert.deepEqual(verify(secret, "forecast", authorization.replace("Bearer ", "")), {
    uid: "api::home.home",
    documentId,
  });

  forecast = { status: 503, body: "There is no build to preview: run npm run release.\n" };
  assert.deepEqual(await predicted(), {
    unavailable: "There is no build to preview: run npm run release.",
  });
  forecast = { status: 500, body: "" };
  const { body } = await ask<{ unavailable: string }>(path);
  assert.match(body.unavailable, /preview server does not respond/);

  for (const [wrong, status] of [
    ["/publishing/forecast/api::home.home/missing", 404],
    ["/publishing/forecast/api::contact-data.contact-data/1", 404],
  ] as const) {
    assert.equal((await ask(wrong)).status, status);
  }
  assert.equal((await ask(path, {})).status, 401);
});

test("says why publishing a record would be refused, before anybody tries", async () => {
  const created = await call("POST", "collection-types/api::page.page", {
    title: "Without a hero",
    sections: [],
  });
  const { documentId } = (created.body as { data: { documentId: string } }).data;
  forecast = { status: 200, body: JSON.stringify({ pages: [] }) };
  const { refusals } = (
    await ask<ForecastAnswer>(`/publishing/forecast/api::page.page/${documentId}`)
  ).body;
  const refused = await call(
    "POST",
    `collection-types/api::page.page/${documentId}/actions/publish`,
    {},
  );

  assert.equal(refused.status, 400);
  const { details } = (refused.body as { error: { details: { errors: { message: string }[] } } })
    .error;
  assert.ok(refusals && refusals.length > 0);
  assert.equal(refusals.length, details.errors.length);
  for (const [index, { message }] of details.errors.entries()) {
    assert.equal(refusals[index], `Sections: ${message}`);
  }
});

/** A promise, and what fulfills it. */
const pause = () => {
  let end: (() => void) | undefined;
  const ready = new Promise<void>((done) => {
    end = done;
  });

  return { ready, end: () => end?.() };
};

test("a user waits for one forecast: of ten at once, the last is read, the others end", async () => {
  const path = `/publishing/forecast/api::home.home/${await homeId()}`;
  const { ready, end } = pause();
  forecast = { status: 200, body: JSON.stringify({ pages: [] }), ready };
  const before = forecastRequests.length;
  const statuses: Promise<number>[] = [];
  for (let count = 1; count <= 10; count += 1) {
    statuses.push(ask(path).then(({ status }) => status));
    await until("it is asked for", () => forecastRequests.length === before + count);
  }
  await until("the others are closed", () => abandonedForecasts === 9);
  end();
  assert.deepEqual(await Promise.all(statuses), [...Array<number>(9).fill(503), 200]);

  const left = pause();
  forecast = { ...forecast, ready: left.ready };
  const closed = new AbortController();
  const request = fetch(service.url + path, { headers: editor, signal: closed.signal });
  await until("it is asked for", () => forecastRequests.length === before + 11);
  closed.abort();
  await assert.rejects(request);
  await until("the CMS closes its own", () => abandonedForecasts === 10);
  left.end();
  forecastRequests.splice(before);
});

test("opens a page that publishing changes in both versions, and nothing else", async () => {
  const view = `/publishing/forecast-view/api::home.home/${await homeId()}`;
  const open = async (version: string, path = "/services/odoo/") => {
    const words = new URLSearchParams({ path, version });

    return ask<ForecastView>(`${view}?${String(words)}`);
  };
  const ticketOf = async (version: string) => {
    const { url } = (await open(version)).body;
    const signed = new URL(String(url)).searchParams.get("ticket") ?? "";

    return verify(secret, "ticket", signed) as PreviewTarget;
  };

  assert.deepEqual(
    [await ticketOf("before"), await ticketOf("after")].map(({ path, status }) => [path, status]),
    [
      ["/services/odoo/", "published"],
      ["/services/odoo/", "draft"],
    ],
  );
  for (const path of ["//example.com/", "/__status", "https://example.com/", "/a?b", "", "/\\a"]) {
    assert.equal((await open("after", path)).status, 400, path);
  }
  assert.equal((await open("after", "/")).status, 200);
});
