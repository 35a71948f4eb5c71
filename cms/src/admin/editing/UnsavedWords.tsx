import {
  unstable_useContentManagerContext as useContentManager,
  useAuth,
} from "@strapi/strapi/admin";
import { Flex, Typography } from "@strapi/design-system";
import { useSyncExternalStore } from "react";

import type { Presence } from "../../editing/types";
import { useAnswer } from "../requests/use-answer";
import { clock, since } from "../website/times";

import { Comparison } from "./Comparison";
import { type Fields, mergeFields } from "./merge";
import { openRecords, recordKey } from "./open-records";
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

/** The panel asks again after so many milliseconds. */
const waitForOthers = () => 10_000;

/** Below the bar of a preview, over the page. */
const card = {
  position: "fixed",
  top: "5.6rem",
  right: "1.6rem",
  zIndex: 4,
  padding: 4,
  background: "neutral0",
  shadow: "popupShadow",
  hasRadius: true,
  maxWidth: "32rem",
} as const;

const isCopy = () => location.pathname.includes("/clone/");

/**
 * Beside the buttons of a form: who else has the record open, that the service is away, what
 * somebody else has saved meanwhile, and what was typed here before and never saved.
 */
export const UnsavedWords = ({ isFloating = false }: { isFloating?: boolean }) => {
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

  const { data } = useAnswer<Presence>(
    record && `/presence/${model}/${record.documentId}`,
    waitForOthers,
  );
  const others = data?.others ?? [];
  const newer = record?.newer && savedIn(record.newer);
  const warnings = [
    away &&
      "The content service does not answer. What you typed is kept in this browser, and saved as soon as it can be.",
    newer &&
      `${nameOf(newer)} saved this on ${clock(newer.updatedAt)}, while you had it open. What you typed is still here.`,
    offered &&
      `What you typed here on ${clock(new Date(offered.at).toISOString())} was never saved.`,
  ].filter(Boolean);
  const isSilent = warnings.length === 0 && others.length === 0;

  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={2}
      width="100%"
      {...(isFloating && !isSilent && card)}
    >
      <div role="alert">
        {warnings.map((warning) => (
          <Typography key={String(warning)} tag="p" textColor="danger600">
            {warning}
          </Typography>
        ))}
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
      <div role="status">
        {others.map(({ name: person, since: from }) => (
          <Typography key={person} tag="p" variant="pi" textColor="warning700">
            {`${person} has this open, too, since ${since(from, new Date())}.`}
          </Typography>
        ))}
      </div>
    </Flex>
  );
};

/** The same in a preview, whose bar has no room for it. */
export const FloatingUnsavedWords = () => <UnsavedWords isFloating />;
