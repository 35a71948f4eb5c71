import type { Core, Struct } from "@strapi/strapi";

import { componentsOf, modelOf } from "../model/schemas";
import { dayHasEnded } from "../../common/last-day";
import { checkRecord } from "../../common/rules/check-record";
import { fieldSentence, issueSentence } from "../../common/rules/labels";
import type { ContentRecord, Issue } from "../../common/rules/model";
import { duplicateSlug, equivalentSlugs } from "../../common/rules/slugs";
import { populateFields } from "../../common/rules/populate";

import { checkRedirects } from "../addresses/check-redirects";
import { checkMedia } from "./check-media";
import { checkTargets } from "./check-targets";
import { findDuplicateSeo } from "./find-duplicate-seo";
import { checkSchedule } from "./schedule";

const isSlugTaken = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  draft: ContentRecord,
) =>
  (await strapi.db.query(schema.uid).count({
    where: {
      slug: { $in: equivalentSlugs(modelOf(schema), draft) },
      documentId: { $ne: draft.documentId },
      publishedAt: { $notNull: true },
    },
  })) > 0;

const findVersion = (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  documentId: string,
  status: "draft" | "published",
): Promise<ContentRecord | null> =>
  strapi.documents(schema.uid).findOne({
    documentId,
    status,
    populate: populateFields(componentsOf(strapi), modelOf(schema).attributes),
  } as never);

/** Issues of a record's address: it is redirected, or another published record has it. */
const checkAddress = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  record: ContentRecord,
  siteOrigins: readonly string[],
): Promise<Issue[]> => {
  const isTaken =
    record.slug && "slug" in schema.attributes && (await isSlugTaken(strapi, schema, record));

  return [
    ...(await checkRedirects(strapi, schema, record, siteOrigins)),
    ...(isTaken ? [duplicateSlug(record)] : []),
  ];
};

/** The first publish issue of the address of a document's draft; null without one. */
export const findPathIssue = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  documentId: string,
  siteOrigins: readonly string[],
): Promise<string | null> => {
  const draft = await findVersion(strapi, schema, documentId, "draft");
  const [issue] = draft ? await checkAddress(strapi, schema, draft, siteOrigins) : [];

  return issue?.message ?? null;
};

/** Issues with which the site cannot be built. */
const checkVersion = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  record: ContentRecord,
  siteOrigins: readonly string[],
): Promise<Issue[]> => {
  const components = componentsOf(strapi);
  const type = modelOf(schema);

  return [
    ...checkRecord(components, type, record),
    ...(await checkMedia(strapi, components, type, record)),
    ...(await checkAddress(strapi, schema, record, siteOrigins)),
    ...(await checkTargets(strapi, components, type, record, siteOrigins)),
    ...(await findDuplicateSeo(strapi, schema, record)),
  ];
};

const pastDayMessage = "This day is in the past: choose a later one, or clear this field.";

/**
 * Publish issues of a job opening for editors only: seed and schedule may publish a closed one.
 * An unchanged published day is accepted, so that texts can be corrected.
 */
const checkOpening = async (
  strapi: Core.Strapi,
  { uid, attributes }: Struct.ContentTypeSchema,
  { documentId, closesOn }: ContentRecord,
): Promise<Issue[]> => {
  if (!("closesOn" in attributes) || !strapi.requestContext.get()) return [];
  if (!closesOn || !dayHasEnded(String(closesOn), new Date())) return [];

  const published: ContentRecord | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } } });

  return published?.closesOn === closesOn ? [] : [{ path: ["closesOn"], message: pastDayMessage }];
};

/** A document's draft with the issues that its content has; undefined without a draft. */
const findIssues = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  documentId: string,
  siteOrigins: readonly string[],
) => {
  const draft = await findVersion(strapi, schema, documentId, "draft");
  if (!draft) return undefined;
  const issues = [
    ...(await checkVersion(strapi, schema, draft, siteOrigins)),
    ...(await checkOpening(strapi, schema, draft)),
  ];

  return { draft, issues };
};

/**
 * Publish issues of a document's draft; none without a draft.
 */
export const checkDraft = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  documentId: string,
  siteOrigins: readonly string[],
): Promise<Issue[]> => {
  const found = await findIssues(strapi, schema, documentId, siteOrigins);

  return found ? [...found.issues, ...checkSchedule(found.draft)] : [];
};

/**
 * The publish issues of a document's draft, for users who may publish it: each as a sentence with the label of
 * its field; not that it is scheduled for later.
 */
export const explainDraft = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  documentId: string,
  siteOrigins: readonly string[],
): Promise<string[]> => {
  const found = await findIssues(strapi, schema, documentId, siteOrigins);
  if (!found) return [];
  const { attributes } = modelOf(schema);
  const components = componentsOf(strapi);

  const schedule = checkSchedule(found.draft).filter(({ path }) => path[0] !== "publishAt");
  const sentences = [...found.issues, ...schedule].map((issue) =>
    fieldSentence(components, attributes, issue, found.draft),
  );

  return [...new Set(sentences)];
};

/** The first issue of a document's published version, as a sentence; undefined without one. */
export const explainPublished = async (
  strapi: Core.Strapi,
  schema: Struct.ContentTypeSchema,
  documentId: string,
  siteOrigins: readonly string[],
): Promise<string | undefined> => {
  const record = await findVersion(strapi, schema, documentId, "published");
  const [issue] = record ? await checkVersion(strapi, schema, record, siteOrigins) : [];

  return record && issue
    ? issueSentence(componentsOf(strapi), modelOf(schema), record, issue)
    : undefined;
};
