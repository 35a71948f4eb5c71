import {
  unstable_useContentManagerContext as useContentManager,
  useAuth,
} from "@strapi/strapi/admin";
import { Flex, Typography } from "@strapi/design-system";
import { useSyncExternalStore } from "react";

import { clock } from "../website/times";

import { Comparison } from "./Comparison";
import { type Fields, mergeFields } from "./merge";
import { openRecords, recordKey } from "./open-records";
import { Others } from "./Others";
import { type RecordForm, useKeptWords } from "./use-kept-words";
import { Versions } from "./Versions";

type Saved = Fields & {
  updatedAt: string;
  updatedBy?: { firstname?: string; lastname?: string; username?: string } | null;
};

const nameOf = ({ updatedBy }: Saved) =>
  [updatedBy?.firstname, updatedBy?.lastname].filter(Boolean).join(" ") ||
  updatedBy?.username ||
  "Somebody else";

const savedIn = (response: string) => (JSON.parse(response) as { data: Saved }).data;

const isCopy = () => location.pathname.includes("/clone/");

/**
 * Beside the buttons of a form: who else has the record open, that the service is away, what
 * somebody else has saved meanwhile, and what was typed here before and never saved.
 */
export const UnsavedWords = () => {
  const { model, id, form: strapiForm } = useContentManager();
  const form = strapiForm as RecordForm;
  const { values, initialValues } = form;
  const user = useAuth("UnsavedWords", (state) => state.user?.id);
  const documentId = isCopy() ? undefined : id;
  const key = recordKey(model, documentId);
  const name = `${user} ${key}${isCopy() ? ` copy of ${id}` : ""}`;
  const { offered, bringBack, discard, startAgain } = useKeptWords(name, key, form);
  const record = useSyncExternalStore(openRecords.subscribe, () => openRecords.get(key));
  const away = useSyncExternalStore(openRecords.subscribe, openRecords.isAway);

  const newer = record?.newer && savedIn(record.newer);

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <div role="alert">
        {away && (
          <Typography textColor="danger600">
            The content service does not answer. What you typed is kept in this browser, and saved
            as soon as it can be.
          </Typography>
        )}
        {newer && (
          <Typography textColor="danger600">
            {`${nameOf(newer)} saved this on ${clock(newer.updatedAt)}, while you had it open. What you typed is still here.`}
          </Typography>
        )}
        {offered && (
          <Typography textColor="danger600">
            {`What you typed here on ${clock(new Date(offered.at).toISOString())} was never saved.`}
          </Typography>
        )}
      </div>
      {newer && (
        <Versions
          label="Compare versions"
          title="Two versions of this record"
          refuse={{ label: `Take what ${nameOf(newer)} saved`, choose: () => startAgain(false) }}
          accept={{ label: "Keep what I typed", choose: () => startAgain(true) }}
        >
          <Comparison
            model={model}
            headings={[`Saved by ${nameOf(newer)}`, "Typed here"]}
            saved={newer}
            mine={values}
          />
        </Versions>
      )}
      {offered && (
        <Versions
          label="See unsaved words"
          title="Words that were never saved"
          refuse={{ label: "Delete them", choose: discard }}
          accept={{ label: "Bring them back", choose: () => bringBack(offered) }}
        >
          <Comparison
            model={model}
            headings={["Saved", "Typed here"]}
            saved={initialValues}
            mine={mergeFields(offered.base, initialValues, offered.mine)}
          />
        </Versions>
      )}
      {record && <Others model={model} documentId={record.documentId} />}
    </Flex>
  );
};
