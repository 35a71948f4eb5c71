import assert from "node:assert/strict";
import { before, test } from "node:test";

import { createPanelRoles } from "../../src/security/panel-roles";
import { type Form, forms } from "../../src/leads/forms/forms";
import { runScheduled } from "../../src/publishing/scheduling/run-scheduled";

import { query } from "../support/query";
import { signInAs } from "../support/users";
import { answered, publishForm } from "../support/custom-form";
import { uploadMedia } from "../support/media";
import type { PanelService } from "../support/use-panel-service";
import { servedRoutes } from "../support/routes";
import { isFullRun } from "../support/is-full-run";
import { payloads, sendJson, uploadCv } from "../support/visitors";
import { describeLeadsExport } from "../leads/leads-export.suite";
import { manage, panelOf } from "../support/panel-client";
import { permittedRoutes, type Target, requestPanelRoutes } from "../support/panel-access";

const leadTables = [
  "contact_datas",
  "emp_datas",
  "portfolio_forms",
  "subscribes",
  "form_answers",
  "cv_files",
  "lead_events",
];

const visitor = "Marker Lovelace";
/** Data that no response may contain without permission: leads, links to CVs, other admin users. */
const secrets = /Marker|marker@|\/api\/cvs\/|editor@example/;

/** The media library's routes that an author may call for the administrator's file and folder. */
const openMedia = [
  "GET /upload/ai-metadata-jobs/pending-count",
  "GET /upload/files",
  "GET /upload/files/:id",
  "GET /upload/folder-structure",
  "GET /upload/folders",
  "GET /upload/folders/:id",
  "POST /upload",
  // These act on files in the body, which is empty (media-library.test.ts sends other users' files).
  "POST /upload/actions/bulk-delete",
  "POST /upload/actions/bulk-move",
  "POST /upload/actions/bulk-update",
  "POST /upload/actions/generate-ai-metadata",
  "POST /upload/ai-metadata-jobs",
  "POST /upload/files",
  "POST /upload/folders",
];
const openFiles = [
  "DELETE /upload/files/:id",
  "POST /upload/files/:id/replace",
  "PUT /upload/files/:id",
  "PUT /upload/folders/:id",
];

/**
 * Declares tests of the panel's roles, for any database. Strapi stores its routes in modules, so each
 * database needs a separate process and test file.
 *
 * @param service available once tests run; no other test may create leads meanwhile.
 */
export const describePanelRoles = (
  service: PanelService,
  administrator: () => Record<string, string>,
) => {
  let leads: Target[];
  const keepPicture = (headers: Record<string, string>) => uploadMedia(service.url, headers);

  before(async () => {
    // Otherwise the CMS's own schedule may change other tests' records between two looks at all of them.
    await runScheduled(service.strapi);
    for (const table of leadTables) await query(service, `delete from ${table}`);
    // The tests request file 1 and folder 1.
    assert.equal((await keepPicture(administrator())).status, 201);
    const folder = { name: "Of the roles", parent: null };
    const { status } = await sendJson(`${service.url}/upload/folders`, folder, administrator());
    assert.equal(status, 201);
    const cv = await uploadCv(service.url);
    leads = [];
    const label = "<script>alert(1)</script>";
    await publishForm(service, {
      title: "Of the roles",
      slug: "of-the-roles",
      questions: [{ label, kind: "text" }],
    });
    const custom = { form: "of-the-roles", answers: [answered(label, visitor)] };
    for (const form of Object.values<Form>(forms)) {
      const data = form.custom
        ? custom
        : {
            ...payloads[form.path as keyof typeof payloads],
            ...(form.uniqueBy ? { name: "marker@example.com" } : { full_name: visitor }),
            ...(form.claims ? { cv } : {}),
          };
      assert.equal((await sendJson(service.url + form.path, { data })).status, 201);
      const { documentId: id } = await service.strapi.db.query(form.uid).findOne({ where: {} });
      leads.push({ uid: form.uid, id });
    }
  });

  const everything = () =>
    Promise.all(
      [...leadTables.filter((table) => table !== "lead_events"), "articles"].map((table) =>
        query(service, `select * from ${table}`),
      ),
    );

  test("lets the role Leads only read and answer leads", async () => {
    const headers = await signInAs(service, "leads");
    const article = await service.strapi
      .documents("api::article.article")
      .create({ data: { title: "A draft" } as never });
    const content = [
      { uid: "api::article.article", id: article.documentId },
      { uid: "api::home.home", id: "1" },
      { uid: "admin::user", id: "1" },
    ];
    const earlier = await everything();
    const responses = await requestPanelRoutes(
      service.url,
      headers,
      servedRoutes(service.strapi),
      content,
    );

    // It rejects the empty body before it checks the user.
    assert.deepEqual(permittedRoutes(responses), ["POST /upload"]);
    assert.deepEqual(await everything(), earlier);
    assert.equal((await keepPicture(headers)).status, 403);

    for (const { uid, id } of leads) {
      const panel = panelOf(service, () => headers);
      const path = `${manage}/${uid}/${id}`;
      const read = await panel.get(path);
      assert.equal(read.status, 200, uid);
      assert.match(JSON.stringify(read.body), /Marker|marker/);
      assert.equal((await panel.remove(uid, id)).status, 403, uid);
      if (uid === forms.subscribe.uid) continue;

      const [field, words] =
        uid === forms.custom.uid
          ? ["summary", `<script>alert(1)</script>: ${visitor}`]
          : ["full_name", visitor];
      const forged = { [field]: "Forged", state: "answered", note: "Called" };
      const { data } = (await panel.call("PUT", path, forged)).body as {
        data: Record<string, string>;
      };
      assert.partialDeepStrictEqual(data, {
        [field]: words,
        state: "answered",
        note: "Called",
      });
      if (uid !== forms.application.uid) continue;

      assert.equal((await fetch(data.cv_link ?? "")).status, 200);
    }
  });

  // An author's permissions are a subset of an editor's, as the next test checks, so one walk is enough.
  // The editor's is last, because it deletes the file.
  for (const role of isFullRun() ? ["strapi-author", "strapi-editor"] : ["strapi-editor"]) {
    test(`denies leads, settings and users to ${role}`, async () => {
      const headers = await signInAs(service, role);
      const closed = [
        ...leads,
        { uid: "api::cv-file.cv-file", id: "1" },
        { uid: "admin::user", id: "1" },
      ];
      const earlier = await everything();
      const responses = await requestPanelRoutes(
        service.url,
        headers,
        servedRoutes(service.strapi),
        closed,
      );

      assert.ok(responses.length > 300, `the panel was walked: ${responses.length} responses`);
      assert.deepEqual(
        responses.filter(({ text }) => secrets.test(text)),
        [],
      );
      assert.deepEqual(
        permittedRoutes(responses).sort(),
        [
          "GET /search",
          "GET /section-patterns",
          "POST /section-patterns",
          "POST /section-patterns/current",
          ...openMedia,
          ...(role === "strapi-editor" ? ["POST /section-patterns/:id/delete", ...openFiles] : []),
        ].sort(),
        "the media library, the search and the saved sections alone are open",
      );
      assert.deepEqual(await everything(), earlier);
    });
  }

  test("gives an author no permission that an editor lacks", async () => {
    const rightsOf = async (code: string) => {
      const rights = await service.strapi.db
        .query("admin::permission")
        .findMany({ where: { role: { code } } });

      return new Map(
        rights.map(({ action, subject, properties, conditions }) => [
          `${action} ${subject}`,
          {
            fields: (properties as { fields?: string[] }).fields ?? [],
            conditions: conditions as string[],
          },
        ]),
      );
    };
    const [author, editor] = [await rightsOf("strapi-author"), await rightsOf("strapi-editor")];

    assert.ok(author.size > 20, `rights were read: ${author.size}`);
    for (const [right, { fields, conditions }] of author) {
      const wider = editor.get(right);
      assert.ok(wider, right);
      assert.deepEqual(
        fields.filter((field) => !wider.fields.includes(field)),
        [],
        right,
      );
      assert.ok(
        wider.conditions.every((condition) => conditions.includes(condition)),
        right,
      );
    }
  });

  test("sets the roles' permissions once, so that administrators can change them", async () => {
    const permissions = service.strapi.db.query("admin::permission");
    const where = {
      role: { code: "strapi-editor" },
      action: "plugin::content-manager.explorer.delete",
      subject: "api::article.article",
    };
    const editors = await service.strapi.service("admin::role").findOne({ code: "strapi-editor" });
    const [given] = await permissions.findMany({ where });
    await permissions.delete({ where: { id: given.id } });

    await createPanelRoles(service.strapi);
    const found = await permissions.findMany({ where });
    // Other tests have editors, too.
    const { id: _id, ...right } = given;
    await permissions.create({ data: { ...right, role: editors.id } });
    assert.deepEqual(found, []);
  });

  describeLeadsExport(() => service);
};
