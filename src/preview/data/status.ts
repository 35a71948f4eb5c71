import { checkRecord } from "../../../common/rules/check-record";
import { fieldLabel } from "../../../common/rules/labels";
import type { ContentRecord } from "../../../common/rules/model";

import type { ContentModel } from "../../../common/content-model";

import { recordAt, slugOf } from "./record-paths";
import type { RecordStore } from "./record-store";

/**
 * What prevents publishing a page's record, in words: the path of a field, such as `sections.0.title`, and the
 * component that it lacks.
 */
export type BlockingField = { words: string; field: string; component?: string };

/** What prevents publishing the page's record. */
export type PageStatus = { blockingFields: BlockingField[] };

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
      blockingFields: problems.flatMap(({ path, message, missing }): BlockingField[] => {
        const field = path.join(".");
        const label = fieldLabel(model.components, type.attributes, path, record);
        if (!missing) return [{ words: `${label}: ${message}`, field }];

        return missing.map((component) => ({
          words: `Add ${model.components.get(component)?.label}`,
          field,
          component,
        }));
      }),
    };
  };

export type Status = ReturnType<typeof createStatus>;
