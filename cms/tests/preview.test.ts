import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, afterEach, before, test } from "node:test";

import type { Attributes } from "../src/content/rules/model";
import { populateQuery } from "../src/content/rules/populate";
import { panelPreview } from "../src/preview/panel-preview";
import { createTicket, readCheck, refreshAuthorization } from "../src/preview/ticket";

import { signIn } from "./support/editor";
import { freePort } from "./support/ports";
import { readAs, type Service, startService } from "./support/service";

const secret = "agreed-between-both-halves";

// What stands in place of the draft server: it notes what it is told.
type Told = { authorization: string | undefined; uids: string[] | undefined };
let told: Told[] = [];
const waiting: (() => void)[] = [];
let draftServer: Server | undefined;

const listen = async (port: number) => {
  draftServer = createServer((request, response) => {
    void (async () => {
      let body = "";
      for await (const chunk of request) body += String(chunk);
      const { authorization } = request.headers;
      told.push({ authorization, uids: (JSON.parse(body) as { uids?: string[] }).uids });
      response.writeHead(204).end();
      for (const wake of waiting.splice(0)) wake();
    })();
  }).listen(port, "127.0.0.1");
  await once(draftServer, "listening");
};

/** Waits until the draft server was told of a change, or of all. */
const isTold = async (uid?: string) => {
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
  editor = await signIn(service.url);
});
afterEach(() => {
  told = [];
});
after(async () => {
  await service.stop();
  draftServer?.closeAllConnections();
  draftServer?.close();
});

const call = (method: string, path: string, body?: unknown) =>
  fetch(`${service.url}/content-manager/${path}`, {
    method,
    headers: { ...editor, "Content-Type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

test("tells the draft server at its start that anything may have changed", async () => {
  await isTold();
  assert.equal(told[0]?.authorization, refreshAuthorization(secret));
});

test("writes tickets as the site's half reads them", () => {
  // The same as in src/preview/signed.test.ts.
  const shown = {
    uid: "api::home.home",
    documentId: "abc",
    status: "draft",
    session: "0123",
  } as const;

  assert.equal(
    createTicket(secret, shown, 0),
    "eyJ1aWQiOiJhcGk6OmhvbWUuaG9tZSIsImRvY3VtZW50SWQiOiJhYmMiLCJzdGF0dXMiOiJkcmFmdCIsInNlc3Npb24iOiIwMTIzIiwiZXhwaXJlcyI6NjB9.xEUuAGa6PQUjO3jTrmb6UlEX8dihLaiPwxk8UVl5a_Y",
  );
  assert.equal(refreshAuthorization(secret), "Bearer 8SZIook9LBef4gFCri0qbyFql-SKn8Rc-IQpfselcXQ");
  assert.deepEqual(
    readCheck(
      secret,
      "Bearer eyJzZXNzaW9uIjoiMDEyMyIsInVpZCI6ImFwaTo6aG9tZS5ob21lIn0.HR83T7Q6ys6F4vEHkhzgQl639_DwWMKEdMEe7DBxUmQ",
    ),
    { session: "0123", uid: "api::home.home" },
  );
});

test("has a preview for content, and none for what visitors sent, for other types or without a session", () => {
  let session: string | undefined = "0123";
  const { config } = panelPreview(
    { preview: { url: "https://preview.example.com", secret } },
    () => session,
  );
  const addressOf = (uid: string, status?: string) =>
    config?.handler(uid, { documentId: "abc", ...(status && { status }) });

  assert.match(
    addressOf("api::article.article") ?? "",
    /^https:\/\/preview\.example\.com\/__enter\?ticket=[\w-]+\.[\w-]+$/,
  );
  assert.equal(addressOf("api::contact-data.contact-data"), undefined);
  assert.equal(addressOf("plugin::upload.file"), undefined);
  assert.equal(config?.handler("api::article.article", {}), undefined);

  const [, text = ""] = /ticket=([^.]+)/.exec(addressOf("api::home.home", "published") ?? "") ?? [];
  const { status, session: of } = JSON.parse(Buffer.from(text, "base64url").toString());
  assert.deepEqual([status, of], ["published", "0123"]);

  session = undefined;
  assert.equal(addressOf("api::home.home"), undefined);
});

test("has no preview without a draft server", () => {
  assert.deepEqual(
    panelPreview({ preview: undefined }, () => "0123"),
    { enabled: false },
  );
});

test("tells which type was saved, and nothing of what visitors send", async () => {
  const author = "api::author.author";
  const saved = await call("POST", `collection-types/${author}`, { name: "Ada" });
  assert.equal(saved.status, 201);
  await isTold(author);
  assert.deepEqual(
    told.flatMap(({ uids }) => uids),
    told.map(() => author),
  );
});

test("misses no change while the draft server is away, and keeps no editor waiting", async () => {
  const { port } = draftServer?.address() as AddressInfo;
  draftServer?.closeAllConnections();
  draftServer?.close();
  for (const [type, fields] of [
    ["author", { name: "Grace" }],
    ["category", { name: "News", slug: "news" }],
    ["author", { name: "Alan" }],
  ] as const) {
    const saved = await call("POST", `collection-types/api::${type}.${type}`, fields);
    assert.equal(saved.status, 201);
  }
  await listen(port);
  await isTold("api::author.author");
  await isTold("api::category.category");
  assert.match(service.output(), /the draft server at \S+ was not told \(ECONNREFUSED\)/);
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

test("answers the site's build, and the draft server, without the marks of previews", async () => {
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
      const query = populateQuery(components, schema.attributes);
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

  // One that were stored would be found, at any depth.
  const home = "api::home.home";
  const { data } = (await (await call("GET", `single-types/${home}`)).json()) as {
    data: { hero: { actions: { label: string }[] } };
  };
  for (const action of data.hero.actions) action.label += "\u200b\u200c\u200d\u2060";
  assert.equal((await call("PUT", `single-types/${home}`, { hero: data.hero })).status, 200);
  assert.deepEqual(await marked(types.filter(({ uid }) => uid === home)), [`${home} draft`]);
});

test("gives the panel an address for a record, and a visitor none", async () => {
  const { body } = await readAs(service.token)(`${service.url}/api/home`);
  const { documentId } = body.data as { documentId: string };
  const path = `preview/url/api::home.home?documentId=${documentId}`;

  const answer = (await (await call("GET", path)).json()) as { data: { url: string } };
  assert.match(answer.data.url, /\/__enter\?ticket=/);
  assert.equal((await fetch(`${service.url}/content-manager/${path}`)).status, 401);
});
