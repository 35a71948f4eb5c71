import type { Core, Struct } from "@strapi/strapi";

import { contentTypes } from "../content/model/content-types";
import { assistantsAction, exportAction, publishingActions } from "../server/admin/rights";

type Permission = {
  action: string;
  subject?: string;
  properties?: { fields?: string[] };
  conditions?: string[];
};

const explorer = (action: string) => `plugin::content-manager.explorer.${action}`;
const ownOnly = ["admin::is-creator"];

/** A permission for each of these types, with all their fields if the action applies to fields. */
const forTypes = (strapi: Core.Strapi, action: string, uids: string[]): Permission[] =>
  strapi.service("admin::content-type").getPermissionsWithNestedFields([
    {
      ...strapi.service("admin::permission").actionProvider.get(explorer(action)),
      subjects: uids,
    },
  ]);

/** Some actions on all content. */
const forContent = (strapi: Core.Strapi, actions: string[], conditions: string[] = []) => {
  const uids = contentTypes(strapi).map(({ uid }) => uid);
  const permissions = actions.flatMap((action) => forTypes(strapi, action, uids));

  return permissions.map((permission) => ({ ...permission, conditions }));
};

const mediaPermissions = (conditions: string[]): Permission[] => [
  { action: "plugin::upload.read" },
  { action: "plugin::upload.assets.create" },
  { action: "plugin::upload.assets.update", conditions },
  { action: "plugin::upload.assets.download" },
  { action: "plugin::upload.assets.copy-link" },
];

/** Content, media and publishing. */
const editorPermissions = (strapi: Core.Strapi): Permission[] => [
  ...forContent(strapi, ["create", "read", "update", "delete", "publish"]),
  ...mediaPermissions([]),
  { action: publishingActions.read },
  { action: publishingActions.build },
  { action: assistantsAction },
];

/** Their own drafts, which an editor publishes, and read access to other content for links. */
const authorPermissions = (strapi: Core.Strapi): Permission[] => [
  ...forContent(strapi, ["create", "read"]),
  ...forContent(strapi, ["update", "delete"], ownOnly),
  ...mediaPermissions(ownOnly),
  { action: publishingActions.read },
  { action: assistantsAction },
];

/** The fields that only the team writes; undefined for collections that are no leads. */
const writableIn = ({ pluginOptions = {} }: Struct.ContentTypeSchema) =>
  (pluginOptions as { editor?: { writable?: string[] } }).editor?.writable;

/** Leads: read them with their CVs, export them, and write the team's fields. */
const leadsPermissions = (strapi: Core.Strapi): Permission[] => {
  const forms = Object.values(strapi.contentTypes).flatMap((type) => {
    const writable = writableIn(type);

    return writable ? [{ uid: type.uid, writable }] : [];
  });

  return [
    ...forTypes(
      strapi,
      "read",
      forms.map(({ uid }) => uid),
    ),
    ...forms.map(({ uid }) => ({ action: exportAction, subject: uid })),
    ...forms
      .filter(({ writable }) => writable.length > 0)
      .map(({ uid, writable }) => ({
        action: explorer("update"),
        subject: uid,
        properties: { fields: writable },
      })),
  ];
};

const roles = [
  {
    code: "strapi-editor",
    name: "Editor",
    description: "Writes and publishes content, and manages the media library.",
    permissions: editorPermissions,
  },
  {
    code: "strapi-author",
    name: "Author",
    description: "Writes drafts for editors to publish. Can change only their own records.",
    permissions: authorPermissions,
  },
  {
    code: "leads",
    name: "Leads",
    description:
      "Reads, answers and exports messages, requests, applications and CVs from visitors.",
    permissions: leadsPermissions,
  },
];

/**
 * Creates the panel's roles once; a flag in the core store records it, and administrators may
 * change them afterward. Strapi's own Editor and Author could read and delete leads.
 */
export const createPanelRoles = async (strapi: Core.Strapi) => {
  const flags = strapi.store({ type: "core", name: "panel" });
  if (await flags.get({ key: "roles" })) return;

  const service = strapi.service("admin::role");
  for (const { permissions, code, name, description } of roles) {
    const existing = await service.findOne({ code });
    const { id } = existing ?? (await service.create({ code, name, description }));
    if (existing) await service.update({ id }, { description });
    await service.assignPermissions(id, permissions(strapi));
  }

  await flags.set({ key: "roles", value: true });
};
