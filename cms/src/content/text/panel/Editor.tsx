import { useFocusInputField } from "@strapi/strapi/admin";
import { Box, Flex, Typography } from "@strapi/design-system";
import { useEffect, useRef, useState } from "react";
import { createGlobalStyle, styled } from "styled-components";

import { createEditor, type Pasted, type TextEditor } from "./create-editor";
import { type Formats, formatsAt } from "./formats";
import { TextPage } from "./TextPage";
import { Toolbar } from "./Toolbar";

export type EditorProps = {
  /** Of the text box, and the beginning of those of its hint and error. */
  id: string;
  name: string;
  label: string;
  value: string;
  disabled: boolean;
  hasError: boolean;
  required: boolean;
  onChange: (text: string) => void;
  /** Called for a text whose formatting only Markdown can express. */
  onUneditable: () => void;
};

const describePictures = (count: number) =>
  `${count === 1 ? "A picture was" : `${count} pictures were`} not inserted: upload ${count === 1 ? "it" : "them"} to the media library, then press “Picture”.`;

const describePasted = ({ pictures = 0, isMarkdown = false }: Pasted) => {
  if (pictures > 0) return describePictures(pictures);

  return (
    isMarkdown &&
    "The text was read as Markdown. To insert its signs as they are, undo, then paste with Shift."
  );
};

const describeUnwritable = (words: string) =>
  `The page will not show “${words.length > 60 ? `${words.slice(0, 60)}…` : words}” as it looks here. Remove its formatting, or press “Show Markdown” and write it there.`;

/** Stays in view while a long text scrolls. */
const Tools = styled(Box)`
  position: sticky;
  top: 0;
  z-index: 1;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
`;

/**
 * On phones, the page scrolls and not Strapi's content, whose overflow would keep the tools from staying
 * in view.
 */
const PageScrolls = createGlobalStyle`
  @media (max-width: 767.98px) {
    div[data-strapi-main-content] { overflow-x: clip; }
  }
`;

/** Edits a text as it will look, and writes Markdown. */
export const Editor = ({ id, name, value, onChange, onUneditable, ...props }: EditorProps) => {
  const { label, disabled, hasError, required } = props;
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<TextEditor>();
  const [formats, setFormats] = useState<Formats>();
  const [notice, setNotice] = useState<string | false>(false);
  // Words that the site would show otherwise.
  const [unwritable, setUnwritable] = useState<string>();
  // The texts that the form got from here, of which it may not have shown the last yet. Others come
  // from a version or a save conflict.
  const sent = useRef<string[]>([]);
  // Strapi focuses the field of a link to it.
  const focusLinked = useFocusInputField<HTMLElement>(name);
  const latest = useRef({ value, onChange, onUneditable, disabled });
  useEffect(() => {
    latest.current = { value, onChange, onUneditable, disabled };
  });

  useEffect(() => {
    let isGone = false;
    const element = root.current;
    if (!element) return undefined;
    sent.current = [latest.current.value];
    const creating = createEditor({
      root: element,
      text: latest.current.value,
      attributes: {
        id,
        "aria-label": label,
        "aria-multiline": "true",
        "aria-required": String(required),
        "aria-describedby": `${id}-hint ${id}-error`,
      },
      isEditable: () => !latest.current.disabled,
      onChange: (text, different) => {
        setUnwritable(different);
        sent.current.push(text);
        latest.current.onChange(text);
      },
      onUpdate: (view) => setFormats(formatsAt(view.state)),
      onPaste: (pasted) => setNotice(describePasted(pasted)),
    });
    void creating.then((created) => {
      if (isGone) return;
      setEditor(created);
      if (typeof focusLinked === "function") focusLinked(created.view.dom);
      if (!created.isLossless) latest.current.onUneditable();
    });

    return () => {
      isGone = true;
      setEditor(undefined);
      void creating.then((created) => created.destroy());
    };
  }, [focusLinked, id, label, name, required]);

  useEffect(() => {
    if (!editor) return;
    const at = sent.current.indexOf(value);
    sent.current = at < 0 ? [value] : sent.current.slice(at);
    if (at >= 0) return;
    setUnwritable(undefined);
    if (!editor.open(value)) latest.current.onUneditable();
  }, [editor, value]);

  // Draws the text again, as editable or not.
  useEffect(() => editor?.view.setProps({}), [editor, disabled]);
  useEffect(
    () => editor?.view.dom.setAttribute("aria-invalid", String(hasError)),
    [editor, hasError],
  );

  return (
    <Flex direction="column" alignItems="stretch">
      <PageScrolls />
      <Tools background="neutral0" hasRadius>
        <Toolbar formats={formats} editor={editor} disabled={disabled} />
        <Box role="status">
          {notice && (
            <Typography tag="p" variant="pi" textColor="neutral600" padding={2}>
              {notice}
            </Typography>
          )}
          {unwritable !== undefined && (
            <Typography tag="p" variant="pi" textColor="danger600" padding={2}>
              {describeUnwritable(unwritable)}
            </Typography>
          )}
        </Box>
      </Tools>
      <TextPage ref={root} />
    </Flex>
  );
};
