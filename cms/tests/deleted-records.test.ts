import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { accepted } from "../src/common/testing/refusals";
import { panelService as service } from "./support/panel-service";
import {
  article,
  category,
  deletedOf,
  newArticle,
  newCategory,
  nextNumber,
  panel,
  restore,
  versions,
} from "./support/record-versions";

const manage = "/content-manager/collection-types";

describe("a deleted record", () => {
  test("is listed with who deleted it, and comes back once, as a draft with its versions", async () => {
    const { documentId, data } = await newArticle();
    await panel.publish(article, documentId, data);
    await panel.call("PUT", `${manage}/${article}/${documentId}`, { excerpt: "Last words." });
    await panel.remove(article, documentId);
    assert.equal((await deletedOf(article, data.title))?.by, "Edith");

    const { status, body } = await restore(article, data.title);

    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(body.leftOut, []);
    const { data: draft } = (await panel.get(`${manage}/${article}/${body.documentId}`)).body as {
      data: Record<string, unknown> & { createdBy: { firstname: string } };
    };
    assert.deepEqual(
      [draft.title, draft.slug, draft.excerpt, draft.status, draft.createdBy.firstname],
      [data.title, data.slug, "Last words.", "draft", "Edith"],
    );
    assert.deepEqual((draft.seo as { title: string }).title, data.seo.title);
    assert.equal((await versions(article, body.documentId)).length, 1);
    assert.equal(await deletedOf(article, data.title), undefined);
    assert.equal((await restore(article, data.title)).status, 404);
  });

  test("comes back without references to what no longer exists, which are named", async () => {
    const { documentId: about, name } = await newCategory();
    const by = await panel.create("api::author.author", { name: "Vera Version" });
    const { documentId, data } = await newArticle({
      category: { connect: [{ documentId: about }] },
      author: { connect: [{ documentId: by }] },
    });
    await panel.remove(article, documentId);
    await panel.remove(category, about);

    const { body } = await restore(article, data.title);

    assert.deepEqual(body.leftOut, [name]);
    const { draft } = await draftOf(body.documentId);
    assert.deepEqual(draft?.category, null);
    assert.equal(draft?.author?.documentId, by);
  });

  test("comes back without private fields, which are named", async () => {
    const form = "api::form.form";
    const title = `Versions ${nextNumber()}`;
    const data = { ...accepted.form, title, receiver: "one@example.com" };
    await panel.remove(form, await panel.create(form, data));

    const { body } = await restore(form, title);

    assert.ok(body.leftOut.includes("Receiver"), body.leftOut.join());
    const saved: unknown = await service.strapi.db.query(form).findOne({
      where: { documentId: body.documentId },
      select: ["title", "receiver"],
    });
    assert.deepEqual({ ...(saved as object), id: 0 }, { id: 0, title, receiver: null });
  });

  test("is not kept if the deletion is refused", async () => {
    const { documentId, ...data } = await newCategory();
    const { data: page, documentId: used } = await newArticle({
      category: { connect: [{ documentId }] },
    });
    await panel.publish(category, documentId, data);
    assert.equal((await panel.publish(article, used, page)).status, 200);

    assert.equal((await panel.remove(category, documentId)).status, 400);
    assert.equal(await deletedOf(category, data.name), undefined);
  });
});

const draftOf = async (documentId: string) => ({
  draft: (await service.strapi.documents(article).findOne({
    documentId,
    populate: ["category", "author"],
  })) as { category: unknown; author: { documentId: string } | null } | null,
});
