import { request, ContentError, type CmsConfig } from "../../gatsby/content/cms-client";
import { isRecord } from "../../../common/is-record";
import type { RecordId } from "../../../common/record-id";

import { createCheck, createLinkCheck, isExpired, type Session } from "./signed";

const path = "/api/preview-session";

/** Cache lifetime of a check, in milliseconds. */
const maxAgeMs = 60_000;
/** Time for which an open session outlasts a failure of the CMS, in milliseconds. */
const gracePeriodMs = 5 * 60_000;

/** The record of a link, and the link's expiry in seconds since 1970. */
export type LinkedRecord = RecordId & { expires: number };

/** The CMS's answer; with the record of a link. */
type SessionAnswer = { open: boolean } & Partial<LinkedRecord>;
type CachedCheck = {
  checkedAt: number;
  /** The last answer, if it was that the session is open. */
  confirmed: { at: number; answer: SessionAnswer } | undefined;
  answer: Promise<SessionAnswer>;
};

/** Checks whether panel sessions are open and may still read the content, and whether links work. */
export const createSessionChecks = (cms: CmsConfig, secret: string) => {
  const cache = new Map<string, CachedCheck>();

  const ask = async (token: string): Promise<SessionAnswer> => {
    const { status, body } = await request({ ...cms, token }, path);
    if (status === 200 && isRecord(body)) return { ...body, open: body.open === true };

    throw new ContentError(
      `The CMS at ${cms.apiUrl} cannot check this preview's session (${status}): check its log.`,
    );
  };

  const check = async (token: string, confirmed: CachedCheck["confirmed"]) => {
    try {
      const answer = await ask(token);
      const entry = cache.get(token);
      if (entry) entry.confirmed = answer.open ? { at: Date.now(), answer } : undefined;

      return answer;
    } catch (error) {
      if (confirmed && confirmed.at + gracePeriodMs > Date.now()) return confirmed.answer;
      cache.delete(token);
      throw error;
    }
  };

  const cachedAnswer = (token: string): Promise<SessionAnswer> => {
    const last = cache.get(token);
    if (last && last.checkedAt + maxAgeMs > Date.now()) return last.answer;

    for (const [one, { checkedAt }] of cache) {
      if (checkedAt + gracePeriodMs < Date.now()) cache.delete(one);
    }
    const confirmed = last?.confirmed;
    const answer = check(token, confirmed);
    cache.set(token, { checkedAt: Date.now(), confirmed, answer });

    return answer;
  };

  return {
    /**
     * True if a session is open; requests the CMS at most once a minute.
     *
     * @throws {ContentError} if the CMS is unreachable and has not confirmed the session in the last
     *   five minutes.
     */
    isOpen: async (session: Session): Promise<boolean> =>
      (await cachedAnswer(createCheck(secret, session))).open,

    /**
     * The record of a link that works; requests the CMS like `isOpen`.
     *
     * @throws {ContentError} like `isOpen`.
     */
    linkedRecord: async (link: string): Promise<LinkedRecord | undefined> => {
      const { open, ...record } = await cachedAnswer(createLinkCheck(secret, link));

      return open && !isExpired(record as LinkedRecord) ? (record as LinkedRecord) : undefined;
    },

    /** Checks every session and link again at its next request. */
    recheck: () => {
      for (const entry of cache.values()) entry.checkedAt = Date.now() - maxAgeMs;
    },
  };
};

export type SessionChecks = ReturnType<typeof createSessionChecks>;
