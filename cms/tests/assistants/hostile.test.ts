import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";

import { validRecords } from "../../src/common/testing/refusals";
import { article, articleFields } from "../support/articles";
import { type Assistant, connectAssistant, makeToken } from "../support/assistant";
import { type InProcess, startInProcess } from "../support/in-process";
import { openPanel, openTeam, type Panel, teamEmails } from "../support/panel-client";
import { unlimited } from "../support/visitors";

let service: InProcess;
let administrator: Panel;
let team: Awaited<ReturnType<typeof openTeam>>;

/** A token of the author, which has its own limit of calls, and its client. */
const newAssistant = async (email = teamEmails.author) => {
  const secret = await makeToken(service, administrator, email);

  return { secret, assistant: await connectAssistant(service, secret) };
};

before(async () => {
  service = await startInProcess({ ...unlimited, CMS_ADMIN_PANEL: "true", ASSISTANTS: "true" });
  administrator = await openPanel(service.url);
  team = await openTeam(service);
});
after(() => service.stop());

const initialize = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/list",
  params: {},
};

/** All drafts and published versions of the content, without what reading changes. */
const contentNow = async () =>
  JSON.stringify(
    await Promise.all(
      ["article", "page", "form", "redirect", "menu", "site"].map((name) =>
        service.strapi.db.query(`api::${name}.${name}`).findMany({ orderBy: { id: "asc" } }),
      ),
    ),
  );

const wrongValues = [null, 7, "text", true, [], {}, [{}], { documentId: 7 }, "x".repeat(70_000)];

describe("wrong arguments", () => {
  let assistant: Assistant;
  beforeEach(async () => {
    ({ assistant } = await newAssistant());
  });

  test("each tool refuses arguments of a wrong type and unknown ones, and changes nothing", async () => {
    const before = await contentNow();
    const { tools } = await assistant.client.listTools();
    for (const { name, inputSchema } of tools) {
      for (const argument of Object.keys(inputSchema.properties ?? {})) {
        for (const value of [null, 7, [], { a: 1 }]) {
          if (argument === "fields" || argument === "section") continue;
          if (argument === "before" && value === 7) continue;
          const { isRefused } = await assistant.call(name, { [argument]: value });
          assert.equal(isRefused, true, `${name} with ${argument} ${JSON.stringify(value)}`);
        }
      }
      const { isRefused } = await assistant.call(name, { publish: true });
      assert.equal(isRefused, true, `${name} with an unknown argument`);
    }
    assert.equal(await contentNow(), before);
  });

  test("each field of an article refuses values of a wrong type with a sentence that names it", async () => {
    const { fields } = (await assistant.use("describe_type", { type: "article" })) as unknown as {
      fields: { name: string; label: string }[];
    };
    const before = await contentNow();
    for (const { name, label } of fields) {
      for (const value of wrongValues) {
        const { isRefused, text } = await assistant.call("create_draft", {
          type: "article",
          fields: { [name]: value, title: 7 },
        });
        assert.equal(isRefused, true);
        assert.doesNotMatch(text, /select |insert |undefined|at \w+ \(/);
        assert.match(text, /Headline: This must be text/, label);
      }
    }
    assert.equal(await contentNow(), before);
  });

  test("a record or picture that does not exist is named", async () => {
    const refused = await assistant.refusal("create_draft", {
      type: "article",
      fields: articleFields({
        cover: [{ documentId: "nothing" }],
        author: [{ documentId: "none" }],
      }),
    });

    assert.match(refused, /There is no picture "nothing"/);
    assert.match(refused, /There is no record "none"/);
  });
});

describe("rights", () => {
  let assistant: Assistant;
  let secret: string;
  before(async () => {
    ({ assistant, secret } = await newAssistant());
  });

  test("an assistant does not change what others wrote, also for an editor", async () => {
    const words = articleFields();
    const documentId = await team.colleague.create(article, words);
    const change = { type: "article", id: documentId, updatedAt: new Date().toISOString() };
    const fields = { title: "Mine now" };

    assert.match(
      await assistant.refusal("change_draft", { ...change, fields }),
      /role cannot change this record/,
    );
    const { assistant: ofEditor } = await newAssistant(teamEmails.editor);
    assert.match(
      await ofEditor.refusal("change_draft", { ...change, fields }),
      /Somebody else created this record/,
    );
    assert.match(
      await ofEditor.refusal("ask_to_publish", change).catch(String),
      /Unrecognized key|Somebody else/,
    );
  });

  test("only people change navigation, redirects and the site", async () => {
    const { assistant: ofEditor } = await newAssistant(teamEmails.editor);
    assert.match(
      await ofEditor.refusal("create_draft", {
        type: "redirect",
        fields: { from: "/old/", to: "/new/" },
      }),
      /Only people change Redirect/,
    );
    const { types } = (await ofEditor.use("list_types")) as unknown as {
      types: { type: string; mayWrite: boolean }[];
    };
    const readOnly = types.filter(({ mayWrite }) => !mayWrite).map(({ type }) => type);
    assert.deepEqual(readOnly.sort(), ["announcement", "footer", "menu", "redirect", "site"]);
  });

  test("no lead, receiver, schedule or address of a person is in any answer", async () => {
    await service.strapi.db.query("api::contact-data.contact-data").create({
      data: { full_name: "Visitor Vera", your_email: "vera@example.com", message: "Secret plan" },
    });
    const form = {
      ...validRecords.form,
      title: "Survey of assistants",
      slug: "survey-of-assistants",
      receiver: "receiver@example.com",
    };
    await administrator.create("api::form.form", form);

    const texts: string[] = [];
    for (const words of [
      "Vera",
      "vera@example.com",
      "Secret plan",
      "receiver@example.com",
      "Survey",
    ]) {
      texts.push((await assistant.call("find_records", { words })).text);
    }
    const { records } = JSON.parse(texts.at(-1) ?? "") as { records: { id: string }[] };
    texts.push((await assistant.call("read_record", { type: "form", id: records[0]?.id })).text);
    texts.push((await assistant.call("describe_type", { type: "form" })).text);
    await service.strapi.db.query("api::form.form").updateMany({
      where: { slug: form.slug },
      data: { receiver: "receiver@example.com, vera@example.com" },
    });
    const checked = await assistant.call("check_draft", { type: "form", id: records[0]?.id });
    assert.match(checked.text, /only people see/);
    texts.push(checked.text);
    assert.match(texts.join(), /Survey of assistants/);
    assert.doesNotMatch(
      texts.join(),
      /vera@|Secret plan|receiver@|Receiver|publishAt|@example\.com/,
    );
    for (const type of ["contact-data", "emp-data", "lead-event", "user", "review", "api-token"]) {
      assert.match(await assistant.refusal("read_record", { type, id: "1" }), /There is no type/);
    }
  });

  test("private fields cannot be written, also by an assistant of an editor", async () => {
    const { assistant: ofEditor } = await newAssistant(teamEmails.editor);
    const refused = await ofEditor.refusal("create_draft", {
      type: "form",
      fields: { ...validRecords.form, receiver: "thief@example.com", publishAt: null },
    });
    assert.match(refused, /Receiver: There is no such field here/);
  });

  test("a token opens no route of the panel", async () => {
    const headers = { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" };
    for (const [method, path] of [
      ["GET", "/admin/users/me"],
      ["PUT", "/admin/users/me"],
      ["GET", `/content-manager/collection-types/${article}`],
      ["GET", "/search?words=article"],
      ["GET", "/assistants"],
      ["GET", "/admin/admin-tokens"],
    ] as const) {
      const { status } = await fetch(service.url + path, {
        method,
        headers,
        ...(method === "PUT" && { body: JSON.stringify({ firstname: "Thief" }) }),
      });
      assert.equal(status, 401, `${method} ${path}`);
    }
  });

  test("the panel of somebody who is signed out gets what it needs to show the sign-in", async () => {
    for (const Authorization of ["Bearer null", "Bearer undefined", "Bearer"]) {
      const { status } = await fetch(`${service.url}/admin/init`, { headers: { Authorization } });
      assert.equal(status, 200, Authorization);
    }
  });

  test("a role without the permission has no tools, and a locked user none either", async () => {
    const { assistant: colleague } = await newAssistant(teamEmails.colleague);
    await service.strapi.db
      .query("admin::user")
      .updateMany({ where: { email: teamEmails.colleague }, data: { isActive: false } });
    await assert.rejects(colleague.use("list_types"), /does not work/);

    const leads = await service.strapi.db
      .query("admin::user")
      .findOne({ where: { email: teamEmails.leads } });
    const { status } = await administrator.post("/assistants", {
      person: leads.id,
      name: "For nobody",
      days: 7,
    });
    assert.equal(status, 400);
    assert.equal((await team.author.post("/assistants", { name: "Mine", days: 7 })).status, 403);
  });
});

describe("requests", () => {
  let secret: string;
  before(async () => {
    ({ secret } = await newAssistant());
  });

  /** Sends a request as a program does that is no client of the SDK. */
  const send = (body: unknown, headers: Record<string, string> = {}, path = "/mcp") =>
    fetch(service.url + path, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        Authorization: `Bearer ${secret}`,
        ...headers,
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  test("requests without a valid token learn nothing", async () => {
    for (const authorization of [
      "",
      "Bearer",
      "Bearer x",
      `Bearer ${"0".repeat(256)}`,
      "Basic eDp5",
    ]) {
      const response = await send(initialize, { Authorization: authorization });
      assert.equal(response.status, 401, authorization);
      assert.doesNotMatch(await response.text(), /tools|create_draft/);
    }
  });

  test("pages of other sites, other hosts, other types and large bodies are refused", async () => {
    assert.equal((await send(initialize, { Origin: "https://evil.example" })).status, 403);
    assert.equal((await send(initialize, { "Content-Type": "text/plain" })).status, 415);
    assert.equal((await send("{")).status, 400);
    assert.equal((await send([initialize, initialize])).status, 400);
    const large = { ...initialize, params: { text: "x".repeat(5 * 1024 * 1024) } };
    assert.equal(
      await send(large).then(
        ({ status }) => status,
        () => 413,
      ),
      413,
    );
    for (const method of ["GET", "DELETE", "PUT", "PATCH"]) {
      const response = await fetch(`${service.url}/mcp`, {
        method,
        headers: { Authorization: `Bearer ${secret}` },
      });
      assert.ok([401, 405].includes(response.status), method);
    }
    for (const path of ["/MCP", "/mcp/"]) {
      assert.equal((await send(initialize, { Authorization: "" }, path)).status, 401, path);
    }
  });

  test("of a hundred changes at once of one record one is saved, and the CMS goes on", async () => {
    const { pid } = process;
    const { assistant: own } = await newAssistant();
    const { id, updatedAt } = await own.use("create_draft", {
      type: "article",
      fields: articleFields(),
    });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        own.call("change_draft", {
          type: "article",
          id,
          updatedAt,
          fields: { excerpt: `Number ${at}` },
        }),
      ),
    );

    assert.equal(answers.filter(({ isRefused }) => !isRefused).length, 1);
    for (const { isRefused, text } of answers) {
      if (isRefused) assert.match(text, /Another change of this record|has saved this since/);
    }
    assert.equal(process.pid, pid);
    await own.use("list_types");
  });

  test("a token has a limit of calls", async () => {
    const { secret: own } = await newAssistant();
    const statuses = new Set<number>();
    for (let at = 0; at < 121; at += 1) {
      statuses.add((await send(initialize, { Authorization: `Bearer ${own}` })).status);
    }

    assert.deepEqual([...statuses], [200, 429]);
  });
});
