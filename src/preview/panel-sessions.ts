import { request, ContentError, type CmsConfig } from "../build/cms-client";
import { isRecord } from "../lib/is-record";

import { createCheck, type Session } from "./signed";

const path = "/api/preview-session";

/** How long an answer of the content service holds, in milliseconds. */
const freshness = 60_000;
/** How long a session that was open goes on while the content service cannot be asked, in milliseconds. */
const grace = 5 * 60_000;

type Known = { asked: number; confirmed: number; isOpen: Promise<boolean> };

/** Knows which previews may go on: those whose person is signed in to the panel, and may read the content. */
export const createPanelSessions = (service: CmsConfig, secret: string) => {
  const known = new Map<string, Known>();

  const askService = async (session: Session) => {
    const token = createCheck(secret, session);
    const { status, body } = await request({ ...service, token }, path);
    if (status === 200 && isRecord(body)) return body.open === true;

    throw new ContentError(
      `The content service at ${service.apiUrl} does not say whether this preview may go on (${status}): see its log.`,
    );
  };

  const check = async (key: string, session: Session, confirmed: number) => {
    try {
      const isOpen = await askService(session);
      const entry = known.get(key);
      if (isOpen && entry) entry.confirmed = Date.now();

      return isOpen;
    } catch (error) {
      if (confirmed + grace > Date.now()) return true;
      known.delete(key);
      throw error;
    }
  };

  return {
    /**
     * Whether a session may go on; the content service is asked at most once a minute.
     *
     * @throws {ContentError} when the content service cannot be asked, and has not said so in the last five minutes.
     */
    isOpen: (session: Session): Promise<boolean> => {
      const key = `${session.session} ${session.uid}`;
      const last = known.get(key);
      if (last && last.asked + freshness > Date.now()) return last.isOpen;

      for (const [one, { asked }] of known) {
        if (asked + grace < Date.now()) known.delete(one);
      }
      const confirmed = last?.confirmed ?? 0;
      const isOpen = check(key, session, confirmed);
      known.set(key, { asked: Date.now(), confirmed, isOpen });

      return isOpen;
    },
  };
};

export type PanelSessions = ReturnType<typeof createPanelSessions>;
