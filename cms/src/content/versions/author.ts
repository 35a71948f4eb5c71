import { AsyncLocalStorage } from "node:async_hooks";

import type { Core } from "@strapi/strapi";

import { currentAdminUser, userName } from "../../server/admin/users";

const schedule = new AsyncLocalStorage<true>();

/** Runs a task whose versions are by the schedule. */
export const asSchedule = <T>(task: () => Promise<T>): Promise<T> => schedule.run(true, task);

/** Who publishes or deletes: the name of the admin user, the schedule, or the CMS. */
export const currentAuthor = (strapi: Core.Strapi): string => {
  const user = currentAdminUser(strapi);

  return (user && userName(user)) ?? (schedule.getStore() ? "the schedule" : "the CMS");
};
