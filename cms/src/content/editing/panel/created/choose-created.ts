import { asResponse, recordActionOf } from "../guard-saves";
import type { OpenRecords } from "../open-records";
import type { Fields } from "../form-values";

import type { FieldBehind } from "./behind-dialog";

/** A record that was created in a dialog, and the field that it was created for. */
export type CreatedRecord = FieldBehind & {
  uid: string;
  data: Fields & { id: number; documentId: string };
};

type Saved = { data?: CreatedRecord["data"] };

/**
 * Chooses a record that is created in a dialog in the form behind it, and saves nothing there: Strapi leaves
 * it out of a new record, and saves one that exists together with what is typed in it.
 *
 * @param send the panel's function for requests.
 * @param fieldBehind the field behind the open dialog.
 * @param choose puts the record into that field of the form.
 */
export const chooseCreated = (
  send: typeof fetch,
  records: OpenRecords,
  fieldBehind: () => FieldBehind | undefined,
  choose: (created: CreatedRecord) => Promise<unknown>,
): typeof fetch => {
  let chosen: CreatedRecord | undefined;

  return async (input, init) => {
    const action = recordActionOf(input, init?.method);
    const behind = fieldBehind();
    if (!behind) chosen = undefined;
    if (!action?.writes || !behind) return send(input, init);
    const { uid, documentId, key } = action;
    const saved = records.get(key)?.response;
    if (
      chosen &&
      saved &&
      key === behind.key &&
      String(init?.body).includes(chosen.data.documentId)
    ) {
      // Strapi sends it once, after the creation.
      chosen = undefined;

      return asResponse(saved);
    }
    const response = await send(input, init);
    if (documentId || init?.method !== "POST" || !response.ok) return response;
    const { data } = (await response.clone().json()) as Saved;
    if (data) {
      chosen = { ...behind, uid, data };
      // Before Strapi goes on, and loads the form again.
      await choose(chosen);
    }

    return response;
  };
};
