import assert from "node:assert/strict";

import type { History, Status } from "../../src/publishing/types";

import type { Panel } from "./panel-client";

export const author = "api::author.author";

/** What the panel shows about the website. */
export const readStatus = async (panel: Panel) =>
  (await panel.get("/publishing/status")).body as Status;

/** The releases and failed builds that the panel lists, the newest first. */
export const readHistory = async (panel: Panel) =>
  ((await panel.get("/publishing/history")).body as History).releases;

/** Publishes an author, a small change of the website. @returns the document id. */
export const publishAuthor = async (panel: Panel, name: string) => {
  const id = await panel.create(author, { name });
  const { status } = await panel.publish(author, id, { name });
  assert.equal(status, 200);

  return id;
};
