import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { validRecords } from "../../src/common/testing/refusals";
import { article, articleFields } from "../support/articles";
import { manage, openPanelWithRole } from "../support/panel-client";
import { panel, panelService as service } from "../support/shared-panel-service";
import {
  category,
  deletedOf,
  newArticle,
  newCategory,
  nextNumber,
  restore,
  versions,
} from "../support/record-versions";

describe("a deleted record", () => {
  test("is listed with who deleted it, and comes back once, as a draft with its versions", async () => {
    const { documentId, data } = await newArticle();
    await panel.publish(article, documentId, data);
    await panel.call("PUT", `${manage}/${article}/${documentId}`, { excerpt: "Last words." });
    await panel.remove(article, documentId);
    assert.equal((await deletedOf(article, data.title))?.by, "Edith");

    const { status, body } = await restore(article, data.title);

    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual([body.leftOut, body.address], [[], null]);
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
    const data = { ...validRecords.form, title, receiver: "one@example.com" };
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

describe("whose a record is", () => {
  const openAuthor = (email: string) => openPanelWithRole(service, "strapi-author", email);
  const userOf = (email: string) =>
    service.strapi.db.query("admin::user").findOne({ where: { email } });
  const creatorOf = async (documentId: string) => {
    const draft = (await service.strapi.db.query(article).findOne({
      where: { documentId, publishedAt: null },
      populate: ["createdBy"],
    })) as { createdBy: { email: string } | null } | null;

    return draft?.createdBy?.email;
  };

  test("it belongs to its author again when somebody else brings it back", async () => {
    const email = "author-of-deleted@example.com";
    const author = await openAuthor(email);
    const data = articleFields();
    await panel.remove(article, await author.create(article, data));

    const { body } = await restore(article, data.title);

    assert.equal(await creatorOf(body.documentId), email);
    const changed = await author.call("PUT", `${manage}/${article}/${body.documentId}`, {
      excerpt: "Mine.",
    });
    assert.equal(changed.status, 200, JSON.stringify(changed.body));
  });

  test("without its author's account, it belongs to who brings it back", async () => {
    const email = "gone-author@example.com";
    const data = articleFields();
    await panel.remove(article, await (await openAuthor(email)).create(article, data));
    const { id } = (await userOf(email)) as { id: number };
    assert.equal((await panel.call("DELETE", `/admin/users/${id}`)).status, 200);

    const { status, body } = await restore(article, data.title);

    assert.equal(status, 200, JSON.stringify(body));
    const administrator = await service.strapi.db.query("admin::user").findOne({
      where: { firstname: "Edith" },
    });
    assert.equal(await creatorOf(body.documentId), (administrator as { email: string }).email);
  });

  test("it stays its author's when others publish it, discard its draft and unpublish it", async () => {
    const email = "author-of-changed@example.com";
    const author = await openAuthor(email);
    const data = articleFields();
    const documentId = await author.create(article, data);
    assert.equal((await panel.publish(article, documentId, data)).status, 200);
    await panel.call("PUT", `${manage}/${article}/${documentId}`, { excerpt: "Other." });
    const discard = `${manage}/${article}/${documentId}/actions/discard`;
    assert.equal((await panel.post(discard)).status, 200);
    assert.equal(await creatorOf(documentId), email);

    await panel.unpublish(article, documentId);
    assert.equal(await creatorOf(documentId), email);
  });

  test("a duplicate belongs to who made it", async () => {
    const author = await openAuthor("author-of-original@example.com");
    const other = "duplicating@example.com";
    const editor = await openPanelWithRole(service, "strapi-editor", other);
    const documentId = await author.create(article, articleFields());
    const clone = `${manage}/${article}/clone/${documentId}`;
    const { status, body } = await editor.post(clone, articleFields());

    assert.equal(status, 200, JSON.stringify(body));
    assert.equal(
      await creatorOf((body as { data: { documentId: string } }).data.documentId),
      other,
    );
  });
});

describe("the address of a record that is brought back", () => {
  test("is named if visitors are redirected from it", async () => {
    const { data, documentId } = await newArticle();
    await panel.publish(article, documentId, data);
    const removal = `${manage}/${article}/${documentId}?redirectTo=/blog/`;
    assert.equal((await panel.call("DELETE", removal)).status, 200);

    const { body } = await restore(article, data.title);

    assert.match(
      body.address ?? "",
      new RegExp(`^A redirect leads from /blog/${data.slug}/ to /blog/: choose another address`),
    );
    assert.equal((await panel.publish(article, body.documentId, data)).status, 400);
  });

  test("is named if another published record has it", async () => {
    const { data, documentId } = await newArticle();
    await panel.remove(article, documentId);
    const other = { ...articleFields(), slug: data.slug };
    const second = await panel.create(article, other);
    assert.equal((await panel.publish(article, second, other)).status, 200);

    const { body } = await restore(article, data.title);

    assert.match(body.address ?? "", /address/i);
    assert.equal((await panel.publish(article, body.documentId, data)).status, 400);
  });
});

const draftOf = async (documentId: string) => ({
  draft: (await service.strapi.documents(article).findOne({
    documentId,
    populate: ["category", "author"],
  })) as { category: unknown; author: { documentId: string } | null } | null,
});
