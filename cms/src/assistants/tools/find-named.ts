import type { Core, Struct, UID } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";

import { contentTypes, editedOnly } from "../../content/model/content-types";
import { findDraft, missingRecord, rightsTo } from "../../content/model/find-record";
import { suggest } from "../../server/lib/suggest";
import type { OpenRecord } from "../../server/admin/open-record";
import { mayRead } from "../../server/admin/rights";

import { isOwnOrUnowned, isWritable } from "./permissions";
import type { Person } from "./define-tool";

/** Arguments that name a record. */
export const recordInput = {
  type: z.string().describe("The name of its type, as list_types has it"),
  id: z
    .string()
    .optional()
    .describe("The record's id, as find_records has it. A type with one record needs none"),
};

/** When the record was read: what has been saved since is not overwritten. */
export const updatedAtInput = {
  updatedAt: z
    .string()
    .describe("The record's updatedAt, as read_record or the last change gave it"),
};

/** The content type of a name. @throws {NotFoundError} with the names that are similar. */
export const findType = (
  strapi: Core.Strapi,
  { ability }: Person,
  name: string,
): Struct.ContentTypeSchema => {
  const readable = contentTypes(strapi).filter(({ uid }) => mayRead(ability, uid));
  const found = readable.find((type) => type.name === name);
  if (found) return strapi.contentType(found.uid);

  throw new errors.NotFoundError(
    `There is no type "${name}". Similar ones: ${suggest(
      name,
      readable.map((type) => type.name),
    )}.`,
  );
};

const onlyIdOf = async (strapi: Core.Strapi, uid: UID.ContentType): Promise<string> => {
  const row: { documentId: string } | null = await strapi.db
    .query(uid)
    .findOne({ where: editedOnly(strapi, uid), select: ["documentId"] });

  return row?.documentId ?? "";
};

/** The record that arguments name. @throws {NotFoundError} unless the person may read it. */
export const findNamed = async (
  strapi: Core.Strapi,
  person: Person,
  { type, id }: { type: string; id?: string | undefined },
): Promise<OpenRecord & { schema: Struct.ContentTypeSchema }> => {
  const schema = findType(strapi, person, type);
  const { uid, kind } = schema;
  const { ability } = person;
  const documentId = kind === "singleType" ? await onlyIdOf(strapi, uid) : (id ?? "");
  const draft = documentId ? await findDraft(strapi, uid, documentId) : null;
  const rights = rightsTo(strapi, ability, uid);
  if (!draft || !rights.can.read(draft)) throw missingRecord();

  return { schema, uid, documentId, draft, rights, ability };
};

/** @throws {ForbiddenError} for a type that only people change. */
export const requireWritable = ({ info }: Struct.ContentTypeSchema) => {
  if (isWritable(info.singularName)) return;

  throw new errors.ForbiddenError(
    `Only people change ${info.displayName}: tell your person what you would change.`,
  );
};

/** The record, if an assistant may change it. @throws {ForbiddenError} */
export const findChangeable = async (
  strapi: Core.Strapi,
  person: Person,
  named: { type: string; id?: string | undefined },
) => {
  const record = await findNamed(strapi, person, named);
  requireWritable(record.schema);
  if (!record.rights.can.update(record.draft)) {
    throw new errors.ForbiddenError("Your person’s role cannot change this record.");
  }
  if (!isOwnOrUnowned(record.draft, person.user)) {
    throw new errors.ForbiddenError(
      "Somebody else created this record, and an assistant does not change those. Tell your person what you would change.",
    );
  }

  return record;
};
