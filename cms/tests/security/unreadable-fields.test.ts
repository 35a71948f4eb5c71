import assert from "node:assert/strict";
import { before, describe, test } from "node:test";

import { readAction } from "../../src/server/admin/rights";

import { manage, openPanelAs, openPanelWithRole, type Panel } from "../support/panel-client";
import { panel as admin, panelService as service } from "../support/shared-panel-service";

const textTypes = ["string", "text", "richtext", "uid", "enumeration"];

type Attribute = { type: string; private?: boolean; visible?: boolean; target?: string };
type Type = {
  uid: string;
  plural: string;
  texts: string[];
  attributes: Record<string, Attribute>;
  hasDrafts: boolean;
};

const isListed = (options: unknown) =>
  (options as { "content-manager"?: { visible?: boolean } })?.["content-manager"]?.visible !==
  false;

/** The collections that the panel lists, with the fields that have text. */
const collections = (): Type[] =>
  Object.values(service.strapi.contentTypes)
    .filter(
      ({ uid, kind, pluginOptions }) =>
        uid.startsWith("api::") && kind === "collectionType" && isListed(pluginOptions),
    )
    .map(({ uid, info, attributes, options }) => ({
      uid,
      hasDrafts: options?.draftAndPublish === true,
      plural: info.pluralName,
      attributes: attributes as Record<string, Attribute>,
      texts: Object.entries(attributes as Record<string, Attribute>)
        .filter(
          ([name, { type, visible }]) =>
            textTypes.includes(type) &&
            visible !== false &&
            !["documentId", "locale"].includes(name),
        )
        .map(([name]) => name),
    }));

const permission = (uid: string, fields: string[], conditions: string[] = []) => ({
  action: readAction,
  subject: uid,
  properties: { fields },
  conditions,
});

/** A record as the panel lists it: the draft, where a type has drafts. */
const stored = (mark: string, { hasDrafts, texts }: Type) => ({
  ...Object.fromEntries(texts.map((name) => [name, `${mark}-${name}`])),
  ...(hasDrafts && { publishedAt: null }),
});

/** An order in Strapi's notations; all of them only for one type, since each is two requests. */
const ordersOf = (name: string, { plural }: Type) =>
  [
    (way: string) => `sort=${name}:${way}`,
    (way: string) => `sort[0]=${name}:${way}`,
    (way: string) => `sort[${name}]=${way}`,
    (way: string) => `sort=id:asc&sort=${name}:${way}`,
    (way: string) => `sort=state:asc,${name}:${way}`,
  ].slice(0, plural === "portfolio-forms" ? undefined : 1);

describe("fields that a role or the token may not read", () => {
  /** Reads the first field of each type. */
  let reader: Panel;
  /** Reads the first field of all records, and all fields of its own ones. */
  let owner: Panel;
  before(async () => {
    const types = collections().filter(({ texts }) => texts.length > 1);
    for (const type of types) {
      for (const mark of ["aaa", "zzz"]) {
        await service.strapi.db.query(type.uid).create({ data: stored(mark, type) as never });
      }
    }
    const first = types.map(({ uid, texts }) => permission(uid, texts.slice(0, 1)));
    reader = await openPanelAs(service.url, admin, first, "one-field@example.com");
    const own = types.map(({ uid, texts }) => permission(uid, texts, ["admin::is-creator"]));
    owner = await openPanelAs(service.url, admin, [...first, ...own], "own-fields@example.com");
  });

  const list = async (panel: Panel, type: Type, query: string) => {
    const { status, body } = await panel.get(`${manage}/${type.uid}?${query}`);
    const { results = [] } = body as { results?: { id: number }[] };

    return { status, ids: results.map(({ id }) => id) };
  };

  test("a search and an order tell nothing of a field that a role may not read, in any type", async () => {
    const told: string[] = [];
    const types = collections().filter(({ texts }) => texts.length > 1);
    assert.ok(types.length > 15, `types: ${types.length}`);
    for (const [who, panel] of Object.entries({ reader, owner })) {
      for (const type of types) {
        const all = await list(panel, type, "");
        assert.ok(all.ids.length > 1, `${who} sees no records of ${type.uid}`);
        for (const name of type.texts.slice(1)) {
          const found = await list(panel, type, `_q=aaa-${name}`);
          if (found.status === 200 && found.ids.length > 0)
            told.push(`${who}: ${type.uid} ${name}`);
          for (const order of ordersOf(name, type)) {
            const [up, down] = await Promise.all(
              ["asc", "desc"].map((way) => list(panel, type, order(way))),
            );
            assert.ok(up && down);
            if (up.status === 200 && up.ids.join() !== down.ids.join()) {
              told.push(`${who}: ${type.uid} ${order("asc")}`);
            }
          }
          const filtered = await list(panel, type, `filters[${name}][$startsWith]=aaa`);
          if (filtered.status === 200 && filtered.ids.join() !== all.ids.join())
            told.push(`${who}: ${type.uid} filter ${name}`);
        }
      }
    }
    assert.deepEqual(told, []);
  });

  test("a role does not search or order by the fields of a related type that it may not read", async () => {
    const uid = "api::article.article";
    const panel = await openPanelAs(
      service.url,
      admin,
      [permission(uid, ["title", "author", "category"])],
      "articles-alone@example.com",
    );
    for (const query of [
      "filters[author][name][$startsWith]=A",
      "filters[$and][0][category][slug][$startsWith]=A",
      "populate[author][filters][name][$startsWith]=A",
      "populate[author][sort]=name",
    ]) {
      assert.equal((await panel.get(`${manage}/${uid}?${query}`)).status, 403, query);
    }
    const relations = `/content-manager/relations/${uid}/author`;
    assert.equal((await panel.get(`${relations}?filters[name][$startsWith]=A`)).status, 403);
    const [up, down] = await Promise.all(
      ["asc", "desc"].map(
        async (way) =>
          (await panel.get(`${relations}?sort=name:${way}&pageSize=50`)).body as object,
      ),
    );
    assert.deepEqual(up, down);
  });

  test("who reads all fields searches and orders every type", async () => {
    const editor = await openPanelWithRole(
      service,
      "strapi-editor",
      "searching-editor@example.com",
    );
    const leads = await openPanelWithRole(service, "leads", "searching-leads@example.com");
    for (const type of collections()) {
      const name = type.texts[0] ?? "id";
      assert.equal((await list(admin, type, `_q=aaa&sort=${name}:desc`)).status, 200, type.uid);
      for (const panel of [editor, leads]) {
        const { status } = await list(panel, type, "");
        assert.equal((await list(panel, type, "_q=aaa")).status, status, type.uid);
      }
    }
    const messages = collections().find(({ plural }) => plural === "contact-datas");
    assert.ok(messages);
    const [up, down] = await Promise.all(
      ["asc", "desc"].map((way) => list(admin, messages, `_q=-full_name&sort=your_email:${way}`)),
    );
    assert.ok(up?.ids.length);
    assert.deepEqual(up?.ids, down?.ids.toReversed());
  });

  test("the content API has no search, and no private field in a query", async () => {
    const headers = { Authorization: `Bearer ${service.environment.STRAPI_TOKEN}` };
    const statusOf = async (path: string) =>
      (await fetch(`${service.url}/api/${path}`, { headers })).status;
    const answered: string[] = [];
    for (const { info, kind, attributes, uid } of Object.values(service.strapi.contentTypes)) {
      if (!uid.startsWith("api::")) continue;
      const path = kind === "singleType" ? info.singularName : info.pluralName;
      if ([403, 404, 405].includes(await statusOf(path))) continue;
      const privateNames = Object.entries(attributes as Record<string, Attribute>)
        .filter(([, attribute]) => attribute.private)
        .map(([name]) => name);
      for (const query of [
        ...["_q=a", "_q", "_q=", "%5Fq=a", "_q[]=a", "_q[a]=b", "populate[seo][_q]=a"],
        ...privateNames.flatMap((name) => [
          `filters[${name}][$startsWith]=a`,
          `sort=${name}`,
          `sort[${name}]=desc`,
        ]),
      ]) {
        if ((await statusOf(`${path}?${query}`)) !== 400) answered.push(`${path}?${query}`);
      }
    }
    assert.deepEqual(answered, []);
  });
});
