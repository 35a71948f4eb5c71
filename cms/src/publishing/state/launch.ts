import type { AppContext } from "../../server/app-context";
import { contentFindings } from "../../common/launch/content-findings";
import { contentTypes } from "../../content/model/content-types";
import { readPublished } from "../../content/checks/read-published";
import { modelOf } from "../../content/model/schemas";
import { titleOf } from "../../server/lib/titles";

import type { Launch } from "../types";

/** The response of GET /publishing/launch: what of the published content should not be public. */
export const readLaunch = async ({ strapi }: AppContext): Promise<Launch> => {
  const titles = new Map<string, string>();
  const content = [];
  for (const { uid } of contentTypes(strapi)) {
    const schema = strapi.contentType(uid);
    const type = modelOf(schema);
    const records = await readPublished(strapi, uid);
    for (const record of records) titles.set(String(record.documentId), titleOf(schema, record));
    content.push({ type, records });
  }

  return {
    findings: contentFindings(content, new Date()).map(({ level, sentence, records = [] }) => ({
      level,
      sentence,
      records: records.map((record) => ({
        ...record,
        title: titles.get(record.documentId) ?? record.title,
      })),
    })),
  };
};
