import type { Core } from "@strapi/strapi";

import type { Attribute, Components } from "../../common/rules/model";

/** Permissions of the admin user. */
export type Ability = { can: (action: string, subject?: string, field?: string) => boolean };

export const readAction = "plugin::content-manager.explorer.read";
export const publishAction = "plugin::content-manager.explorer.publish";

export const updateAction = "plugin::content-manager.explorer.update";
export const createAction = "plugin::content-manager.explorer.create";

/** True if a user may create records of a type. */
export const mayCreate = (ability: Ability, uid: string) => ability.can(createAction, uid);

/** True if a user has an action's permission for a field; for all parts of a component. */
export const mayUseField = (
  ability: Ability,
  action: string,
  uid: string,
  components: Components,
  path: string,
  { type, component = "" }: Attribute,
): boolean =>
  type === "component"
    ? Object.entries(components.get(component)?.attributes ?? {}).every(([name, attribute]) =>
        mayUseField(ability, action, uid, components, `${path}.${name}`, attribute),
      )
    : ability.can(action, uid, path);

/** Permissions to see the state of publishing and what a publication changes, and to build and roll back. */
export const publishingActions = {
  read: "api::publishing.read",
  build: "api::publishing.build",
} as const;

/** The permission to work with an assistant, which a role has and an assistant's token carries. */
export const assistantsAction = "api::assistants.use";

/** The permission to export a form's leads. */
export const exportAction = "api::leads.export";

/** True if a user may see the state of publishing. */
export const mayReadPublishing = (ability: Ability) => ability.can(publishingActions.read);

/** True if a user may read the records of a type. */
export const mayRead = (ability: Ability, uid: string) => ability.can(readAction, uid);

type Rules = {
  rulesFor: (action: string, uid: string, field?: string) => { conditions?: unknown }[];
};

/** True if a user may read every record of a type: not only their own. */
export const mayReadAll = (ability: Ability, uid: string) =>
  (ability as Ability & Rules).rulesFor(readAction, uid).some(({ conditions }) => !conditions);

/** True if a user may read a field in every record of a type that they may read at all. */
export const mayReadFieldEverywhere = (ability: Ability, uid: string, field: string) => {
  const { rulesFor } = ability as Ability & Rules;
  const all = rulesFor.call(ability, readAction, uid);
  const withField = rulesFor.call(ability, readAction, uid, field);

  return (
    withField.length > 0 &&
    (withField.length === all.length || withField.some(({ conditions }) => !conditions))
  );
};

/** True if a user may publish records of a type. */
export const mayPublish = (ability: Ability, uid: string) => ability.can(publishAction, uid);

/** The permissions of the current request's admin user; undefined outside of the panel's requests. */
export const currentAbility = (strapi: Core.Strapi) =>
  (strapi.requestContext.get()?.state as { userAbility?: Ability } | undefined)?.userAbility;
