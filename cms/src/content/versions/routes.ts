import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";

import type { Attribute, ContentRecord } from "../../common/rules/model";
import { addPanelRoute } from "../../server/http/routes";
import {
  type Ability,
  createAction,
  mayCreate,
  mayRead,
  mayReadAll,
  mayUseField,
  readAction,
} from "../../server/admin/rights";

import { contentTypes } from "../model/content-types";
import { componentsOf } from "../model/schemas";
import type { DeletedRecords, KeptVersions, VersionContent } from "../types";

import {
  contentOf,
  findReferenced,
  keptAttributes,
  mapContent,
  readDraft,
} from "../model/record-content";
import { latestFirst, type Version, versionsOf } from "./keep-versions";
import { restore } from "./restore";

const summary = ["id", "kind", "at", "by"];

const missingRecord = () =>
  new errors.NotFoundError("This record does not exist, or your role cannot read it.");
const missingVersion = () =>
  new errors.NotFoundError(
    "This version is no longer kept. Reload the page to see those that are.",
  );

const schemaOf = (strapi: Core.Strapi, uid: string) => {
  if (!contentTypes(strapi).some((type) => type.uid === uid)) throw missingRecord();

  return strapi.contentType(uid as UID.ContentType);
};

type Checker = { can: { read: (record: ContentRecord) => boolean } };

/** The draft of a record that a user may read. @throws NotFoundError */
const readableDraft = async (
  strapi: Core.Strapi,
  userAbility: Ability,
  uid: string,
  documentId: string,
): Promise<ContentRecord> => {
  const draft = await readDraft(strapi, schemaOf(strapi, uid), documentId);
  const checker: Checker = strapi
    .plugin("content-manager")
    .service("permission-checker")
    .create({ userAbility, model: uid });
  if (!draft || !checker.can.read(draft)) throw missingRecord();

  return draft;
};

/** The fields of versions that a user may read, with their references as they are now. */
const showContents = async (
  strapi: Core.Strapi,
  ability: Ability,
  uid: string,
  contents: ContentRecord[],
): Promise<ContentRecord[]> => {
  const schema = schemaOf(strapi, uid);
  const components = componentsOf(strapi);
  const attributes = Object.fromEntries(
    Object.entries(keptAttributes(schema)).filter(([name, attribute]) =>
      mayUseField(ability, readAction, uid, components, name, attribute),
    ),
  );
  const referenced = await findReferenced(strapi, schema, contents);
  const showRecord = (record: ContentRecord, attribute: Attribute) => {
    const { documentId, title } = record;

    return {
      documentId,
      title: mayRead(ability, attribute.target ?? "") ? title : documentId,
      id: referenced(attribute, record)?.id,
    };
  };

  return contents.map((content) =>
    mapContent(components, attributes, content, {
      forForm: true,
      relation: (records, attribute) => ({
        records: records.map((record) => showRecord(record, attribute)),
      }),
      media: (files, attribute) => {
        const shown = files.map((file) => referenced(attribute, file) ?? file);

        return attribute.multiple ? shown : (shown[0] ?? null);
      },
    }),
  );
};

type Params = { uid: string; documentId: string; id: string };
const paramsOf = ({ params }: Context) => params as Params;

/** True if a user may bring back records of a type. */
const mayRestore = (strapi: Core.Strapi, ability: Ability, uid: string) =>
  contentTypes(strapi).some((type) => type.uid === uid) &&
  mayCreate(ability, uid) &&
  mayReadAll(ability, uid);

/**
 * Adds the routes of earlier versions (GET /versions/:uid/:documentId, with /:id for the content of
 * one), and of deleted records: GET /deleted-records/:uid and POST
 * /deleted-records/:uid/:id/restore, which creates a draft.
 *
 * @param origins of the site.
 */
export const addVersionRoutes = (strapi: Core.Strapi, origins: readonly string[]) => {
  addPanelRoute(strapi, "/versions/:uid/:documentId", async (ability, ctx) => {
    const { uid, documentId } = paramsOf(ctx);
    await readableDraft(strapi, ability, uid, documentId);
    const versions: KeptVersions["versions"] = await versionsOf(strapi).findMany({
      where: { uid, record: documentId },
      select: summary,
      orderBy: latestFirst,
    });

    return { versions } satisfies KeptVersions;
  });

  addPanelRoute(strapi, "/versions/:uid/:documentId/:id", async (ability, ctx) => {
    const { uid, documentId, id } = paramsOf(ctx);
    const draft = await readableDraft(strapi, ability, uid, documentId);
    const kept: Version | null = await versionsOf(strapi).findOne({
      where: { id: Number(id) || 0, uid, record: documentId },
    });
    if (!kept) throw missingVersion();
    const saved = contentOf(strapi, schemaOf(strapi, uid), draft, { forForm: true });
    const [version = {}, current = {}] = await showContents(strapi, ability, uid, [
      kept.content,
      saved,
    ]);

    return { version, draft: current } satisfies VersionContent;
  });

  addPanelRoute(strapi, "/deleted-records/:uid", async (ability, ctx) => {
    const { uid } = paramsOf(ctx);
    // The panel asks for every list.
    if (!mayRestore(strapi, ability, uid)) return { records: [] } satisfies DeletedRecords;
    const records: DeletedRecords["records"] = await versionsOf(strapi).findMany({
      where: { uid, kind: "deleted" },
      select: ["id", "title", "at", "by"],
      orderBy: latestFirst,
    });

    return { records } satisfies DeletedRecords;
  });

  addPanelRoute(
    strapi,
    "/deleted-records/:uid/:id/restore",
    async (ability, ctx) => {
      const { uid, id } = paramsOf(ctx);
      if (!mayRestore(strapi, ability, uid)) {
        throw new errors.NotFoundError("Your role cannot bring back deleted records of this type.");
      }
      const schema = schemaOf(strapi, uid);
      const components = componentsOf(strapi);
      const mayFill = (name: string, attribute: Attribute) =>
        mayUseField(ability, createAction, uid, components, name, attribute);
      const restored = await restore(strapi, schema, Number(id) || 0, mayFill, origins);
      if (!restored) throw missingVersion();

      return restored;
    },
    "POST",
  );
};
