import type { Core } from "@strapi/strapi";

import { dayMs } from "../../common/durations";
import type { LinkResult } from "./link-result";

const linkUid = "api::external-link.external-link";

type Row = {
  id: number;
  address: string;
  /** When it is tried next. */
  due_at: string;
  checked_at: string | null;
  failing_since: string | null;
  problem: string | null;
};

const rows = (strapi: Core.Strapi) => strapi.db.query(linkUid);

/** What a try changes in a row. A server that asks to come back later changes nothing else. */
const changes = (outcome: LinkResult, row: Row | undefined, now: number) => {
  const inDays = (days: number) => new Date(now + days * dayMs);
  const at = new Date(now);
  switch (outcome.kind) {
    case "passes":
      return { due_at: inDays(7), checked_at: at, failing_since: null, problem: null };
    case "fails":
      return {
        due_at: inDays(1),
        checked_at: at,
        failing_since: row?.failing_since ?? at,
        problem: outcome.problem,
      };
    case "later":
      return { due_at: new Date(now + outcome.seconds * 1000) };
  }
};

/** Records a try of an address. */
export const saveOutcome = async (
  strapi: Core.Strapi,
  address: string,
  outcome: LinkResult,
  now: number,
) => {
  const row: Row | null = await rows(strapi).findOne({ where: { address } });
  const data = changes(outcome, row ?? undefined, now);
  if (row) await rows(strapi).update({ where: { id: row.id }, data });
  else await rows(strapi).create({ data: { address, ...data } });
};

/** Deletes the rows of other addresses. @returns those of these that are to be tried now. */
export const selectDue = async (
  strapi: Core.Strapi,
  addresses: ReadonlySet<string>,
  now: number,
): Promise<string[]> => {
  const known: Row[] = await rows(strapi).findMany();
  for (const { id, address } of known) {
    if (!addresses.has(address)) await rows(strapi).delete({ where: { id } });
  }
  const waiting = new Set(
    known.filter(({ due_at }) => Date.parse(due_at) > now).map(({ address }) => address),
  );

  return [...addresses].filter((address) => !waiting.has(address));
};

/** The problems of addresses that failed on two days, and since when. */
export const readFailing = async (strapi: Core.Strapi) => {
  const failing: Row[] = await rows(strapi).findMany({ where: { problem: { $notNull: true } } });

  return new Map(
    failing.flatMap(({ address, problem, failing_since, checked_at }) => {
      const since = new Date(failing_since ?? NaN);
      const failedAgain = new Date(checked_at ?? NaN) > since;

      return problem && failedAgain ? [[address, { problem, since: since.toISOString() }]] : [];
    }),
  );
};
