import { type OpenRecord, type OpenRecords, recordKey, recordPattern } from "./open-records";
import { type Fields, isRecordMetadata, isSame } from "./form-values";

const recordPath = new RegExp(`${recordPattern}(/actions/publish)?$`);

/** A panel request's action on a record; undefined for any other request. */
export const recordActionOf = (input: Parameters<typeof fetch>[0], method = "GET") => {
  if (input instanceof Request) return undefined;
  const { pathname, searchParams } = new URL(input, "http://panel");
  const [, uid, documentId, publish] = recordPath.exec(pathname) ?? [];
  // The published version cannot be edited.
  if (!uid || searchParams.get("status") === "published") return undefined;

  const key = recordKey(uid, documentId);
  if (method !== "GET")
    return { uid, documentId, key, writes: true, publishes: publish !== undefined };
  // Neither a list nor the action that publishes is a record to read.
  const isList = !documentId && pathname.includes("/collection-types/");

  return isList || publish ? undefined : { uid, documentId, key, writes: false, publishes: false };
};

/** Strapi signs a user out, and so closes the form, if this request fails. */
const isSessionRenewal = (input: Parameters<typeof fetch>[0]) =>
  typeof input === "string" && input.endsWith("/admin/access-token");

const unavailableStatuses = [502, 503, 504];
const firstDelayMs = 1_000;
const maxDelayMs = 10_000;

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Retries until the CMS responds. A request that the panel cancels ends at once, or after the pause
 * in progress.
 */
const sendUntilAvailable = async (
  send: () => Promise<Response>,
  records: OpenRecords,
  signal?: AbortSignal | null,
) => {
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(delayMs * 2, maxDelayMs)) {
    const response = await send().catch((error: unknown) => {
      if (signal?.aborted) throw error;

      return undefined;
    });
    if (response && !unavailableStatuses.includes(response.status)) return response;
    records.countWaiting(1);
    await pause(delayMs).finally(() => records.countWaiting(-1));
  }
};

type Saved = { data?: Fields & { documentId?: string; updatedAt?: string; status?: string } };

const versionIn = (response: string) => {
  const { documentId, updatedAt, status } = (JSON.parse(response) as Saved).data ?? {};

  return documentId && updatedAt ? { documentId, updatedAt, status, response } : undefined;
};

const contentIn = (response: string) => {
  const fields = Object.entries((JSON.parse(response) as Saved).data ?? {});

  return Object.fromEntries(fields.filter(([name]) => !isRecordMetadata(name)));
};

/** A response has only the number of a relation's records, so it does not show all changes of them. */
const changesRelations = (form: unknown) => /"(?:dis)?connect":\[\{/.test(JSON.stringify(form));

/**
 * True if the unsaved changes of a record apply to another version of it as well: one that somebody
 * published without a change.
 */
const appliesTo = (response: string, open: OpenRecord) =>
  !changesRelations(open.unsaved) && isSame(contentIn(response), contentIn(open.response));

/**
 * Merges a version that another user saved into the form, where both changed nothing in common.
 *
 * @returns what it is merged from; undefined if somebody must choose.
 */
const mergeInto = async ({ merge, merged }: OpenRecord, response: string) => {
  // Without the code that merges, somebody chooses.
  const result = await merge?.(contentIn(response)).catch(() => undefined);
  if (!result || result.conflicts.length > 0) return undefined;

  return { response, takenOver: [...new Set([...(merged?.takenOver ?? []), ...result.takenOver])] };
};

/** An answer of the CMS to the panel. */
export const asResponse = (text: string) =>
  new Response(text, { headers: { "Content-Type": "application/json" } });

const readAtHeader = "x-read-at";
const conflict = 409;

/** The version that the CMS has of a record. */
const readLatest = async (send: typeof fetch, savePath: string, headers: Headers) => {
  const path = savePath.replace(/\?.*$/, "").replace(/\/actions\/publish$/, "");
  const others = [...headers].filter(([name]) => name !== readAtHeader);
  const response = await send(path, { headers: others }).catch(() => undefined);

  return response?.ok ? versionIn(await response.text()) : undefined;
};

/**
 * Protects the unsaved changes of an open record: its requests, and the renewal of the session, wait
 * while the CMS is down instead of failing, which would close the form; a save names the version it
 * changes, so that the CMS can reject it; and another user's save is held back from a form with unsaved
 * changes, unless both changed nothing in common.
 *
 * @param send the panel's function for requests.
 */
export const guardSaves =
  (send: typeof fetch, records: OpenRecords): typeof fetch =>
  async (input, init) => {
    if (isSessionRenewal(input)) {
      return sendUntilAvailable(() => send(input, init), records, init?.signal);
    }
    const action = recordActionOf(input, init?.method);
    if (!action) return send(input, init);

    const { key, writes, publishes } = action;
    const known = records.get(key);
    const saves = records.savesOf(key);
    const headers = new Headers(init?.headers);
    if (writes && known) headers.set(readAtHeader, known.updatedAt);
    const sendOnce = () => send(input, { ...init, headers });
    const sendSafely = () =>
      known ? sendUntilAvailable(sendOnce, records, init?.signal) : sendOnce();
    let response = await sendSafely();
    if (response.status === conflict && known?.unsaved) {
      const latest = await readLatest(send, String(input), headers);
      const isNewer = latest && latest.updatedAt !== known.updatedAt;
      // Publishing again puts nothing on the website that another user has not put there.
      const isSafe = !publishes || latest?.status === "published";
      if (isNewer && isSafe && appliesTo(latest.response, known)) {
        headers.set(readAtHeader, latest.updatedAt);
        response = await sendSafely();
      }
    }
    if (!response.ok) {
      const shown = records.get(key);

      // An error would close the form.
      return !writes && shown?.unsaved ? asResponse(shown.response) : response;
    }
    if (writes) {
      records.countSave(key);
      records.update(key, { merged: undefined });
    }
    const text = await response.text();
    // Sent before a save, and answered after it.
    if (!writes && records.savesOf(key) !== saves) return asResponse(text);
    const version = versionIn(text);
    // Now, since somebody may type while the response loads.
    const open = records.get(key);
    const isNewer = open?.unsaved && version && version.updatedAt !== open.updatedAt;
    if (!writes && isNewer && !appliesTo(text, open)) {
      const merged = await mergeInto(open, text);
      if (!merged) {
        records.update(key, { newer: text });

        return asResponse(open.response);
      }
      records.update(key, { merged });
    }
    // The response to a creation is not kept: its key has no document id, and the panel opens the new
    // record under its own.
    if (version && (known || !writes)) records.setVersion(key, version);

    return asResponse(text);
  };
