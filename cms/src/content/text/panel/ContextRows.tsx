import {
  addColAfterCommand,
  addColBeforeCommand,
  addRowAfterCommand,
  addRowBeforeCommand,
} from "@milkdown/preset-gfm";
import { deleteColumn, deleteRow, deleteTable } from "@milkdown/prose/tables";
import type { Command } from "@milkdown/prose/state";
import { Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";

import { deleteSelection, removeLink, setAttribute } from "./commands";
import type { TextEditor } from "./create-editor";
import type { Formats } from "./formats";

type RowProps = { label: string; children: ReactNode };

const Row = ({ label, children }: RowProps) => (
  <Flex role="group" aria-label={label} gap={2} padding={2} wrap="wrap" background="neutral100">
    {children}
  </Flex>
);

type ActionProps = { disabled?: boolean; onPress: () => void; children: string };

const Action = ({ disabled = false, onPress, children }: ActionProps) => (
  <Button type="button" size="S" variant="tertiary" disabled={disabled} onClick={onPress}>
    {children}
  </Button>
);

type InputProps = { label: string; hint?: string; value: string; onChange: (text: string) => void };

const Input = ({ label, hint, value, onChange }: InputProps) => (
  <Field.Root hint={hint}>
    <Field.Label>{label}</Field.Label>
    <TextInput
      size="S"
      value={value}
      onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
    />
    <Field.Hint />
  </Field.Root>
);

type Props = {
  formats: Formats;
  editor: TextEditor;
  /** Runs a command, and returns to the text. */
  run: (command: Command) => void;
  onChangeLink: () => void;
};

/** Controls for the table, link, code or picture at the cursor. */
export const ContextRows = ({ formats, editor, run, onChangeLink }: Props) => {
  const { table, link, code, picture } = formats;
  // Without focus, which stays in the input.
  const write = (command: Command) => command(editor.view.state, editor.view.dispatch);

  return (
    <>
      {table && (
        <Row label="Table">
          <Action disabled={table.isHeader} onPress={() => editor.run(addRowBeforeCommand)}>
            Row above
          </Action>
          <Action onPress={() => editor.run(addRowAfterCommand)}>Row below</Action>
          <Action onPress={() => editor.run(addColBeforeCommand)}>Column before</Action>
          <Action onPress={() => editor.run(addColAfterCommand)}>Column after</Action>
          <Action disabled={table.isHeader || table.rows < 3} onPress={() => run(deleteRow)}>
            Delete row
          </Action>
          <Action disabled={table.columns < 2} onPress={() => run(deleteColumn)}>
            Delete column
          </Action>
          <Action onPress={() => run(deleteTable)}>Delete table</Action>
        </Row>
      )}
      {link && (
        <Row label="Link at the cursor">
          <Typography variant="pi" style={{ overflowWrap: "anywhere" }}>
            {link.href}
          </Typography>
          <Action onPress={onChangeLink}>Change link</Action>
          <Action onPress={() => run(removeLink)}>Remove link</Action>
        </Row>
      )}
      {code && (
        <Row label="Code at the cursor">
          <Input
            label="Language"
            hint="For example ts, sql or bash. Leave empty for plain text."
            value={code.language}
            onChange={(language) => write(setAttribute(code.at, "language", language.trim()))}
          />
        </Row>
      )}
      {picture && (
        <Row label="Picture">
          <Input
            label="Alternative text"
            hint="What the picture shows, for people who don’t see it."
            value={picture.alt}
            onChange={(alt) => write(setAttribute(picture.at, "alt", alt))}
          />
          <Action onPress={() => run(deleteSelection)}>Delete picture</Action>
        </Row>
      )}
    </>
  );
};
