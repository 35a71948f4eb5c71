import type { Core } from "@strapi/strapi";

import { type Build, type BuildEvent, foldEvents, newestOf } from "../common/builds";

const buildUid = "api::build.build";
const shown = 100;
/** Enough for a week of failures: they are retried every hour at least. */
const kept = 500;

type Row = { id: number; name: string; facts: BuildEvent };

const rows = (strapi: Core.Strapi) => strapi.db.query(buildUid);

/** The builds that a hook was asked for, newest first. */
export const readBuilds = async (strapi: Core.Strapi): Promise<Build[]> => {
  const found: Row[] = await rows(strapi).findMany({ orderBy: { id: "asc" } });

  return newestOf(foldEvents(found.map(({ facts }) => facts)), shown);
};

/** Saves new facts about a build. @returns false if it is unknown, and `isNew` is false. */
export const saveBuild = async (
  strapi: Core.Strapi,
  event: BuildEvent,
  isNew = true,
): Promise<boolean> => {
  const row: Row | null = await rows(strapi).findOne({ where: { name: event.id } });
  if (row) {
    await rows(strapi).update({
      where: { id: row.id },
      data: { facts: { ...row.facts, ...event } },
    });

    return true;
  }
  if (!isNew) return false;
  await rows(strapi).create({ data: { name: event.id, facts: event } });
  const [oldest]: Row[] = await rows(strapi).findMany({
    orderBy: { id: "desc" },
    offset: kept - 1,
    limit: 1,
  });
  if (oldest) await rows(strapi).deleteMany({ where: { id: { $lt: oldest.id } } });

  return true;
};
