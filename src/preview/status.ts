import { checkRecord } from "../../cms/src/content/rules/check-record";
import { fieldLabel } from "../../cms/src/content/rules/labels";
import type { ContentRecord } from "../../cms/src/content/rules/model";
import { choices } from "../catalogue/choices";

import type { ContentModel } from "../build/content-model";

import { recordAt, slugOf } from "./addresses";
import type { Drafts } from "./drafts";

/** What the bar of a preview says: the fields that keep the page's record from being published. */
export type PageStatus = { missing: string[] };

/**
 * Says what keeps the record of a page from being published, by the rules of Publish itself. Of
 * several with one slug, the record is the one that was opened.
 */
export const createStatus =
  (model: ContentModel, drafts: Drafts) =>
  async (path: string, opened?: string): Promise<PageStatus> => {
    const about = recordAt(path);
    if (!about) return { missing: [] };

    const type = drafts.type(about.name);
    const isIt = (record: ContentRecord) =>
      about.slug === undefined || slugOf(record) === about.slug;
    const found = (await drafts.of(type)).filter(isIt);
    const record = found.find(({ documentId }) => documentId === opened) ?? found[0];
    const problems = record ? checkRecord(model.components, choices, type, record) : [];

    return {
      missing: problems.map(({ path: field }) =>
        fieldLabel(model.components, type.attributes, field, record),
      ),
    };
  };

export type Status = ReturnType<typeof createStatus>;
