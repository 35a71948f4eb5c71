import type { Core } from "@strapi/strapi";

import { insertIfAbsent } from "./insert-if-absent";

const leaseUid = "api::lease.lease";

/** A lease on a job that only one instance may run. */
export type Lease = {
  /** Acquires or renews the lease. @returns false while another instance has it. */
  acquire: () => Promise<boolean>;
  /** Releases the lease for other instances. */
  release: () => Promise<void>;
};

/**
 * Creates a named lease. Its row expires `leaseMs` after the last renewal. A restarted instance
 * keeps its lease. The instances' clocks must agree within a few seconds.
 *
 * @param owner id of the instance.
 */
export const createLease = (
  strapi: Core.Strapi,
  name: string,
  owner: string,
  leaseMs: number,
): Lease => {
  let expiresAt = 0;
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
    acquire: async () => {
      if (expiresAt - Date.now() > leaseMs / 2) return true;
      const until = Date.now() + leaseMs;
      const held = await renew(new Date(until));
      expiresAt = held ? until : 0;

      return held;
    },
    release: async () => {
      // A command with the same owner must not release the service's lease.
      if (expiresAt === 0) return;
      expiresAt = 0;
      await rows().updateMany({ where: { name, owner }, data: { held_until: new Date(0) } });
    },
  };
};
