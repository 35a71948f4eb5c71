import { Button, Modal, Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";

import { useFieldLabel } from "../preview/use-field-label";

import { differencesOf } from "./differences";
import type { Fields } from "./merge";

/** Limits that keep the dialog readable. */
const maxRows = 30;
const maxCharacters = 600;

const shorten = (text: string) =>
  text.length > maxCharacters ? `${text.slice(0, maxCharacters)} …` : text || "(empty)";

/** One of two versions of a record: its heading, and the label and action of its button. */
type Version = { heading: string; fields: Fields; label: string; choose: () => void };
type Props = {
  /** Label of the button that opens the dialog. */
  label: string;
  title: string;
  saved: Version;
  typed: Version;
};

/** A table of the fields that differ; a component of its own, so that a closed dialog computes none. */
const Differences = ({ saved, typed }: Pick<Props, "saved" | "typed">) => {
  const labelOf = useFieldLabel();
  const rows = differencesOf(saved.fields, typed.fields)
    .slice(0, maxRows)
    .map(({ path, one, other }) => [labelOf(path) ?? path, shorten(one), shorten(other)]);
  if (rows.length === 0) return <Typography>The versions are the same.</Typography>;

  return (
    <Table colCount={3} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {["Field", saved.heading, typed.heading].map((heading) => (
            <Th key={heading}>
              <Typography variant="sigma">{heading}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row, index) => (
          <Tr key={index}>
            {row.map((text, column) => (
              <Td key={column} style={{ paddingBlock: "1rem", verticalAlign: "top" }}>
                <Typography tag="p" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
                  {text}
                </Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
};

/** A button that opens the fields in which two versions differ, with a choice between them. */
export const Versions = ({ label, title, saved, typed }: Props) => (
  <Modal.Root>
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
        <Differences saved={saved} typed={typed} />
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary" onClick={saved.choose}>
            {saved.label}
          </Button>
        </Modal.Close>
        <Modal.Close>
          <Button onClick={typed.choose}>{typed.label}</Button>
        </Modal.Close>
      </Modal.Footer>
    </Modal.Content>
  </Modal.Root>
);
