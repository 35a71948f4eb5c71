import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import type { RecordId } from "../../common/record-id";
import { onContentActions, type Step } from "../../content/model/document-actions";
import { type OpenRecord } from "../../server/admin/open-record";
import { mayRead } from "../../server/admin/rights";
import { currentAdminUser, currentName, isAssistant } from "../../server/admin/users";
import type { PanelRoute } from "../../server/http/panel-routes";

import type { AssistantDraft, AssistantsResponses } from "../types";

/** The list gets these ids in its address: 64 characters each, and reverse proxies take lines of 8 KB. */
const maxIds = 100;

type Row = { record_id: string; by: string; at: string };

const rows = (strapi: Core.Strapi) => strapi.db.query("api::assistant-draft.assistant-draft");
const keyOf = ({ uid, documentId }: RecordId) => `${uid} ${documentId}`;

const unmark = (strapi: Core.Strapi, record: RecordId) =>
  rows(strapi).deleteMany({ where: { record: keyOf(record) } });

const mark = async (strapi: Core.Strapi, record: RecordId) => {
  await unmark(strapi, record);
  await rows(strapi).create({
    data: {
      record: keyOf(record),
      record_type: record.uid,
      record_id: record.documentId,
      by: currentName(strapi) ?? "An assistant",
      at: new Date(),
    },
  });
};

/** Marks what assistants save, in the same transaction, until a person saves, publishes or deletes the record. */
export const followAssistants = (strapi: Core.Strapi) => {
  const save: Step = ({ uid, params }, next) => {
    if (!currentAdminUser(strapi)) return next();

    return strapi.db.transaction(async () => {
      const saved = (await next()) as { documentId?: string } | null;
      const { documentId = saved?.documentId } = params as { documentId?: string };
      if (documentId && isAssistant(strapi)) await mark(strapi, { uid, documentId });
      else if (documentId) await unmark(strapi, { uid, documentId });

      return saved;
    });
  };
  const remove: Step = ({ uid, params }, next) =>
    strapi.db.transaction(async () => {
      const result = await next();
      await unmark(strapi, { uid, documentId: (params as { documentId: string }).documentId });

      return result;
    });

  onContentActions(strapi, {
    create: [save],
    update: [save],
    publish: [save],
    discardDraft: [save],
    delete: [remove],
  });
};

/** The part `assistant` of an open record. */
export const assistantPart =
  (strapi: Core.Strapi) =>
  async (record: OpenRecord): Promise<AssistantDraft | null> => {
    const row: Row | null = await rows(strapi).findOne({ where: { record: keyOf(record) } });

    return row && { by: row.by, at: new Date(row.at).toISOString() };
  };

/** The records of a type that an assistant changed last: the latest, and how many there are. */
export const assistantDraftsRoute = (
  strapi: Core.Strapi,
): PanelRoute<AssistantsResponses["GET /assistant-drafts/:uid"]> => ({
  respond: async (ability, ctx) => {
    const { uid } = ctx.params as { uid: string };
    if (!mayRead(ability, uid)) {
      throw new errors.ForbiddenError("Your role cannot read these records.");
    }
    const where = { record_type: uid };
    const found: Row[] = await rows(strapi).findMany({
      where,
      orderBy: { at: "desc" },
      limit: maxIds,
    });

    return {
      documentIds: found.map(({ record_id }) => record_id),
      total: await rows(strapi).count({ where }),
    };
  },
});
