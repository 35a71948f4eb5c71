import type { Core } from "@strapi/strapi";

import { contentTypes } from "../../content/model/content-types";
import { rightsTo } from "../../content/model/find-record";
import type { Draft } from "../../server/admin/open-record";
import { titleOf } from "../../server/lib/titles";
import type { PanelRoute } from "../../server/http/panel-routes";
import { type Ability, mayRead } from "../../server/admin/rights";

import type { ScheduleProblem } from "../types";

/** Failed schedules of the records that the user may read. */
const readProblems = async (strapi: Core.Strapi, ability: Ability): Promise<ScheduleProblem[]> => {
  const problems: ScheduleProblem[] = [];
  for (const { uid } of contentTypes(strapi)) {
    const schema = strapi.contentType(uid);
    if (!("scheduleProblem" in schema.attributes) || !mayRead(ability, uid)) continue;

    const rights = rightsTo(strapi, ability, uid);
    const drafts: (Draft & { scheduleProblem: string })[] = await strapi.db.query(uid).findMany({
      where: { publishedAt: null, scheduleProblem: { $notNull: true } },
      orderBy: { id: "desc" },
      populate: { createdBy: { populate: ["roles"] } },
    });
    for (const draft of drafts.filter((one) => rights.can.read(one))) {
      const { documentId, scheduleProblem: sentence } = draft;
      problems.push({ uid, documentId, title: titleOf(schema, draft), sentence });
    }
  }

  return problems;
};

/** The failed schedules for the panel's home page. */
export const scheduleProblemsRoute = (
  strapi: Core.Strapi,
): PanelRoute<{ problems: ScheduleProblem[] }> => ({
  respond: async (ability) => ({ problems: await readProblems(strapi, ability) }),
});
