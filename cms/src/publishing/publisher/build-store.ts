import type { Core } from "@strapi/strapi";

import {
  type Build,
  type BuildEvent,
  foldEvents,
  newestOf,
  type PageChanges,
} from "../../common/builds/builds";

const buildUid = "api::build.build";
const shown = 100;
/** Enough for a week of failures: they are retried every hour at least. */
const kept = 500;

type Row = { id: number; facts: BuildEvent };

/** Without the lists of pages, which are long. */
const select: (keyof Row)[] = ["id", "facts"];

const rows = (strapi: Core.Strapi) => strapi.db.query(buildUid);

/** The builds that a hook was asked for, newest first. */
export const readBuilds = async (strapi: Core.Strapi): Promise<Build[]> => {
  const found: Row[] = await rows(strapi).findMany({ select, orderBy: { id: "asc" } });

  return newestOf(foldEvents(found.map(({ facts }) => facts)), shown);
};

/** The pages that a build changed, if it reported them. */
export const readPageChanges = async (
  strapi: Core.Strapi,
  id: string,
): Promise<PageChanges | null> => {
  const row: { page_changes: PageChanges | null } | null = await rows(strapi).findOne({
    select: ["page_changes"],
    where: { name: id },
  });

  return row?.page_changes ?? null;
};

type SaveOptions = { isNew?: boolean; pageChanges?: PageChanges | undefined };

/** Saves new facts about a build. @returns false if it is unknown, and `isNew` is false. */
export const saveBuild = async (
  strapi: Core.Strapi,
  event: BuildEvent,
  { isNew = true, pageChanges }: SaveOptions = {},
): Promise<boolean> => {
  const pages = pageChanges && { page_changes: pageChanges };
  const row: Row | null = await rows(strapi).findOne({ select, where: { name: event.id } });
  if (row) {
    await rows(strapi).update({
      where: { id: row.id },
      data: { facts: { ...row.facts, ...event }, ...pages },
    });

    return true;
  }
  if (!isNew) return false;
  await rows(strapi).create({ data: { name: event.id, facts: event, ...pages } });
  const [oldest]: Row[] = await rows(strapi).findMany({
    select,
    orderBy: { id: "desc" },
    offset: kept - 1,
    limit: 1,
  });
  if (oldest) await rows(strapi).deleteMany({ where: { id: { $lt: oldest.id } } });

  return true;
};
