import { Box, Button, Flex, Radio, Typography } from "@strapi/design-system";
import { useState } from "react";

import type { FormFields } from "../field-schemas";
import { takenOverMessage } from "../merge-messages";
import type { Fields } from "../form-values";
import type { Taken } from "../take-fields";

import { combine, fieldChangesOf, type VersionChange } from "./changes";
import type { Choice, Part } from "./differences";
import { WordDifferences } from "./WordDifferences";

type Headings = [string, string];
/** The label of a field, with the components of one version, or of both. */
type LabelOf = (path: string, only?: Choice) => string | undefined;

/** Keeps the focused choice out from under the footer. */
const aboveFooter = { scrollMarginBottom: "12rem" };

/** One of several changes of a field. */
const card = { padding: 4, borderColor: "neutral200", hasRadius: true } as const;

/** Stays in view below a long comparison. */
const footer = {
  position: "sticky",
  // Covers the padding of the dialog.
  bottom: "-4rem",
  marginBottom: "-4rem",
  paddingBottom: "4rem",
  paddingTop: 2,
  background: "neutral0",
} as const;

const joined =
  "The chosen paragraphs of a text would run together. Choose the same version for those next to each other.";

/** Longer texts are not repeated at the choices. */
const maxValueLength = 80;

/** The label of a part of a field: "Heading 2" for the second of several. */
const partLabel = ({ path, only }: Part, labelOf: LabelOf) => {
  const places = path.match(/\b\d+\b/g)?.map((index) => Number(index) + 1) ?? [];

  return [labelOf(path, only) ?? path, ...places].join(" ");
};

const isValue = ({ parts }: VersionChange) =>
  parts.length === 1 &&
  parts.every(
    ({ texts: [one, other] }) =>
      one !== other && Math.max(one.length, other.length) <= maxValueLength,
  );

type PartProps = { part: Part; label?: string | undefined };

const PartDifferences = ({ part: { texts, isAnother }, label }: PartProps) => {
  const reason = isAnother ? "(Another one of the same name.)" : "(Only the formatting differs.)";

  return texts[0] === texts[1] ? (
    <Typography tag="p">
      {label && <Typography fontWeight="bold">{label}: </Typography>}
      {texts[0]} <Typography textColor="neutral600">{reason}</Typography>
    </Typography>
  ) : (
    <WordDifferences label={label} texts={texts} />
  );
};

type ChangeProps = {
  change: VersionChange;
  /** Of the choice. */
  name: string;
  field: string;
  headings: Headings;
  labelOf: LabelOf;
  choice: Choice | undefined;
  onChoose: ((choice: Choice) => void) | undefined;
};

/** A change, with its words marked, and the choice between both versions. */
const ChangeChoice = ({ change, name, field, headings, choice, ...props }: ChangeProps) => {
  const { labelOf, onChoose } = props;
  const { parts } = change;
  const hasValues = isValue(change);

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {!hasValues &&
        parts.map((part, index) => (
          <PartDifferences
            // Two items of one place, each in one of the versions, have the same paths.
            key={`${index} ${part.path}`}
            part={part}
            label={part.path === field ? undefined : partLabel(part, labelOf)}
          />
        ))}
      <Radio.Group
        aria-label={name}
        value={String(choice ?? "")}
        disabled={!onChoose}
        onValueChange={(version) => onChoose?.(Number(version) as Choice)}
      >
        <Flex
          {...(hasValues ? { direction: "column", alignItems: "flex-start", gap: 2 } : { gap: 6 })}
          wrap="wrap"
        >
          {headings.map((heading, version) => (
            <Radio.Item key={heading} value={String(version)} style={aboveFooter}>
              {hasValues ? (
                <>
                  <Typography fontWeight="bold">{heading}: </Typography>
                  <Typography style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
                    {parts[0]?.texts[version] || "(empty)"}
                  </Typography>
                </>
              ) : (
                heading
              )}
            </Radio.Item>
          ))}
        </Flex>
      </Radio.Group>
    </Flex>
  );
};

type AllProps = { of?: string; headings: Headings; onChoose: (choice: Choice) => void };

/** Buttons that choose one version for several changes. */
const ChooseAll = ({ of, headings, onChoose }: AllProps) => (
  <Flex gap={2} wrap="wrap">
    {headings.map((heading, version) => (
      <Button key={heading} size="S" variant="tertiary" onClick={() => onChoose(version as Choice)}>
        {`${of ? `All of ${of}` : "Choose all"}: ${heading}`}
      </Button>
    ))}
  </Flex>
);

/** A version of a record. */
export type Version = { heading: string; fields: Fields };

export type ComparisonProps = {
  versions: [Version, Version];
  /** The version that both started from: there is no choice for what only one of them changed. */
  base?: Fields | undefined;
  fields: FormFields;
  /** What is chosen at first; without it, everything must be chosen. */
  initial?: Choice;
  /** Called with what to take from the second version; undefined if nothing can be changed. */
  onChoose: ((taken: Taken[]) => void) | undefined;
};

/** The changes between two versions of a record, with a choice for each. */
export const Comparison = ({ versions, base, fields, initial, onChoose }: ComparisonProps) => {
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const headings: Headings = [versions[0].heading, versions[1].heading];
  const [one, other] = [versions[0].fields, versions[1].fields];
  const labelOf: LabelOf = (path, only) =>
    fields.labelOf(
      path,
      ...[one, other].filter((_, version) => only === undefined || version === only),
    );
  // A caller that has other versions mounts another one.
  const [compared] = useState(() => fieldChangesOf(one, other, fields, base));
  const isOpen = ({ decided }: VersionChange) => decided === undefined;
  const differences = compared
    .map((field) => ({ ...field, changes: field.changes.filter(isOpen) }))
    .filter(({ changes }) => changes.length > 0);
  const takenOver = compared.filter(({ changes }) => changes.some(({ decided }) => decided === 0));
  const choiceOf = (key: string) => choices[key] ?? initial;
  const choose = (changes: readonly VersionChange[], choice: Choice) =>
    setChoices({ ...choices, ...Object.fromEntries(changes.map(({ key }) => [key, choice])) });
  const all = differences.flatMap(({ changes }) => changes);
  const chosen = all.map(({ key }) => choiceOf(key));
  const missing = chosen.filter((choice) => choice === undefined).length;
  const isChosen = initial === undefined || chosen.includes(1);
  const taken = combine(compared.map((field) => field.taken((key) => choiceOf(key) ?? 0)));

  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      {compared.length === 0 && <Typography>The versions are the same.</Typography>}
      {takenOver.length > 0 && (
        <Typography>{takenOverMessage(headings[0], takenOver.length)}</Typography>
      )}
      {!all.every(isValue) && (
        <Typography textColor="neutral600">
          Crossed out: only in “{headings[0]}”. Underlined: only in “{headings[1]}”.
        </Typography>
      )}
      {all.length > 0 && onChoose && (
        <ChooseAll headings={headings} onChoose={(choice) => choose(all, choice)} />
      )}
      {differences.map(({ field, changes }) => {
        const label = labelOf(field) ?? field;
        const isSingle = changes.length === 1;

        return (
          <Flex key={field} direction="column" alignItems="stretch" gap={4}>
            <Typography tag="h3" variant="delta">
              {label}
            </Typography>
            {!isSingle && all.length > changes.length && onChoose && (
              <ChooseAll
                of={label}
                headings={headings}
                onChoose={(choice) => choose(changes, choice)}
              />
            )}
            {changes.map((change, index) => (
              <Box key={change.key} {...(!isSingle && card)}>
                <ChangeChoice
                  change={change}
                  name={isSingle ? label : `${label}, change ${index + 1} of ${changes.length}`}
                  field={field}
                  headings={headings}
                  labelOf={labelOf}
                  choice={choiceOf(change.key)}
                  onChoose={onChoose && ((choice) => choose([change], choice))}
                />
              </Box>
            ))}
          </Flex>
        );
      })}
      {onChoose && (
        <Box {...footer}>
          <Typography tag="p" role="status" textColor="neutral600" paddingBottom={1}>
            {missing > 0 && all.length > 1 && `${missing} of ${all.length} still to choose.`}
            {!taken && joined}
          </Typography>
          <Button
            fullWidth
            disabled={missing > 0 || !isChosen || !taken}
            onClick={() => taken && onChoose(taken)}
          >
            Use my choices
          </Button>
        </Box>
      )}
    </Flex>
  );
};
