import type { Core, Struct, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import { fieldSentence } from "../../common/rules/labels";
import type { ContentRecord } from "../../common/rules/model";
import { isPrivate, writtenAttributes } from "../model/record-content";
import { attributesOf, componentsOf } from "../model/schemas";
import { sourceOf } from "../../common/rules/slugs";
import { toIssues } from "../seed/seed-error";

import { type ImportedPart, keepImported } from "./ledger";

type Documents = Record<
  "create" | "update" | "publish",
  (params: object) => Promise<{ documentId: string }>
>;

/** A record to save, with what the ledger says about it. */
export type Saving = {
  schema: Struct.ContentTypeSchema;
  data: ContentRecord;
  isPublished: boolean;
  source: string;
  digest: string;
  /** The record of an earlier import. */
  documentId: string | undefined;
};

/** What was saved: the sentences say why it is not published. */
export type Saved = { documentId: string; isPublished: boolean; sentences: string[] };

/** Thrown if the rules of publishing refuse a record. */
class RefusedError extends Error {
  constructor(readonly sentences: string[]) {
    super("The record cannot be published.");
  }
}

/** The issues in an error as sentences with the labels of their fields. */
export const sentencesOf = (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  data: ContentRecord,
  error: unknown,
): string[] =>
  toIssues("", error).map(({ path, message }) => {
    const issue = { path: path.split("."), message };

    return fieldSentence(componentsOf(strapi), attributesOf(schema), issue, data);
  });

/** What the panel shows: the first sentence says what happened, as that of a failed schedule does. */
const problemOf = (sentences: string[]) =>
  ["Not published by the import.", ...sentences].join("\n");

/** Fields without a value for those that the new data does not have; made addresses stay. */
const withoutOld = (schema: Struct.ContentTypeSchema, data: ContentRecord): ContentRecord => {
  const fields = Object.entries(writtenAttributes(schema)).map(([name, attribute]) => {
    const { type, repeatable, multiple, relation = "" } = attribute;
    const isList = type === "dynamiczone" || repeatable || multiple || /Many$/.test(relation);
    const isKept = data[name] === undefined && (isPrivate(attribute) || sourceOf(attribute));

    return isKept ? [] : [[name, data[name] ?? (isList ? [] : null)] as const];
  });

  return { ...data, ...Object.fromEntries(fields.flat()) };
};

const findDraft = (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<{ updatedAt: string }> =>
  strapi.db.query(uid).findOne({ where: { documentId, publishedAt: null } });

/** Saves and publishes in one transaction; with sentences, only saves. */
const attempt = async (strapi: Core.Strapi, saving: Saving, sentences: string[]): Promise<Saved> =>
  strapi.db.transaction(async ({ trx }) => {
    const { schema, source, digest } = saving;
    const { uid } = schema;
    const documents = strapi.documents(uid) as unknown as Documents;
    // Saving completes values in it.
    const data = structuredClone(saving.data);
    const { documentId } = saving.documentId
      ? await documents.update({
          documentId: saving.documentId,
          data: withoutOld(schema, data),
        })
      : await documents.create({ data });
    const isPublished = saving.isPublished && sentences.length === 0;
    if (isPublished) {
      await documents.publish({ documentId }).catch((error: unknown) => {
        if (!(error instanceof errors.ValidationError)) throw error;
        throw new RefusedError(sentencesOf(strapi, schema, saving.data, error));
      });
    } else if ("scheduleProblem" in schema.attributes) {
      await strapi.db.query(uid).updateMany({
        where: { documentId, publishedAt: null },
        data: { scheduleProblem: sentences.length > 0 ? problemOf(sentences) : null },
      });
    }
    const { updatedAt } = await findDraft(strapi, uid, documentId);
    const part: ImportedPart = {
      source,
      record_type: uid,
      record_id: documentId,
      digest,
      saved_at: updatedAt,
    };
    await keepImported(strapi, trx, part, saving.documentId !== undefined);

    return { documentId, isPublished, sentences };
  });

/**
 * Saves a record with its row of the ledger, and publishes it if the rules allow it. Otherwise it stays a
 * draft that says why in its form.
 */
export const saveRecord = async (strapi: Core.Strapi, saving: Saving): Promise<Saved> => {
  try {
    return await attempt(strapi, saving, []);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;

    // A refused publication may have changed something: nothing of the first attempt is kept.
    return attempt(strapi, saving, error.sentences);
  }
};
