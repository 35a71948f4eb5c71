import { isRecord } from "../is-record.ts";

import type { ContentRecord, Issue, ModelSchema } from "./model.ts";

/** Issues of the receipts of the site's own forms. */
export const checkReceipts = ({ name }: ModelSchema, { receipts }: ContentRecord): Issue[] => {
  if (name !== "site" || !Array.isArray(receipts)) return [];

  const forms = receipts.filter(isRecord).map(({ form }) => form);

  return forms.flatMap((form, index) =>
    form && forms.indexOf(form) !== index
      ? [
          {
            path: ["receipts", String(index), "form"],
            message: "Another receipt is for this form: remove one, or choose another form.",
          },
        ]
      : [],
  );
};
