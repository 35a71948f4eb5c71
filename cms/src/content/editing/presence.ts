import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import { addPanelRoute } from "../../server/http/routes";
import { mayRead } from "../../server/admin/rights";
import { currentAdminUser, userName, type AdminUser } from "../../server/admin/users";

import { rightsTo } from "../model/find-record";
import type { Presence } from "../types";

import { editedVersion } from "./edited-version";

/** The panel polls every ten seconds while a record is open and visible; one poll may be missed. */
const timeoutMs = 25_000;

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

/**
 * Adds GET /presence/:uid/:documentId, which records the user, and returns the others and the time of
 * the last save.
 */
export const addPresenceRoute = (strapi: Core.Strapi) => {
  const presence = createPresence();

  addPanelRoute(strapi, "/presence/:uid/:documentId", async (ability, { params }) => {
    const { uid, documentId } = params as { uid: UID.ContentType; documentId: string };
    const version = mayRead(ability, uid) && (await editedVersion(strapi, uid, documentId));
    if (!version || !rightsTo(strapi, ability, uid).can.read(version)) {
      throw new errors.NotFoundError("This record does not exist, or your role cannot read it.");
    }

    return {
      others: presence.note(`${uid} ${documentId}`, currentAdminUser(strapi) ?? {}),
      updatedAt: new Date(version.updatedAt).toISOString(),
    } satisfies Presence;
  });
};
