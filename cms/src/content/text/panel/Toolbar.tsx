import {
  createCodeBlockCommand,
  insertHrCommand,
  toggleEmphasisCommand,
  toggleInlineCodeCommand,
  toggleStrongCommand,
  turnIntoTextCommand,
  wrapInBlockquoteCommand,
  wrapInHeadingCommand,
} from "@milkdown/preset-commonmark";
import { insertTableCommand, toggleStrikethroughCommand } from "@milkdown/preset-gfm";
import { redo, undo } from "@milkdown/prose/history";
import type { Command } from "@milkdown/prose/state";
import { Flex, IconButton } from "@strapi/design-system";
import {
  ArrowClockwise,
  Bold,
  BulletList,
  Code,
  GridNine,
  Image,
  Italic,
  Link,
  Minus,
  NumberList,
  Quotes,
  StrikeThrough,
} from "@strapi/icons";
import { type MouseEvent, type ReactNode, useState } from "react";
import { styled } from "styled-components";

import { UndoIcon } from "../../../panel/UndoIcon";
import { useFocusAfterDialog } from "../../../panel/use-focus-after-dialog";

import { insertPicture, leaveQuote, setLink, toggleList } from "./commands";
import { ContextRows } from "./ContextRows";
import type { TextEditor } from "./create-editor";
import { FileDialog } from "./FileDialog";
import type { Formats } from "./formats";
import { LinkDialog } from "./LinkDialog";

type ButtonProps = {
  label: string;
  icon: ReactNode;
  isOn?: boolean | undefined;
  disabled: boolean;
  onPress: () => void;
};

const ToolButton = ({ label, icon, isOn, disabled, onPress }: ButtonProps) => (
  <IconButton
    type="button"
    label={label}
    variant={isOn ? "secondary" : "ghost"}
    aria-pressed={isOn}
    disabled={disabled}
    // The text keeps its selection.
    onMouseDown={(event: MouseEvent) => event.preventDefault()}
    onClick={onPress}
  >
    {icon}
  </IconButton>
);

// Strapi's select would take the focus back from the text.
const Select = styled.select`
  padding: 0.6rem 0.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
`;

/** One line in narrow windows, which would have less than half of their height for the text. */
const Bar = styled(Flex)`
  overflow-x: auto;
  > * {
    flex: none;
  }
  ${({ theme }) => theme.breakpoints.medium} {
    flex-wrap: wrap;
  }
`;

type KindProps = { level: string; disabled: boolean; onChange: (kind: string) => void };

/** What the paragraph at the cursor is. */
const KindSelect = ({ level, disabled, onChange }: KindProps) => (
  <Select
    aria-label="Kind of paragraph"
    value={level}
    disabled={disabled}
    onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
  >
    <option value="text">Text</option>
    {["1", "2", "3", "4", "5", "6"]
      // Others than these are in old or pasted texts only.
      .filter((one) => ["2", "3", "4", level].includes(one))
      .map((one) => (
        <option key={one} value={one}>{`Heading ${one}`}</option>
      ))}
    <option value="code">Code</option>
  </Select>
);

type Props = {
  /** The formatting at the cursor; undefined before the first click. */
  formats: Formats | undefined;
  /** Undefined until it is ready. */
  editor: TextEditor | undefined;
  disabled: boolean;
};

/** Buttons and choices above a text, and those for what is at the cursor. */
export const Toolbar = ({ formats, editor, disabled: isReadOnly }: Props) => {
  const [dialog, setDialog] = useState<"link" | "picture" | "file">();
  useFocusAfterDialog(dialog !== undefined, () => editor?.view.focus());
  const disabled = isReadOnly || !editor;
  const run = (command: Command) => {
    if (!editor) return;
    command(editor.view.state, editor.view.dispatch);
    editor.view.focus();
  };
  const close = () => setDialog(undefined);
  const setBlock = (block: string) => {
    if (block === "text") editor?.run(turnIntoTextCommand);
    else if (block === "code") editor?.run(createCodeBlockCommand);
    else editor?.run(wrapInHeadingCommand, Number(block));
  };
  const has = (mark: string) => formats?.marks.has(mark);
  const { link, list, isQuote } = formats ?? {};
  const level = formats?.block ?? "text";
  const hasWords = link !== undefined || editor?.view.state.selection.empty === false;

  return (
    <>
      <Bar role="toolbar" aria-label="Formatting" gap={1} padding={2}>
        <KindSelect {...{ level, disabled }} onChange={setBlock} />
        {(
          [
            ["Bold", <Bold />, has("strong"), () => editor?.run(toggleStrongCommand)],
            ["Italic", <Italic />, has("emphasis"), () => editor?.run(toggleEmphasisCommand)],
            [
              "Strikethrough",
              <StrikeThrough />,
              has("strike_through"),
              () => editor?.run(toggleStrikethroughCommand),
            ],
            [
              "Code in a sentence",
              <Code />,
              has("inlineCode"),
              () => editor?.run(toggleInlineCodeCommand),
            ],
            ["Link", <Link />, link !== undefined, () => setDialog("link")],
            [
              "Bulleted list",
              <BulletList />,
              list === "bullet_list",
              () => run(toggleList("bullet_list")),
            ],
            [
              "Numbered list",
              <NumberList />,
              list === "ordered_list",
              () => run(toggleList("ordered_list")),
            ],
            [
              "Quote",
              <Quotes />,
              isQuote,
              () => (isQuote ? run(leaveQuote) : editor?.run(wrapInBlockquoteCommand)),
            ],
            ["Picture", <Image />, undefined, () => setDialog("picture")],
            [
              "Table",
              <GridNine />,
              undefined,
              () => editor?.run(insertTableCommand, { row: 3, col: 3 }),
            ],
            ["Line", <Minus />, undefined, () => editor?.run(insertHrCommand)],
            ["Undo", <UndoIcon />, undefined, () => run(undo)],
            ["Redo", <ArrowClockwise />, undefined, () => run(redo)],
          ] as const
        ).map(([label, icon, isOn, onPress]) => (
          <ToolButton key={label} {...{ label, icon, isOn, disabled, onPress }} />
        ))}
      </Bar>
      {formats && editor && !isReadOnly && (
        <ContextRows
          formats={formats}
          editor={editor}
          run={run}
          onChangeLink={() => setDialog("link")}
        />
      )}
      {dialog === "link" && (
        <LinkDialog
          href={link?.href ?? ""}
          hasWords={hasWords}
          onLink={(href, words) => {
            run(setLink(href, words));
            close();
          }}
          onChooseFile={() => setDialog("file")}
          onClose={close}
        />
      )}
      {(dialog === "picture" || dialog === "file") && (
        <FileDialog
          kind={dialog}
          onChoose={(file) => {
            run(dialog === "picture" ? insertPicture(file) : setLink(file.url, file.name));
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
};
