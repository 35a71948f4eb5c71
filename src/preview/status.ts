import type { ContentModel } from "../build/content-model";
import type { ContentRecord } from "../../cms/src/content/rules/model";

import { recordAt, slugOf } from "./addresses";
import type { Drafts } from "./drafts";
import { missingFields } from "./missing";

/** What the bar of a preview says: the fields that the page's record needs before it can be published. */
export type PageStatus = { missing: string[] };

/** Says what the records that a page is about still need. */
export const createStatus =
  (model: ContentModel, drafts: Drafts) =>
  async (path: string): Promise<PageStatus> => {
    const about = recordAt(path);
    if (!about) return { missing: [] };

    const type = drafts.type(about.name);
    const isIt = (record: ContentRecord) =>
      about.slug === undefined || slugOf(record) === about.slug;
    const record = (await drafts.of(type)).find(isIt);
    const missing = record ? missingFields(model, type.attributes, record) : [];

    return { missing: missing.map((names) => names.join(": ")) };
  };

export type Status = ReturnType<typeof createStatus>;
