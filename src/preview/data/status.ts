import { checkRecord } from "../../../common/rules/check-record";
import { fieldLabel } from "../../../common/rules/labels";
import type { ContentRecord } from "../../../common/rules/model";

import type { ContentModel } from "../../../common/content-model";

import { recordAt, slugOf } from "./record-paths";
import type { RecordStore } from "./record-store";

/** Labels of the fields that prevent publishing the page's record, with the sections that a field lacks. */
export type PageStatus = { blockingFields: string[] };

/** Validates a page's record by the rules of Publish; of several with one slug, the opened one. */
export const createStatus =
  (model: ContentModel) =>
  async (records: RecordStore, path: string, opened?: string): Promise<PageStatus> => {
    const about = recordAt(path);
    if (!about) return { blockingFields: [] };

    const type = records.type(about.name);
    const isPageRecord = (record: ContentRecord) =>
      about.slug === undefined || slugOf(record) === about.slug;
    const found = (await records.listAll(type)).filter(isPageRecord);
    const record = found.find(({ documentId }) => documentId === opened) ?? found[0];
    const problems = record ? checkRecord(model.components, type, record) : [];

    return {
      blockingFields: problems.map(({ path: field, missing }) => {
        const label = fieldLabel(model.components, type.attributes, field, record);

        return missing ? `${label} (add ${missing.join(" and ")})` : label;
      }),
    };
  };

export type Status = ReturnType<typeof createStatus>;
