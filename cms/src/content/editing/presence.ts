import { userName, type AdminUser } from "../../server/admin/users";

/** The panel polls every 15 seconds while a record is open and visible; one poll may be missed. */
const timeoutMs = 35_000;

type Visit = { record: string; id: number; name: string; since: number; seen: number };

/** Tracks open records in this instance's memory (docs/operating.md, "More than one instance"). */
export const createPresence = (now = Date.now) => {
  const visits = new Map<string, Visit>();

  return {
    /** Records that a user has a record open. @returns the other users who have. */
    note: (record: string, { id = 0, email: _email, ...person }: AdminUser) => {
      for (const [key, { seen }] of visits) {
        if (now() - seen > timeoutMs) visits.delete(key);
      }
      const key = `${id} ${record}`;
      const since = visits.get(key)?.since ?? now();
      visits.set(key, { record, id, name: userName(person) ?? "Somebody", since, seen: now() });

      return [...visits.values()]
        .filter((visit) => visit.record === record && visit.id !== id)
        .map(({ name, ...visit }) => ({ name, since: new Date(visit.since).toISOString() }));
    },
  };
};
