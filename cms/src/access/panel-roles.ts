import type { Core } from "@strapi/strapi";

import { contentTypes } from "../content/content-types";
import { type Form, forms, writableFields } from "../forms/forms";
import { exportAction } from "../leads/export-route";
import { publishingActions } from "../publishing/panel-routes";

type Permission = {
  action: string;
  subject?: string;
  properties?: { fields?: string[] };
  conditions?: string[];
};

const explorer = (action: string) => `plugin::content-manager.explorer.${action}`;
const ownOnly = ["admin::is-creator"];

/** A right for each of these types, with all their fields where the action knows fields. */
const forTypes = (strapi: Core.Strapi, action: string, uids: string[]): Permission[] =>
  strapi.service("admin::content-type").getPermissionsWithNestedFields([
    {
      ...strapi.service("admin::permission").actionProvider.get(explorer(action)),
      subjects: uids,
    },
  ]);

const withConditions = (permissions: Permission[], conditions: string[]): Permission[] =>
  permissions.map((permission) => ({ ...permission, conditions }));

const media = (changing: string[]): Permission[] => [
  { action: "plugin::upload.read" },
  { action: "plugin::upload.assets.create" },
  { action: "plugin::upload.assets.update", conditions: changing },
  { action: "plugin::upload.assets.download" },
  { action: "plugin::upload.assets.copy-link" },
];

/** Content, media and publishing: everything that the site shows. */
const editorRights = (strapi: Core.Strapi): Permission[] => {
  const uids = contentTypes(strapi).map(({ uid }) => uid);

  return [
    ...["create", "read", "update", "delete", "publish"].flatMap((action) =>
      forTypes(strapi, action, uids),
    ),
    ...media([]),
    { action: publishingActions.read },
    { action: publishingActions.build },
  ];
};

/** Drafts of their own, which an editor publishes. They read the rest, to link to it. */
const authorRights = (strapi: Core.Strapi): Permission[] => {
  const uids = contentTypes(strapi).map(({ uid }) => uid);

  return [
    ...["create", "read"].flatMap((action) => forTypes(strapi, action, uids)),
    ...["update", "delete"].flatMap((action) =>
      withConditions(forTypes(strapi, action, uids), ownOnly),
    ),
    ...media(ownOnly),
    { action: publishingActions.read },
  ];
};

/** What visitors sent: read it, with the CVs, export it, and write the team's own fields. */
const leadsRights = (strapi: Core.Strapi): Permission[] => {
  const all = Object.values<Form>(forms);

  return [
    ...forTypes(
      strapi,
      "read",
      all.map(({ uid }) => uid),
    ),
    ...all.map(({ uid }) => ({ action: exportAction, subject: uid })),
    ...all
      .filter((form) => writableFields(form).length > 0)
      .map((form) => ({
        action: explorer("update"),
        subject: form.uid,
        properties: { fields: writableFields(form) },
      })),
  ];
};

const roles = [
  {
    code: "strapi-editor",
    name: "Editor",
    description: "Writes and publishes what the site shows, and keeps its media.",
    rights: editorRights,
  },
  {
    code: "strapi-author",
    name: "Author",
    description: "Writes drafts, which an editor publishes. Changes only their own.",
    rights: authorRights,
  },
  {
    code: "leads",
    name: "Leads",
    description:
      "Reads, answers and exports what visitors sent: messages, requests, applications, CVs.",
    rights: leadsRights,
  },
];

/**
 * Sets the roles of the panel, at the first start alone: afterward they are the
 * administrator's, and a mark in the database says so. Strapi's own Editor and
 * Author could read and delete what visitors sent.
 */
export const setPanelRoles = async (strapi: Core.Strapi) => {
  const mark = strapi.store({ type: "core", name: "panel" });
  if (await mark.get({ key: "roles" })) return;

  const service = strapi.service("admin::role");
  for (const { rights, code, name, description } of roles) {
    const known = await service.findOne({ code });
    const { id } = known ?? (await service.create({ code, name, description }));
    if (known) await service.update({ id }, { description });
    await service.assignPermissions(id, rights(strapi));
  }

  await mark.set({ key: "roles", value: true });
};
