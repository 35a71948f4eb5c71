import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { appOf } from "../../src/server/app-context";
import { type Form, forms } from "../../src/leads/forms/forms";
import { exportLeads } from "../../src/leads/data/export";

import { query } from "../support/query";
import { signInAs } from "../support/users";
import type { PanelService } from "../support/use-panel-service";

/** More than two batches of an export. */
const many = 1100;

/** Declares tests of the panel's export, with one lead per form. */
export const describeLeadsExport = (running: () => PanelService) => {
  const call = (uid: string, headers: Record<string, string>) =>
    fetch(`${running().url}/leads-export/${uid}`, { headers });
  /** With the byte order mark, by which office programs know the encoding. */
  const readFile = async (response: Response) =>
    Buffer.from(await response.arrayBuffer()).toString("utf8");
  const columnsOf = async (response: Response) => (await readFile(response)).split("\r\n")[0] ?? "";
  const notesOf = (form: Form) =>
    query<{ actor: string; count: number }>(
      running(),
      `select actor, count from lead_events where action = 'exported' and form = '${form.name}' order by id`,
    );

  test("gives the role Leads the CSV of the command, and audits the export", async () => {
    const { strapi } = running();
    const app = appOf(strapi);
    const headers = await signInAs(running(), "leads", "exporter@example.com");

    for (const form of Object.values<Form>(forms)) {
      const response = await call(form.uid, headers);
      assert.equal(response.status, 200, form.name);
      assert.equal(response.headers.get("content-type"), "text/csv; charset=utf-8");
      assert.match(
        response.headers.get("content-disposition") ?? "",
        new RegExp(
          `^attachment; filename="${form.custom ? "[a-z-]+" : form.name}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`,
        ),
      );
      const text = await readFile(response);
      assert.match(text, /^\ufeff"ID","Received"/);
      assert.match(text, /Marker|marker/);
      assert.doesNotMatch(text, /\/api\/cvs\//, "CVs are opened one by one");
      const byCommand = await exportLeads(app, form, { actor: "a command" });
      let given = "";
      for await (const piece of byCommand.text) given += piece;
      assert.equal(text, given);
      assert.deepEqual(
        (await notesOf(form)).map(({ actor, count }) => [actor, count]),
        [
          ["exporter@example.com", 1],
          ["a command", 1],
        ],
      );
    }
  });

  test("exports what a role may read, and nothing without the export permission", async () => {
    const { strapi } = running();
    const { uid } = forms.contact;
    const headers = await signInAs(running(), "leads", "reader@example.com");
    const permissions = strapi.db.query("admin::permission");
    const find = (action: string) =>
      permissions.findOne({ where: { role: { code: "leads" }, action, subject: uid } });
    const read = await find("plugin::content-manager.explorer.read");
    const change = (data: object) => permissions.update({ where: { id: read.id }, data });

    assert.match(await columnsOf(await call(uid, headers)), /"Name".+"Message"/);
    await change({ properties: { fields: ["full_name"] } });
    assert.equal(await columnsOf(await call(uid, headers)), '\ufeff"ID","Received","Name"');
    await change({ conditions: ["admin::is-creator"] });
    assert.equal((await call(uid, headers)).status, 403, "none of them is theirs");
    await change({ properties: read.properties, conditions: [] });

    await permissions.delete({ where: { id: (await find("api::leads.export")).id } });
    const refused = await call(uid, headers);
    assert.equal(refused.status, 403);
    assert.match(await refused.text(), /Your role does not allow this export/);
  });

  test("exports one form of editors, by its name or its title, to those who may read these", async () => {
    const { uid } = forms.custom;
    const headers = await signInAs(running(), "leads", "chooser@example.com");
    const entries = running().strapi.db.query(uid);
    const answers = [{ label: "Email", kind: "email", value: "ada@example.com" }];
    const { id } = await entries.create({
      data: { form: "request-an-audit", formTitle: "Request an audit", answers },
    });

    for (const asked of ["form=request-an-audit", "formTitle=Request%20an%20audit"]) {
      const response = await call(`${uid}?${asked}`, headers);
      assert.match(
        response.headers.get("content-disposition") ?? "",
        /filename="request-an-audit-\d{4}-\d\d-\d\d\.csv"$/,
      );
      const [head = "", ...rows] = (await readFile(response)).trimEnd().split("\r\n");
      assert.match(head, /^\ufeff"ID","Received","Form",.+"Note","Email"$/);
      assert.equal(rows.length, 1, asked);
      assert.match(rows[0] ?? "", /"ada@example\.com"$/);
    }
    assert.equal((await call(`${forms.contact.uid}?form=x`, headers)).status, 403);
    await entries.delete({ where: { id } });
  });

  test("names the file by the day of the user of the panel", async () => {
    const headers = await signInAs(running(), "leads", "traveler@example.com");
    const { uid } = forms.portfolio;
    const dayIn = async (zone: string) => {
      const response = await call(uid, { ...headers, "X-Time-Zone": zone });
      await response.text();

      return /portfolio-(.+)\.csv/.exec(response.headers.get("content-disposition") ?? "")?.[1];
    };
    const today = new Date().toISOString().slice(0, 10);

    // One is 26 hours ahead of the other.
    assert.notEqual(await dayIn("Etc/GMT-14"), await dayIn("Etc/GMT+12"));
    assert.equal(await dayIn("Nowhere/Else"), today);
  });

  test("reads entries in batches, and aborts if they cannot be read", async () => {
    const service = running();
    const { uid } = forms.portfolio;
    const headers = await signInAs(service, "leads", "patient@example.com");
    await query(
      service,
      `insert into portfolio_forms (document_id, full_name, created_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many})
       select 'many-' || i, '=Marker', (select min(created_at) from portfolio_forms) from n`,
    );
    const text = await (await call(uid, headers)).text();
    assert.equal(text.trim().split("\r\n").length, 1 + 1 + many);
    assert.match(text, /"many-1100","[^"]+","'=Marker"/);
    assert.equal((await notesOf(forms.portfolio)).at(-1)?.count, 1 + many);

    const entries = service.strapi.db.query(uid);
    const sizes: number[] = [];
    const ask = service.strapi.db.query.bind(service.strapi.db);
    const { mock: asked } = mock.method(service.strapi.db, "query", (name: never) =>
      name !== uid
        ? ask(name)
        : {
            count: (given: never) => entries.count(given),
            findMany: async (given: never) => {
              if (sizes.length === 2) throw new Error("The disk is gone");
              const rows = await entries.findMany(given);
              sizes.push(rows.length);

              return rows;
            },
          },
    );
    const broken = await call(uid, headers);
    await assert.rejects(broken.text());
    asked.restore();
    assert.deepEqual(sizes, [500, 500]);
    assert.deepEqual(
      (await notesOf(forms.portfolio)).at(-1),
      { actor: "patient@example.com", count: 1 + many },
      "noted all the same",
    );
    await query(service, "delete from portfolio_forms where document_id like 'many-%'");
  });
};
