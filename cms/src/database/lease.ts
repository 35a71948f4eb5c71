import type { Core } from "@strapi/strapi";

import { insertIfAbsent } from "./rows";

const leaseUid = "api::lease.lease";

/** The right to do a job that only one instance of the content service may do at a time. */
export type Lease = {
  /** Takes or keeps the lease. @returns false while another instance holds it. */
  hold: () => Promise<boolean>;
  /** Lets another instance take it at once. */
  release: () => Promise<void>;
};

/**
 * Makes a lease by name. Its row is renewed while it is held, and expires `leaseMs` after its
 * owner has died. An instance that starts again under its old name keeps its lease. Times are
 * those of the instances, whose clocks must agree within a few seconds.
 *
 * @param owner tells the instances apart.
 */
export const createLease = (
  strapi: Core.Strapi,
  name: string,
  owner: string,
  leaseMs = 30_000,
): Lease => {
  let heldUntil = 0;
  const rows = () => strapi.db.query(leaseUid);

  const renew = async (until: Date) => {
    const { count } = await rows().updateMany({
      where: { name, $or: [{ owner }, { held_until: { $lt: new Date() } }] },
      data: { owner, held_until: until },
    });
    if (count > 0) return true;

    return strapi.db.transaction(async ({ trx }) =>
      Boolean(await insertIfAbsent(strapi, trx, leaseUid, { name, owner, held_until: until })),
    );
  };

  return {
    hold: async () => {
      if (heldUntil - Date.now() > leaseMs / 2) return true;
      const until = Date.now() + leaseMs;
      const held = await renew(new Date(until));
      heldUntil = held ? until : 0;

      return held;
    },
    release: async () => {
      // A command under the same name holds nothing, and takes nothing from the service.
      if (heldUntil === 0) return;
      heldUntil = 0;
      await rows().updateMany({ where: { name, owner }, data: { held_until: new Date(0) } });
    },
  };
};
