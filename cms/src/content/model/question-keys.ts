import { randomBytes } from "node:crypto";

import type { Core } from "@strapi/strapi";

import { isRecord } from "../../common/is-record";
import type { ContentRecord } from "../../common/rules/model";

import { publishedWordings, type Wording } from "../../server/lib/form-versions";

import type { Step } from "./document-actions";

type Row = Wording & { id: number };

const formUid = "api::form.form";
const validKey = /^[a-z0-9-]{1,20}$/;
/** With a letter first: objects sort names of digits before others. */
const newKey = () => `q${randomBytes(5).toString("hex")}`;

const isRow = ({ id }: ContentRecord, row: Row) => String(row.id) === String(id);

const readRows = async (strapi: Core.Strapi, documentId: string): Promise<Row[]> => {
  const draft = await strapi.db.query(formUid).findOne({
    where: { documentId, publishedAt: null },
    populate: { questions: true },
  });

  return draft?.questions ?? [];
};

/** The key that a question is saved with: its own, or that of its row. */
const savedKey = (question: ContentRecord, rows: readonly Row[]) => {
  const key = question.key ?? rows.find((row) => isRow(question, row))?.key;

  return typeof key === "string" && validKey.test(key) ? key : undefined;
};

/**
 * Gives each question a key that no other one of the form has. One that comes without a key keeps that of
 * its row, or else of its label.
 */
const addKeys = (questions: ContentRecord[], rows: readonly Row[], earlier: readonly Wording[]) => {
  const taken = new Set<string>();
  const take = (question: ContentRecord, key: string | null | undefined) => {
    if (!key || taken.has(key)) return false;
    taken.add(key);
    question.key = key;

    return true;
  };
  const others = questions.filter((question) => !take(question, savedKey(question, rows)));
  for (const question of others) {
    const known = [...rows, ...earlier].filter(({ label }) => label === question.label);
    if (!known.some(({ key }) => take(question, key))) take(question, newKey());
  }
};

type Params = { documentId?: string; data?: { questions?: unknown } };

/**
 * The step that keeps what identifies a question of a form: unlike its label, its key stays when editors
 * reword it, and unlike Strapi's id, it is the same in the draft, the published version and earlier ones.
 */
export const createQuestionKeysStep =
  (strapi: Core.Strapi): Step =>
  async ({ uid, action, params }, next) => {
    const { documentId, data } = params as Params;
    if (uid !== formUid || !Array.isArray(data?.questions)) return next();

    const isKnown = action === "update" && documentId;
    addKeys(
      data.questions.filter(isRecord),
      isKnown ? await readRows(strapi, documentId) : [],
      isKnown ? await publishedWordings(strapi, documentId) : [],
    );

    return next();
  };
