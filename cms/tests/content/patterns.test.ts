import assert from "node:assert/strict";
import { test } from "node:test";

import type { SectionPattern } from "../../src/content/types";

import { validRecords } from "../../src/common/testing/refusals";
import { signInAs } from "../support/users";
import { mediaFile, uploadMedia } from "../support/media";
import { openPanelAs, type Panel } from "../support/panel-client";
import { panel, panelService as service } from "../support/shared-panel-service";
import { smallestPng } from "../support/visitors";

const page = "api::page.page";
const action = (name: string) => ({
  action: `plugin::content-manager.explorer.${name}`,
  subject: page,
});

const path = "/section-patterns";
const listFor = async (from: Panel = panel) => {
  const { status, body } = await from.get(path);
  assert.equal(status, 200);

  return (body as { patterns: SectionPattern[] }).patterns;
};
const text = { __component: "sections.text", title: "What spring costs", layout: "wide" };
const quote = { __component: "sections.quotes", title: "What clients say" };

const keepPicture = async (headers: Record<string, string>, name: string) => {
  const { text: stored } = await uploadMedia(service.url, headers, {
    file: mediaFile(name, smallestPng),
  });
  const [{ id, documentId }] = JSON.parse(stored) as [{ id: number; documentId: string }];

  return { id, documentId, name };
};

test("a saved section is the team's, until somebody who publishes deletes it", async () => {
  const author = await openPanelAs(
    service.url,
    panel,
    [action("read"), action("create")],
    "patterns-author@example.com",
  );
  const { status } = await author.post(path, { name: "  Spring: text ", sections: [text, quote] });
  assert.equal(status, 200);
  const [saved] = await listFor();
  assert.deepEqual([saved?.name, saved?.sections], ["Spring: text", [text, quote]]);

  const mayDelete = async (by: typeof panel) =>
    ((await by.get(path)).body as { mayDelete: boolean }).mayDelete;
  assert.deepEqual([await mayDelete(author), await mayDelete(panel)], [false, true]);
  assert.equal((await author.post(`${path}/${saved?.id}/delete`, {})).status, 403);
  assert.equal((await listFor(author)).length, 1);
  assert.equal((await panel.post(`${path}/${saved?.id}/delete`, {})).status, 200);
  assert.deepEqual(await listFor(), []);
});

test("a name is used once, and says what it is for", async () => {
  const save = async (body: object) => {
    const { status, body: answer } = await panel.post(path, body);

    return `${status} ${(answer as { error?: { message: string } }).error?.message ?? ""}`;
  };
  await save({ name: "Twice", sections: [text] });

  assert.match(
    await save({ name: "Twice", sections: [text] }),
    /^400 .*“Twice”: choose another name/,
  );
  assert.match(await save({ name: " ", sections: [text] }), /^400 Give it a name/);
  assert.match(await save({ name: "x".repeat(81), sections: [text] }), /^400 Give it a name/);
  for (const section of [null, [], "sections.text", {}, { __component: "toString" }]) {
    assert.match(
      await save({ name: "Other", sections: [text, section] }),
      /^400 The website has no such section/,
    );
  }
  for (const sections of [undefined, text, [], Array(51).fill(text)]) {
    assert.match(await save({ name: "Other", sections }), /^400 Choose at least one section/);
  }
  const long = { ...text, text: "x".repeat(300_000) };
  assert.match(await save({ name: "Other", sections: [long] }), /^413/);
  for (const { id } of await listFor()) await panel.post(`${path}/${id}/delete`, {});
});

test("a role that adds no records gets none", async () => {
  const reader = await openPanelAs(
    service.url,
    panel,
    [action("read")],
    "patterns-reader@example.com",
  );

  assert.equal((await reader.get(path)).status, 403);
  assert.equal((await reader.post(path, { name: "Mine", sections: [text] })).status, 403);
  assert.equal((await fetch(`${service.url}${path}`)).status, 401);
});

test("a saved or copied section comes without the file and the record that were deleted since", async () => {
  const editor = await signInAs(service, "strapi-editor", "pictures-of-patterns@example.com");
  const kept = await keepPicture(editor, "kept.png");
  const gone = await keepPicture(editor, "gone.png");
  const person = await panel.create("api::person.person", validRecords.person ?? {});
  const item = (documentId: string) => ({ documentId, label: "One", apiData: { documentId } });
  const people = {
    __component: "sections.people",
    title: "Who",
    people: { connect: [item(person), item("deleted")], disconnect: [] },
  };
  const pictured = (picture: object) => ({ ...text, image: picture });
  await panel.post(path, { name: "With people", sections: [text, people] });
  await panel.post(path, { name: "With picture", sections: [pictured(gone)] });
  assert.equal((await panel.call("DELETE", `/upload/files/${gone.id}`)).status, 200);

  assert.deepEqual(
    (await listFor()).map(({ sections }) => sections),
    [
      [text, { ...people, people: { connect: [item(person)], disconnect: [] } }],
      [{ ...text, image: null }],
    ],
  );
  const current = async (section: object) =>
    ((await panel.post(`${path}/current`, { section })).body as { section: object }).section;
  assert.deepEqual(await current(pictured(gone)), { ...text, image: null });
  assert.deepEqual(await current(pictured(kept)), pictured(kept));
});
