import type { Core } from "@strapi/strapi";

import { contentTypes } from "../../content/model/content-types";
import type { Draft } from "../../server/admin/open-record";
import {
  type Ability,
  createAction,
  publishingActions,
  readAction,
  updateAction,
} from "../../server/admin/rights";
import type { AdminUser } from "../../server/admin/users";

/** The permission to look at the media library. */
export const readFilesAction = "plugin::upload.read";

/** Registers the permission. Must run before Strapi's bootstrap, which revokes unknown ones. */
export const registerAssistantsAction = (strapi: Core.Strapi) =>
  strapi.service("admin::permission").actionProvider.registerMany([
    {
      section: "settings",
      category: "Assistants",
      uid: "assistants.use",
      displayName: "Work with an assistant, if an administrator makes a token",
    },
  ]);

/** The types that only people change: navigation, redirects, and what holds for the whole site. */
const peopleOnly = ["menu", "footer", "redirect", "site", "announcement"];

/** True if an assistant may write records of a type, if its person may. */
export const isWritable = (typeName: string) => !peopleOnly.includes(typeName);

type Permission = { action: string; subject?: string | null };
type User = AdminUser & { id: number };

/**
 * What an assistant may do: read content and files, and write drafts, where its person may. No other
 * permission of the person counts, such as publishing, deleting and leads.
 */
export const assistantAbility = async (strapi: Core.Strapi, user: User): Promise<Ability> => {
  const service = strapi.service("admin::permission");
  const types = new Map(contentTypes(strapi).map(({ uid, name }) => [String(uid), name]));
  const isAllowed = ({ action, subject }: Permission) => {
    const name = types.get(subject ?? "");
    if (action === readAction) return name !== undefined;
    if (action === createAction || action === updateAction) {
      return name !== undefined && isWritable(name);
    }

    return action === publishingActions.read || action === readFilesAction;
  };
  const own: Permission[] = await service.findUserPermissions(user);

  return service.engine.generateTokenAbility(own.filter(isAllowed), user);
};

/** False for a record that somebody else created. Like an Author, an assistant does not change those. */
export const isOwnOrUnowned = ({ createdBy }: Draft, { id }: User) => {
  const creator = createdBy as { id: number } | null | undefined;

  return !creator || creator.id === id;
};
