import assert from "node:assert/strict";

import type {
  ContentResponses,
  KeptVersion,
  RestoredRecord,
  VersionContent,
} from "../../src/content/types";

import { article, articleFields } from "./articles";
import { panel } from "./shared-panel-service";

export const category = "api::category.category";

export type ErrorAnswer = { error: { message: string } };

let lastNumber = 0;
/** For names and slugs that no other test has. */
export const nextNumber = () => (lastNumber += 1);

/** The kept versions of a record, the newest first. */
export const versions = async (uid: string, documentId: string, by = panel) => {
  const { status, body } = await by.get(`/versions/${uid}/${documentId}`);
  assert.equal(status, 200, JSON.stringify(body));

  return (body as { versions: KeptVersion[] }).versions;
};

/** The newest version of a record, and its draft. */
export const contentOf = async (uid: string, documentId: string, by = panel) => {
  const [latest] = await versions(uid, documentId, by);
  const { body } = await by.get(`/versions/${uid}/${documentId}/${latest?.id}`);

  return body as VersionContent;
};

/** A record in the list of deleted ones, by its title. */
export const deletedOf = async (uid: string, title: string, by = panel) => {
  const { body } = await by.get(`/deleted-records/${uid}`);

  return (body as ContentResponses["GET /deleted-records/:uid"]).records.find(
    (record) => record.title === title,
  );
};

/** Brings a deleted record back, by its title. */
export const restore = async (uid: string, title: string, by = panel) => {
  const id = (await deletedOf(uid, title))?.id;
  const { status, body } = await by.post(`/deleted-records/${uid}/${id}/restore`);

  return { status, body: body as RestoredRecord & ErrorAnswer };
};

/** Creates a category as a draft. */
export const newCategory = async () => {
  const number = nextNumber();
  const data = { name: `Kept ${number}`, slug: `kept-${number}` };

  return { ...data, documentId: await panel.create(category, data) };
};

/** Creates an article as a draft. */
export const newArticle = async (more: object = {}) => {
  const data = articleFields(more);

  return { data, documentId: await panel.create(article, data) };
};
