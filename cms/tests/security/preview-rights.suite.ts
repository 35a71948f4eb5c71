import assert from "node:assert/strict";
import { test } from "node:test";

import { contentTypes } from "../../src/content/model/content-types";
import type { Viewer } from "../../src/preview/ticket";
import { readAction } from "../../src/server/admin/rights";

import { checkPreview } from "../support/preview-session";
import type { PanelService } from "../support/use-panel-service";
import { signInAs } from "../support/users";
import { send } from "../support/visitors";

/** The CMS's answer to the preview server's check of a session. */
const isPreviewOpen = async ({ url, environment }: PanelService, { session, uid }: Viewer) => {
  const answer = await checkPreview(url, environment.PREVIEW_SECRET ?? "", { session, uid });

  return ((await answer.json()) as { open: boolean }).open;
};

/** Declares tests of who gets a preview, and when it ends, for any database. */
export const describePreviewRights = (service: PanelService) => {
  test("gives preview tickets to roles that may read the record", async () => {
    const article = await service.strapi
      .documents("api::article.article")
      .create({ data: { title: "A secret draft" } as never });
    const path = `/content-manager/preview/url/api::article.article?documentId=${article.documentId}&status=draft`;
    for (const [role, status] of [
      ["strapi-author", 200],
      ["leads", 403],
    ] as const) {
      const headers = await signInAs(service, role, `${role}-preview@example.com`);
      assert.equal(
        (await send(service.url + path, { method: "GET", headers })).status,
        status,
        role,
      );
    }
  });

  test("gives previews only to roles that may read every record of all content types", async () => {
    const roleService = service.strapi.service("admin::role");
    const role = await roleService.create({ name: "Readers", code: "readers", description: "" });
    const allow = (permissions: object[]) => roleService.assignPermissions(role.id, permissions);
    // Collections first: a single type has no preview without its record.
    const [one, ...others] = contentTypes(service.strapi)
      .toSorted((a, b) => a.kind.localeCompare(b.kind))
      .map(({ uid }) => ({
        action: readAction,
        subject: uid,
        properties: { fields: Object.keys(service.strapi.contentType(uid).attributes) },
      }));
    const headers = await signInAs(service, "readers");
    const ask = (uid = "") =>
      send(`${service.url}/content-manager/preview/url/${uid}?documentId=abc`, {
        method: "GET",
        headers,
      });
    await allow([one, ...others] as object[]);
    const given = await ask(others[0]?.subject);
    assert.equal(given.status, 200, given.text);
    const [, ticket = ""] = /ticket=([^."]+)/.exec(given.text) ?? [];
    const viewer: Viewer = JSON.parse(Buffer.from(ticket, "base64url").toString());
    assert.equal(await isPreviewOpen(service, viewer), true);

    for (const [what, permissions] of [
      ["one type", [others[0]]],
      ["all types but one", others],
      ["one type's own records", [{ ...one, conditions: ["admin::is-creator"] }, ...others]],
    ] as const) {
      await allow(permissions as object[]);
      const refused = await ask(others[0]?.subject);
      assert.equal(refused.status, 403, what);
      assert.equal(
        JSON.parse(refused.text).error.message,
        "A preview shows the drafts of all content. Ask an administrator for a role that may read all of it.",
      );
      assert.equal(await isPreviewOpen(service, viewer), false, what);
    }
  });
};
