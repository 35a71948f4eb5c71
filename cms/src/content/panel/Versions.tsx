import { Button, Flex, Radio, Typography } from "@strapi/design-system";
import { Suspense, useState } from "react";

import { DialogButton } from "../../panel/DialogButton";
import { type Difference, differencesOf } from "./differences";
import { LazyWordDifferences } from "./lazy-word-differences";
import type { Fields } from "./take-fields";
import { useFieldLabel } from "./use-open-record";

/** A version of a record. */
type Version = { heading: string; fields: Fields };
type Props = {
  versions: [Version, Version];
  /** The label of a field, by its path. */
  labelOf: (path: string) => string | undefined;
  /** Called with the fields to take from the second version; undefined if nothing can be changed. */
  onChoose: ((fields: string[]) => void) | undefined;
};

/** The label of a part of a field: "Heading 2" for the second of several. */
const partLabel = (path: string, labelOf: Props["labelOf"]) => {
  const places = path.match(/\b\d+\b/g)?.map((index) => Number(index) + 1) ?? [];

  return [labelOf(path) ?? path, ...places].join(" ");
};

/** The text of a field in one version; parts of components have labels, like "Heading 2: Words". */
const textOf = ({ field, parts }: Difference, version: number, labelOf: Props["labelOf"]) =>
  parts
    .map(({ path, texts }) => {
      const text = texts[version] || "(empty)";

      return path === field ? text : `${partLabel(path, labelOf)}: ${text}`;
    })
    .join("\n");

/** The parts of a field that have text in both versions, with more than a word. */
const comparableParts = ({ parts }: Difference) =>
  parts.filter(({ texts }) => texts.every(Boolean) && texts.some((text) => /\s/.test(text)));

/** The fields in which two versions of a record differ, with a choice for each. */
export const Comparison = ({ versions, labelOf, onChoose }: Props) => {
  const [choices, setChoices] = useState<Record<string, number>>({});
  const headings = versions.map(({ heading }) => heading);
  const differences = differencesOf(versions[0].fields, versions[1].fields);
  const names = differences.map(({ field }) => field);

  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      {differences.length === 0 && <Typography>The versions are the same.</Typography>}
      {differences.length > 0 && onChoose && (
        <Flex gap={2} wrap="wrap">
          {headings.map((heading, version) => (
            <Button
              key={heading}
              size="S"
              variant="tertiary"
              onClick={() => setChoices(Object.fromEntries(names.map((name) => [name, version])))}
            >
              {`Choose all: ${heading}`}
            </Button>
          ))}
        </Flex>
      )}
      {differences.map((difference) => {
        const { field } = difference;
        const label = labelOf(field) ?? field;

        return (
          <Flex key={field} direction="column" alignItems="stretch" gap={3}>
            <Typography variant="delta">{label}</Typography>
            <Radio.Group
              aria-label={label}
              value={String(choices[field] ?? "")}
              disabled={!onChoose}
              onValueChange={(version) => setChoices({ ...choices, [field]: Number(version) })}
            >
              {headings.map((heading, version) => (
                <Radio.Item key={heading} value={String(version)}>
                  <Typography fontWeight="bold">{heading}: </Typography>
                  <Typography style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
                    {textOf(difference, version, labelOf)}
                  </Typography>
                </Radio.Item>
              ))}
            </Radio.Group>
            <Suspense>
              {comparableParts(difference).map(({ path, texts }) => (
                <LazyWordDifferences
                  key={path}
                  label={path === field ? "Changes" : `Changes in ${partLabel(path, labelOf)}`}
                  texts={texts}
                />
              ))}
            </Suspense>
          </Flex>
        );
      })}
      {onChoose && (
        <Button
          disabled={names.some((name) => choices[name] === undefined)}
          onClick={() => onChoose(names.filter((name) => choices[name] === 1))}
        >
          Use my choices
        </Button>
      )}
    </Flex>
  );
};

type VersionsProps = {
  /** Label of the button that opens the dialog. */
  label: string;
  title: string;
  versions: Props["versions"];
  onChoose: (fields: string[]) => void;
};

/** A button that opens two versions of the open record. */
export const Versions = ({ label, title, versions, onChoose }: VersionsProps) => {
  const labelOf = useFieldLabel();
  const trigger = (
    <Button variant="danger-light" fullWidth>
      {label}
    </Button>
  );

  return (
    <DialogButton trigger={trigger} title={title}>
      {(close) => (
        <Comparison
          versions={versions}
          labelOf={labelOf}
          onChoose={(fields) => {
            close();
            onChoose(fields);
          }}
        />
      )}
    </DialogButton>
  );
};
