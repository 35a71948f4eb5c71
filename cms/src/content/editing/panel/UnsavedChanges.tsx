import { useAuth } from "@strapi/strapi/admin";
import { Flex, Typography } from "@strapi/design-system";
import { useEffect, useSyncExternalStore } from "react";

import type { Presence } from "../../types";
import { formatDateTime, formatSince } from "../../../panel/times";

import { useCreatedRecords } from "./created/use-created";
import { mergedMessage } from "./merge-messages";
import { useReloadRecord } from "./reload-records";
import { openRecords } from "./open-records";
import type { Fields } from "./form-values";
import type { RecordForm } from "./track-form";
import { useFormFields, useOpenRecord } from "./use-open-record";
import { useRecordPart } from "./poll-open-record";
import { useStoredChanges } from "./use-stored-changes";
import { CompareButton } from "./compare/CompareButton";

type Saved = Fields & {
  updatedAt: string;
  updatedBy?: { firstname?: string; lastname?: string; username?: string } | null;
};

const nameOf = ({ updatedBy }: Saved) =>
  [updatedBy?.firstname, updatedBy?.lastname].filter(Boolean).join(" ") ||
  updatedBy?.username ||
  "Somebody else";

const savedBy = (saved: Saved) =>
  `${nameOf(saved)} saved this record on ${formatDateTime(saved.updatedAt)}`;

const savedIn = (response: string) => (JSON.parse(response) as { data: Saved }).data;

/**
 * Notices next to a form's buttons: who else has the record open, that the CMS is down, another
 * user's save, and unsaved changes of an earlier visit.
 */
export const UnsavedChanges = () => {
  const { model, form: strapiForm, copyOf, key, record } = useOpenRecord();
  const form = strapiForm as RecordForm;
  const { values, initialValues } = form;
  useCreatedRecords(form);
  const user = useAuth("UnsavedChanges", (state) => state.user?.id);
  const storageKey = `${user} ${key}${copyOf ? ` copy of ${copyOf}` : ""}`;
  const { offered, restore, reopen } = useStoredChanges(storageKey, key, form, useFormFields());
  const isWaiting = useSyncExternalStore(openRecords.subscribe, openRecords.isWaiting);
  const { part: presence, isPrevious } = useRecordPart<Presence>("presence", {
    model,
    documentId: record?.documentId,
  });
  const reload = useReloadRecord();
  const isOutdated =
    presence &&
    record &&
    !isPrevious &&
    presence.updatedAt !== record.updatedAt &&
    !form.isSubmitting;
  useEffect(() => {
    if (isOutdated) void reload({ uid: model, documentId: record.documentId });
    // Once for each version.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOutdated, presence?.updatedAt]);
  const others = presence?.others ?? [];
  const newer = record?.newer && savedIn(record.newer);
  const merged = record?.unsaved && record.merged;
  const warnings = [
    isWaiting &&
      "The server is not responding. What you typed is kept in this browser, and a save that you started finishes when it responds again.",
    newer &&
      `${savedBy(newer)}, while you had it open. What you typed is still here: compare the versions, and choose for each change that both of you made.`,
    merged && mergedMessage(savedBy(savedIn(merged.response)), merged.takenOver.length),
    offered &&
      `Text that you typed here on ${formatDateTime(new Date(offered.at).toISOString())} was not saved. Show it, and choose what to keep.`,
  ].filter(Boolean);

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <div role="alert">
        {warnings.map((warning) => (
          <Typography key={String(warning)} tag="p" textColor="danger600">
            {warning}
          </Typography>
        ))}
      </div>
      {newer && (
        <CompareButton
          label="Compare versions"
          title="Two versions of this record"
          revision={newer.updatedAt}
          versions={[
            { heading: `Saved by ${nameOf(newer)}`, fields: newer },
            { heading: "Your version", fields: values },
          ]}
          base={initialValues}
          onChoose={(taken) => reopen(taken, newer.updatedAt)}
        />
      )}
      {offered && (
        <CompareButton
          label="Show unsaved text"
          title="Unsaved text"
          revision={record?.updatedAt}
          versions={[
            { heading: form.modified ? "In the form" : "Saved", fields: values },
            { heading: "Your unsaved text", fields: offered.mine },
          ]}
          onChoose={restore}
        />
      )}
      <div role="status">
        {others.map(({ name: person, since: from }) => (
          <Typography key={person} tag="p" variant="pi" textColor="warning700">
            {`${person} has also had this record open since ${formatSince(from, new Date())}.`}
          </Typography>
        ))}
      </div>
    </Flex>
  );
};
