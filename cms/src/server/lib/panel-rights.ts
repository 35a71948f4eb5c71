import type { Core } from "@strapi/strapi";

/** Permissions of the admin user. */
export type Ability = { can: (action: string, subject: string, field?: string) => boolean };

export const readAction = "plugin::content-manager.explorer.read";

/** True if a user may read the records of a type. */
export const mayRead = (ability: Ability, uid: string) => ability.can(readAction, uid);

type Rules = { rulesFor: (action: string, uid: string) => { conditions?: unknown }[] };

/** True if a user may read every record of a type: not only their own. */
export const mayReadAll = (ability: Ability, uid: string) =>
  (ability as Ability & Rules).rulesFor(readAction, uid).some(({ conditions }) => !conditions);

/** True if a user may publish records of a type. */
export const mayPublish = (ability: Ability, uid: string) =>
  ability.can("plugin::content-manager.explorer.publish", uid);

/** The permissions of the current request's admin user; undefined outside of the panel's requests. */
export const currentAbility = (strapi: Core.Strapi) =>
  (strapi.requestContext.get()?.state as { userAbility?: Ability } | undefined)?.userAbility;
