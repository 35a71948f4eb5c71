import { AsyncLocalStorage } from "node:async_hooks";

import type { Core } from "@strapi/strapi";

import { currentName } from "../../server/admin/users";

const schedule = new AsyncLocalStorage<true>();

/** Runs a task whose versions are by the schedule. */
export const asSchedule = <T>(task: () => Promise<T>): Promise<T> => schedule.run(true, task);

/** Who publishes, deletes, or writes with an assistant: the name of the admin user, the schedule, or the CMS. */
export const currentAuthor = (strapi: Core.Strapi): string =>
  currentName(strapi) ?? (schedule.getStore() ? "the schedule" : "the CMS");
