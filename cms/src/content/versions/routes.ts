import type { Core, Struct, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";

import type { Attribute, ContentRecord } from "../../common/rules/model";
import type { PanelRoutes } from "../../server/http/panel-routes";
import {
  type Ability,
  createAction,
  mayCreate,
  mayRead,
  mayReadAll,
  mayUseField,
  readAction,
} from "../../server/admin/rights";

import { isContent } from "../model/content-types";
import { findRecord, missingRecord } from "../model/find-record";
import { componentsOf } from "../model/schemas";
import type { ContentResponses } from "../types";

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

const missingVersion = () =>
  new errors.NotFoundError(
    "This version is no longer kept. Reload the page to see those that are.",
  );

/** The fields of versions that a user may read, with their references as they are now. */
const showContents = async (
  strapi: Core.Strapi,
  ability: Ability,
  schema: Struct.ContentTypeSchema,
  contents: ContentRecord[],
): Promise<ContentRecord[]> => {
  const components = componentsOf(strapi);
  const attributes = Object.fromEntries(
    Object.entries(keptAttributes(schema)).filter(([name, attribute]) =>
      mayUseField(ability, readAction, schema.uid, components, name, attribute),
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

const deletedIn = ({ params }: Context) => {
  const { uid, id } = params as { uid: UID.ContentType; id: string };

  return { uid, id: Number(id) || 0 };
};

/** True if a user may bring back records of a type. */
const mayRestore = (strapi: Core.Strapi, ability: Ability, uid: string) =>
  isContent(strapi, uid) && mayCreate(ability, uid) && mayReadAll(ability, uid);

type VersionRoutes =
  | "GET /versions/:uid/:documentId"
  | "GET /versions/:uid/:documentId/:id"
  | "GET /deleted-records/:uid"
  | "POST /deleted-records/:uid/:id/restore";

/**
 * The earlier versions of a record, the content of one, and deleted records, of which one can be
 * brought back as a draft.
 *
 * @param origins of the site.
 */
export const versionRoutes = (
  strapi: Core.Strapi,
  origins: readonly string[],
): PanelRoutes<Pick<ContentResponses, VersionRoutes>> => ({
  "GET /versions/:uid/:documentId": {
    respond: async (ability, ctx) => {
      const { uid, documentId } = await findRecord(strapi, ability, ctx);

      return {
        versions: await versionsOf(strapi).findMany({
          where: { uid, record: documentId },
          select: summary,
          orderBy: latestFirst,
        }),
      };
    },
  },

  "GET /versions/:uid/:documentId/:id": {
    respond: async (ability, ctx) => {
      const { uid, documentId } = await findRecord(strapi, ability, ctx);
      const { id } = ctx.params as { id: string };
      const schema = strapi.contentType(uid);
      const kept: Version | null = await versionsOf(strapi).findOne({
        where: { id: Number(id) || 0, uid, record: documentId },
      });
      if (!kept) throw missingVersion();
      const draft = await readDraft(strapi, schema, documentId);
      if (!draft) throw missingRecord();
      const saved = contentOf(strapi, schema, draft, { forForm: true });
      const [version = {}, current = {}] = await showContents(strapi, ability, schema, [
        kept.content,
        saved,
      ]);

      return { version, draft: current };
    },
  },

  "GET /deleted-records/:uid": {
    respond: async (ability, ctx) => {
      const { uid } = deletedIn(ctx);
      // The panel asks for every list.
      if (!mayRestore(strapi, ability, uid)) return { records: [] };

      return {
        records: await versionsOf(strapi).findMany({
          where: { uid, kind: "deleted" },
          select: ["id", "title", "at", "by"],
          orderBy: latestFirst,
        }),
      };
    },
  },

  "POST /deleted-records/:uid/:id/restore": {
    respond: async (ability, ctx) => {
      const { uid, id } = deletedIn(ctx);
      if (!mayRestore(strapi, ability, uid)) {
        throw new errors.NotFoundError("Your role cannot bring back deleted records of this type.");
      }
      const components = componentsOf(strapi);
      const mayFill = (name: string, attribute: Attribute) =>
        mayUseField(ability, createAction, uid, components, name, attribute);
      const restored = await restore(strapi, strapi.contentType(uid), id, mayFill, origins);
      if (!restored) throw missingVersion();

      return restored;
    },
  },
});
