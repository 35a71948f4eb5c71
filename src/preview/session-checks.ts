import { request, ContentError, type CmsConfig } from "../gatsby/cms-client";
import { isRecord } from "../../common/is-record";

import { createCheck, type Session } from "./signed";

const path = "/api/preview-session";

/** Cache lifetime of a check, in milliseconds. */
const maxAgeMs = 60_000;
/** Time for which an open session outlasts a failure of the CMS, in milliseconds. */
const gracePeriodMs = 5 * 60_000;

type CachedCheck = { checkedAt: number; confirmedAt: number; isOpen: Promise<boolean> };

/** Checks whether panel sessions are open and may still read the content. */
export const createPanelSessions = (cms: CmsConfig, secret: string) => {
  const cache = new Map<string, CachedCheck>();

  const requestIsOpen = async (session: Session) => {
    const token = createCheck(secret, session);
    const { status, body } = await request({ ...cms, token }, path);
    if (status === 200 && isRecord(body)) return body.open === true;

    throw new ContentError(
      `The CMS at ${cms.apiUrl} cannot check this preview's session (${status}): check its log.`,
    );
  };

  const check = async (key: string, session: Session, confirmedAt: number) => {
    try {
      const isOpen = await requestIsOpen(session);
      const entry = cache.get(key);
      if (isOpen && entry) entry.confirmedAt = Date.now();

      return isOpen;
    } catch (error) {
      if (confirmedAt + gracePeriodMs > Date.now()) return true;
      cache.delete(key);
      throw error;
    }
  };

  return {
    /**
     * True if a session is open; requests the CMS at most once a minute.
     *
     * @throws {ContentError} if the CMS is unreachable and has not confirmed the session in the last
     *   five minutes.
     */
    isOpen: (session: Session): Promise<boolean> => {
      const key = `${session.session} ${session.uid}`;
      const last = cache.get(key);
      if (last && last.checkedAt + maxAgeMs > Date.now()) return last.isOpen;

      for (const [one, { checkedAt }] of cache) {
        if (checkedAt + gracePeriodMs < Date.now()) cache.delete(one);
      }
      const confirmedAt = last?.confirmedAt ?? 0;
      const isOpen = check(key, session, confirmedAt);
      cache.set(key, { checkedAt: Date.now(), confirmedAt, isOpen });

      return isOpen;
    },
  };
};

export type PanelSessions = ReturnType<typeof createPanelSessions>;
