import type { Core, Struct, UID } from "@strapi/strapi";

import type { Context, Next } from "../model/document-actions";
import { attributesOf } from "../model/schemas";
import { throwIssues } from "../model/throw-issues";
import { contentOf, isPrivate, readDraft } from "../model/record-content";
import type { Attributes, ContentRecord } from "../../common/rules/model";

import { mayPublishRecord } from "./may-publish-record";

type Params = { documentId?: string; data?: Record<string, unknown> };
type Saved = { documentId: string } | null;

/** Actions on a document that exists, which the result need not name. */
const onKnown = ["update", "discardDraft"];

const cannotPublishMessage =
  "Your role cannot publish: leave this field unchanged, and ask an editor to change it.";

const cannotDiscardMessage =
  "Discarding the draft changes this field, and your role cannot publish: ask an editor to discard it.";

/** Strapi sets these itself. */
const strapiRelations = ["createdBy", "updatedBy", "localizations"];

const privateAttributes = (schema: Struct.ContentTypeSchema): Attributes =>
  Object.fromEntries(
    Object.entries(attributesOf(schema)).filter(
      ([name, attribute]) => isPrivate(attribute) && !strapiRelations.includes(name),
    ),
  );

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && !value.length);

/** What a field of a new record has. */
const defaultOf = (attribute: object) => (attribute as { default?: unknown }).default ?? null;

/**
 * The step that guards private fields, such as the receiver of a form: neither the site nor a comparison shows
 * them, so only users who may publish a record can change them. Checks apply to the panel only.
 */
export const createPrivateFieldsStep = (strapi: Core.Strapi) => {
  const read = async (uid: UID.ContentType, attributes: Attributes, documentId: string) => {
    const schema = strapi.contentType(uid);
    const draft = await readDraft(strapi, schema, documentId, { attributes });

    return draft && contentOf(strapi, schema, draft, { attributes });
  };

  /** Compares what is stored, because a request may leave out fields and parts of them. */
  return async ({ action, contentType, params, uid }: Context, next: Next) => {
    const { documentId, data = {} } = params as Params;
    const attributes = privateAttributes(contentType);
    const names = Object.keys(attributes);
    const known = onKnown.includes(action) ? documentId : undefined;
    if (names.length === 0 || (await mayPublishRecord(strapi, uid, known))) return next();

    const defaults = Object.fromEntries(
      names.map((name) => [name, defaultOf(attributes[name] ?? {})]),
    );
    // A copy does not inherit what its author may not choose; Strapi's form for copies sends it.
    if (action === "clone" && documentId) {
      const source = (await read(uid, attributes, documentId)) ?? {};
      const isInherited = (name: string) =>
        JSON.stringify(data[name] ?? null) === JSON.stringify(source[name] ?? null);
      for (const name of names.filter((one) => !(one in data) || isInherited(one))) {
        data[name] = attributes[name]?.repeatable ? [] : defaults[name];
      }
    }

    return strapi.db.transaction(async () => {
      const before: ContentRecord = (known && (await read(uid, attributes, known))) || defaults;
      const saved = (await next()) as Saved;
      const after = (saved && (await read(uid, attributes, known ?? saved.documentId))) ?? before;
      const isChanged = (name: string) =>
        !(isEmpty(before[name]) && isEmpty(after[name])) &&
        JSON.stringify(before[name]) !== JSON.stringify(after[name]);
      const message = action === "discardDraft" ? cannotDiscardMessage : cannotPublishMessage;
      throwIssues(names.filter(isChanged).map((name) => ({ path: [name], message })));

      return saved;
    });
  };
};
