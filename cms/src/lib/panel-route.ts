import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

/** What the signed-in person may do, as the panel's permissions say. */
export type Ability = { can: (action: string, subject: string, field?: string) => boolean };

export const readAction = "plugin::content-manager.explorer.read";

/** Whether somebody may read the records of a type. */
export const mayRead = (ability: Ability, uid: string) => ability.can(readAction, uid);

/**
 * Adds a GET route that the panel calls for whoever is signed in; others get 401.
 *
 * @param path of the route, with a slash in front.
 * @param answer makes the body from what that person may do; it may set headers.
 */
export const addPanelRoute = (
  { server }: Core.Strapi,
  path: string,
  answer: (ability: Ability, ctx: Context) => Promise<object>,
) =>
  server.routes({
    type: "admin",
    prefix: path,
    routes: [
      {
        method: "GET",
        path: "/",
        handler: async (ctx: Context) => {
          ctx.body = await answer((ctx.state as { userAbility: Ability }).userAbility, ctx);
        },
        config: { policies: ["admin::isAuthenticatedAdmin"] },
      },
    ],
  } as never);
