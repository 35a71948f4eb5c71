import { setBlockType } from "@milkdown/prose/commands";
import type { Attrs, Node } from "@milkdown/prose/model";
import { liftListItem, wrapInList } from "@milkdown/prose/schema-list";
import { type Command, type EditorState, TextSelection } from "@milkdown/prose/state";
import { goToNextCell, isInTable } from "@milkdown/prose/tables";
import { liftTarget } from "@milkdown/prose/transform";

import { type Formats, formatsAt } from "./formats";

type List = NonNullable<Formats["list"]>;

const nodeType = (state: EditorState, name: string) => {
  const type = state.schema.nodes[name];
  if (!type) throw new Error(`The editor has no ${name}.`);

  return type;
};

const linkType = ({ schema }: EditorState) => {
  const type = schema.marks.link;
  if (!type) throw new Error("The editor has no links.");

  return type;
};

/** The nearest list around the cursor. */
const listAt = ({ selection: { $from } }: EditorState) => {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (/_list$/.test(node.type.name)) return { node, at: $from.before(depth) };
  }

  return undefined;
};

const itemAttributes = (item: Node, kind: List): Attrs => ({
  ...item.attrs,
  listType: kind === "ordered_list" ? "ordered" : "bullet",
});

/** Makes the selected paragraphs a list of a kind, a list of the other kind this one, or text again. */
export const toggleList =
  (kind: List): Command =>
  (state, dispatch) => {
    const type = nodeType(state, kind);
    const list = listAt(state);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodeType(state, "list_item"))(state, dispatch);
    const { tr } = state;
    tr.setNodeMarkup(list.at, type);
    list.node.forEach((item, offset) =>
      tr.setNodeMarkup(list.at + 1 + offset, undefined, itemAttributes(item, kind)),
    );
    dispatch?.(tr);

    return true;
  };

/** Takes the blocks at the cursor out of their quote. */
export const leaveQuote: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, ({ type }) => type.name === "blockquote");
  const target = range && liftTarget(range);
  if (!range || target === null || target === undefined) return false;
  dispatch?.(state.tr.lift(range, target).scrollIntoView());

  return true;
};

/** Makes a heading text if the cursor is at its beginning; Milkdown would raise its level first. */
export const leaveHeading: Command = (state, dispatch) => {
  const { selection } = state;
  const { parent, parentOffset } = selection.$from;
  if (!selection.empty || parentOffset > 0 || parent.type.name !== "heading") return false;

  return setBlockType(nodeType(state, "paragraph"))(state, dispatch);
};

/** Sets an attribute of the node at a position. */
export const setAttribute =
  (at: number, name: string, value: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setNodeAttribute(at, name, value));

    return true;
  };

/**
 * Links the selected words, or the link at the cursor, or else inserts a text with the link.
 *
 * @param text inserted if nothing is selected.
 */
export const setLink =
  (href: string, text: string): Command =>
  (state, dispatch) => {
    const type = linkType(state);
    const mark = type.create({ href, title: null });
    const { tr, selection } = state;
    const current = formatsAt(state).link;
    const { from, to } = selection.empty && current ? current : selection;
    if (from === to) tr.replaceSelectionWith(state.schema.text(text || href, [mark]), false);
    else tr.removeMark(from, to, type).addMark(from, to, mark);
    // What is typed next is not part of the link.
    dispatch?.(tr.removeStoredMark(type).scrollIntoView());

    return true;
  };

/** Removes the link at the cursor. */
export const removeLink: Command = (state, dispatch) => {
  const { link } = formatsAt(state);
  if (!link) return false;
  dispatch?.(state.tr.removeMark(link.from, link.to, linkType(state)));

  return true;
};

/** Deletes the selected picture. */
export const deleteSelection: Command = (state, dispatch) => {
  dispatch?.(state.tr.deleteSelection());

  return true;
};

/** Inserts a picture of the media library. */
export const insertPicture =
  ({ url, alternativeText }: ChosenFile): Command =>
  (state, dispatch) => {
    const picture = nodeType(state, "image").create({ src: url, alt: alternativeText ?? "" });
    dispatch?.(state.tr.replaceSelectionWith(picture, false).scrollIntoView());

    return true;
  };

/** A file of the media library. */
export type ChosenFile = {
  url: string;
  name: string;
  alternativeText?: string | null;
};

/** Adds a paragraph after the last block, if that is none: code or a table would end the text. */
export const addLastParagraph: Command = (state, dispatch) => {
  const { doc, tr } = state;
  const { lastChild } = doc;
  if (!lastChild || lastChild.type.name === "paragraph") return false;
  tr.insert(doc.content.size, nodeType(state, "paragraph").create());
  dispatch?.(tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView());

  return true;
};

/** True if the cursor is in the last block of the text. */
export const isInLastBlock = ({ doc, selection: { $to } }: EditorState): boolean =>
  $to.depth > 0 && $to.after(1) === doc.content.size;

/** True if the cursor is in the last cell of a table. */
export const isInLastCell = (state: EditorState): boolean =>
  isInTable(state) && !goToNextCell(1)(state);

/** True if the row of the cursor has no text: Tab leaves the table from there. */
export const isInEmptyRow = ({ selection: { $from } }: EditorState): boolean =>
  $from.depth >= 2 && $from.node($from.depth - 2).textContent === "";
