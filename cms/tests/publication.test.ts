import assert from "node:assert/strict";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";

import type { UID } from "@strapi/strapi";

import { contentTypes } from "../src/content/content-types";
import { componentsOf, modelOf } from "../src/content/model";
import { fieldsOf } from "../src/content/rules/fields";
import type { ContentRecord, Problem } from "../src/content/rules/model";
import { populateFields } from "../src/content/rules/populate";

import { signIn } from "./support/editor";
import { type InProcess, startInProcess } from "./support/in-process";
import { project } from "./support/service";

type Refusal = Problem & { what: string; type: string; set: ContentRecord };
type Document = ContentRecord & { documentId: string };
type Documents = {
  [method in "create" | "update" | "publish" | "unpublish" | "delete" | "discardDraft"]: (
    params: object,
  ) => Promise<Document>;
} & { [method in "findFirst"]: (params: object) => Promise<Document | null> } & {
  findMany: (params: object) => Promise<Document[]>;
  count: (params: object) => Promise<number>;
};

// The site's build has a test with the same table: its check refuses these records too.
const { accepted, refused }: { accepted: Record<string, ContentRecord>; refused: Refusal[] } =
  JSON.parse(readFileSync(join(project, "tests/support/refusals.json"), "utf8"));

let service: InProcess;
before(async () => {
  service = await startInProcess({ CMS_SEED: "true", CMS_ADMIN_PANEL: "true" });
});
after(() => service.stop());

const uidOf = (name: string) => `api::${name}.${name}` as UID.ContentType;
const documents = (name: string) => service.strapi.documents(uidOf(name)) as unknown as Documents;
const typeOf = (name: string) => modelOf(service.strapi.contentType(uidOf(name)) as never);
const everything = (name: string) =>
  populateFields(componentsOf(service.strapi), typeOf(name).attributes);

/** A copy of a record with other values at some paths. */
const changed = (record: ContentRecord, values: ContentRecord) => {
  const copy = structuredClone(record);
  for (const [path, value] of Object.entries(values)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    const owner = names.reduce((part, name) => part[name] as ContentRecord, copy);
    owner[last] = value;
  }

  return copy;
};

/** A draft with these fields: a new one, or that of the single record. */
const saveDraft = async (name: string, data: ContentRecord) => {
  const single = typeOf(name).kind === "singleType" && (await documents(name).findFirst({}));

  return single
    ? documents(name).update({ documentId: single.documentId, data })
    : documents(name).create({ data });
};

/** Takes back what {@link saveDraft} did. */
const forget = async (name: string, documentId: string) => {
  const undo = typeOf(name).kind === "singleType" ? "discardDraft" : "delete";
  await documents(name)[undo]({ documentId });
};

/** What a refused call says, field by field. */
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => assert.fail("it was not refused"),
    (reason: unknown) => reason,
  );
  const { name, details } = error as { name: string; details: { errors?: Problem[] } };
  assert.equal(name, "ValidationError", String(error));

  return (details.errors ?? []).map(({ path, message }) => ({ path, message }));
};

describe("a record that the site cannot be built from is not published:", () => {
  for (const { what, type, set, path, message } of refused) {
    test(what, async () => {
      const { documentId } = await saveDraft(type, changed(accepted[type] ?? {}, set));

      assert.deepEqual(await refusal(documents(type).publish({ documentId })), [{ path, message }]);
      await forget(type, documentId);
    });
  }

  test("a slug that another published record has", async () => {
    const [known] = await documents("article").findMany({ status: "published" });
    const { documentId } = await saveDraft("article", { ...accepted.article, slug: known?.slug });

    assert.deepEqual(await refusal(documents("article").publish({ documentId })), [
      {
        path: ["slug"],
        message: `Another published record has "${String(known?.slug)}" as its slug: give one of them another.`,
      },
    ]);
    await forget("article", documentId);
  });

  test("the words of a page that the catalogue does not have", async () => {
    const uid = uidOf("hire-page");
    const { documentId } = await documents("hire-page").create({ data: accepted["hire-page"] });
    // As a technology leaves it that is no longer in the catalogue.
    await service.strapi.db
      .query(uid)
      .updateMany({ where: { documentId }, data: { slug: "fluter" } });

    const [problem] = await refusal(documents("hire-page").publish({ documentId }));
    assert.deepEqual(problem?.path, ["slug"]);
    assert.match(problem.message, /^"fluter" belongs to no page of the catalogue: choose one of /);
    await forget("hire-page", documentId);
  });

  test("a picture in a text that is not in the media library", async () => {
    const body = "![A desk](https://elsewhere.example/desk.png)";
    const { documentId } = await saveDraft("article", { ...accepted.article, body });

    assert.deepEqual(await refusal(documents("article").publish({ documentId })), [
      {
        path: ["body"],
        message:
          "The picture https://elsewhere.example/desk.png is not in the media library: upload it there, and insert it from there.",
      },
    ]);
    await forget("article", documentId);
  });

  test("a file that the media library lists and no longer has", async () => {
    const cover = await service.strapi.db.query("plugin::upload.file").create({
      data: {
        name: "gone.png",
        hash: "gone",
        mime: "image/png",
        size: 1,
        provider: "local",
        url: "/uploads/gone.png",
      },
    });
    const body = `![Gone](http://localhost:1337${cover.url})`;
    const { documentId } = await saveDraft("article", {
      ...accepted.article,
      cover: cover.id,
      body,
    });
    const message =
      'The file "gone.png" is missing from the media library: upload it again, and choose the new one.';

    assert.deepEqual(await refusal(documents("article").publish({ documentId })), [
      { path: ["cover"], message },
      { path: ["body"], message },
    ]);
    await forget("article", documentId);
  });
});

describe("every record of the seed", () => {
  const walk = async (visit: (name: string, record: Document) => Promise<void>) => {
    let count = 0;
    for (const { name } of contentTypes(service.strapi)) {
      for (const record of await documents(name).findMany({ populate: everything(name) })) {
        await visit(name, record);
        count += 1;
      }
    }
    assert.ok(count > 60, `${count} records`);
  };

  test("can be published as it is", async () => {
    await walk(async (name, { documentId }) => {
      await documents(name).publish({ documentId });
    });
  });

  test("is refused at each required field that is emptied", async () => {
    const seen = new Set<string>();
    await walk(async (name, record) => {
      if (seen.has(name)) return;
      seen.add(name);
      const fields = fieldsOf(componentsOf(service.strapi), typeOf(name).attributes, record);
      const required = fields.filter(({ attribute }) => attribute.required);
      assert.ok(required.length > 0, name);

      for (const { path, attribute } of required) {
        // A number or a switch that is not there takes its default.
        if (["boolean", "enumeration"].includes(attribute.type) && path.length > 1) continue;
        const [top = ""] = path;
        const isList = attribute.repeatable ?? attribute.type === "dynamiczone";
        const emptied = changed(record, { [path.join(".")]: isList ? [] : null });
        const { documentId } = record;
        await documents(name).update({ documentId, data: { [top]: emptied[top] } });

        const problems = await refusal(documents(name).publish({ documentId }));
        assert.ok(
          problems.some((problem) => problem.path.join() === path.join()),
          `${name} ${path.join(".")}: ${JSON.stringify(problems)}`,
        );
      }
      await documents(name).discardDraft({ documentId: record.documentId });
    });
  });
});
