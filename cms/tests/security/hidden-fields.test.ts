import assert from "node:assert/strict";
import { test } from "node:test";

import { forms } from "../../src/leads/forms/forms";
import { attributesOfCms } from "../../src/leads/forms/hide-attributes";

import { panel, panelService as service } from "../support/shared-panel-service";

for (const form of Object.values(forms)) {
  test(`the panel's API never answers fields of ${form.name} that are for the CMS alone`, async () => {
    const { uid } = form;
    const hidden = attributesOfCms(form);
    assert.ok(hidden.length > 0);
    const secret = (field: string) =>
      field === "asked_at" ? "2001-02-03T00:00:00.000Z" : `secret-${field}`;
    const { documentId } = await service.strapi.db.query(uid).create({
      data: Object.fromEntries(hidden.map((field) => [field, secret(field)])),
    });

    const path = `/content-manager/collection-types/${uid}`;
    for (const query of [`${path}?pageSize=100`, `${path}/${documentId}`]) {
      const { status, body } = await panel.get(query);
      assert.equal(status, 200, query);
      assert.match(JSON.stringify(body), new RegExp(documentId as string));
      assert.doesNotMatch(JSON.stringify(body), /submission_|secret-|asked_at|2001-02-03/, query);
    }
    for (const field of hidden) {
      for (const query of [
        `filters[${field}][$eq]=${secret(field)}`,
        `filters[${field}][$eq]=2002-02-03T00:00:00.000Z`,
        `fields[0]=${field}`,
      ]) {
        const { status } = await panel.get(`${path}?${query}`);
        assert.ok([400, 403].includes(status), `${query}: ${status}`);
      }
    }
  });
}
