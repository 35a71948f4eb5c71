import type { Core } from "@strapi/strapi";

/** Permissions of the admin user. */
export type Ability = { can: (action: string, subject: string, field?: string) => boolean };

export const readAction = "plugin::content-manager.explorer.read";

/** True if a user may read the records of a type. */
export const mayRead = (ability: Ability, uid: string) => ability.can(readAction, uid);

/** True if a user may publish records of a type. */
export const mayPublish = (ability: Ability, uid: string) =>
  ability.can("plugin::content-manager.explorer.publish", uid);

/** The permissions of the current request's admin user; undefined outside of the panel's requests. */
export const currentAbility = (strapi: Core.Strapi) =>
  (strapi.requestContext.get()?.state as { userAbility?: Ability } | undefined)?.userAbility;
