import { Button, Flex, Modal, Radio, Typography } from "@strapi/design-system";
import { useState } from "react";

import { type Difference, differencesOf } from "./differences";
import type { Fields } from "./take-fields";
import { useFieldLabel } from "./use-open-record";

/** A version of a record. */
type Version = { heading: string; fields: Fields };
type Props = {
  versions: [Version, Version];
  /** The label of a field, by its path. */
  labelOf: (path: string) => string | undefined;
  /** Called with the fields to take from the second version. */
  onChoose: (fields: string[]) => void;
};

/** The text of a field in one version; parts of components have labels, like "Heading 2: Words". */
const textOf = ({ field, parts }: Difference, version: number, labelOf: Props["labelOf"]) =>
  parts
    .map(({ path, texts }) => {
      const text = texts[version] || "(empty)";
      const places = path.match(/\b\d+\b/g)?.map((index) => Number(index) + 1) ?? [];

      return path === field ? text : `${[labelOf(path) ?? path, ...places].join(" ")}: ${text}`;
    })
    .join("\n");

/** The fields in which two versions of a record differ, with a choice for each. */
const Comparison = ({ versions, labelOf, onChoose }: Props) => {
  const [choices, setChoices] = useState<Record<string, number>>({});
  const headings = versions.map(({ heading }) => heading);
  const differences = differencesOf(versions[0].fields, versions[1].fields);
  const names = differences.map(({ field }) => field);

  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      {differences.length === 0 ? (
        <Typography>The versions are the same.</Typography>
      ) : (
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
          </Flex>
        );
      })}
      <Button
        disabled={names.some((name) => choices[name] === undefined)}
        onClick={() => onChoose(names.filter((name) => choices[name] === 1))}
      >
        Use my choices
      </Button>
    </Flex>
  );
};

type DialogProps = {
  /** Label of the button that opens the dialog. */
  label: string;
  title: string;
} & Pick<Props, "versions" | "onChoose">;

/** A button that opens two versions of the open record. */
export const Versions = ({ label, title, versions, onChoose }: DialogProps) => {
  const labelOf = useFieldLabel();
  const [isOpen, setIsOpen] = useState(false);
  const choose = (fields: string[]) => {
    setIsOpen(false);
    onChoose(fields);
  };

  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="danger-light" fullWidth>
          {label}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Comparison versions={versions} labelOf={labelOf} onChoose={choose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
