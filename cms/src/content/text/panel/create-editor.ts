import {
  defaultValueCtx,
  Editor,
  editorViewCtx,
  editorViewOptionsCtx,
  parserCtx,
  remarkCtx,
  remarkStringifyOptionsCtx,
  rootCtx,
  serializerCtx,
} from "@milkdown/core";
import { history } from "@milkdown/plugin-history";
import { headingIdGenerator } from "@milkdown/preset-commonmark";
import { addRowAfterCommand } from "@milkdown/preset-gfm";
import { closeHistory } from "@milkdown/prose/history";
import type { Node } from "@milkdown/prose/model";
import { Plugin } from "@milkdown/prose/state";
import { goToNextCell, isInTable } from "@milkdown/prose/tables";
import type { EditorView } from "@milkdown/prose/view";
import { type $Command, $prose, callCommand } from "@milkdown/utils";

import { createMarkdown } from "../../../common/rules/markdown";

import {
  addLastParagraph,
  isInEmptyRow,
  isInLastBlock,
  isInLastCell,
  leaveHeading,
} from "./commands";
import { findUnwritable } from "./find-unwritable";
import { createSourceKeeper, type Range } from "./keep-source";
import { markdownPlugins } from "./markdown-plugins";
import { cleanPastedHtml } from "./paste";
import { isMarkdown, plainSlice, unixLines } from "./paste-text";
import { toWritable } from "./to-writable";
import { markdownStyle } from "./write-markdown";

const site = createMarkdown();

/** True if the site shows two texts alike. */
const isEqual = (one: string, other: string) => site.render(one) === site.render(other);

type Tree = { children: { position?: { start: { offset: number }; end: { offset: number } } }[] };

/** Whether the media library has a picture: its files may be on another host, as those of the text. */
const libraryOf = (doc: Node) => {
  const { location } = window;
  const urlOf = (address: string) => URL.parse(address, location.href);
  const origins = new Set<string>();
  doc.descendants(({ type, attrs }) => {
    const url = type.name === "image" ? urlOf(String(attrs.src)) : null;
    if (url) origins.add(url.origin);
  });

  return (address: string) => {
    const url = urlOf(address);
    const isOwn = url?.origin === location.origin;

    return url !== null && (isOwn ? url.pathname.startsWith("/uploads/") : origins.has(url.origin));
  };
};

/** What a paste or drop did. */
export type Pasted = {
  /** The number of pictures and other files that it left out. */
  pictures?: number;
  /** True if a text was read as Markdown. */
  isMarkdown?: boolean;
};

type Options = {
  root: HTMLElement;
  /** Attributes of the text box. */
  attributes: Record<string, string>;
  text: string;
  isEditable: () => boolean;
  /** Called after an edit with the new Markdown, and words of it that the site would show otherwise. */
  onChange: (text: string, unwritable: string | undefined) => void;
  /** Called when the selection or the text has changed. */
  onUpdate: (view: EditorView) => void;
  /** Called after a paste or drop with what else to know about it. */
  onPaste: (pasted: Pasted) => void;
};

/** Creates the editor of a text's formatting in an element. */
export const createEditor = async ({ root, attributes, text, ...options }: Options) => {
  const { isEditable, onChange, onUpdate, onPaste } = options;
  let isOpening = false;

  const refuseFiles = (data: DataTransfer | null) => {
    const isRefused = Boolean(data?.files.length) && !data?.types.includes("text/html");
    if (isRefused) onPaste({ pictures: data?.files.length ?? 0 });

    return isRefused;
  };

  const watch = $prose(
    () =>
      new Plugin({
        view: () => ({
          update: (view, { doc }) => {
            if (!isOpening && !doc.eq(view.state.doc)) write(view.state.doc);
            onUpdate(view);
          },
        }),
        props: {
          handleKeyDown: (view, { key }) =>
            key === "ArrowDown" &&
            isInLastBlock(view.state) &&
            view.endOfTextblock("down") &&
            addLastParagraph(view.state, view.dispatch),
          handleDOMEvents: {
            // A browser would open a file that is dropped beside the text.
            drop: (_view, event) => {
              const isRefused = refuseFiles(event.dataTransfer);
              if (isRefused) event.preventDefault();

              return isRefused;
            },
            // A click below the last block.
            mousedown: (view, { target, clientY }) =>
              target === view.dom &&
              clientY > (view.dom.lastElementChild?.getBoundingClientRect().bottom ?? 0) &&
              addLastParagraph(view.state, view.dispatch),
          },
          transformPastedHTML: (html, { state }) => {
            const cleaned = cleanPastedHtml(html, libraryOf(state.doc), isInTable(state));
            onPaste({ pictures: cleaned.pictures });

            return cleaned.html;
          },
          // A picture alone, such as of the screen.
          handlePaste: (_view, { clipboardData }) => refuseFiles(clipboardData),
          clipboardTextParser: (copied, $context, isPlain, { state }) => {
            const pasted = unixLines(copied);
            const isOneLine = isInTable(state) || $context.parent.type.name === "heading";
            const markdown = !isPlain && !isOneLine && isMarkdown(pasted);
            onPaste({ isMarkdown: markdown });

            return markdown
              ? parse(pasted).slice(0, undefined, true)
              : plainSlice(pasted, state.schema, isOneLine);
          },
        },
      }),
  );

  const editor = await Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root);
      ctx.set(defaultValueCtx, text);
      ctx.set(headingIdGenerator.key, () => "");
      ctx.update(editorViewOptionsCtx, (view) => ({
        ...view,
        attributes,
        editable: isEditable,
        // Before Milkdown's keys.
        handleKeyDown: ({ state, dispatch }: EditorView, event: KeyboardEvent) => {
          const { key, ctrlKey, metaKey, shiftKey } = event;
          if (key === "Backspace") return leaveHeading(state, dispatch);
          // Else the focus would leave the text, and the next words with it.
          if (key === "Tab" && !shiftKey && isInLastCell(state) && !isInEmptyRow(state)) {
            callCommand(addRowAfterCommand.key)(ctx);

            return goToNextCell(1)(ctx.get(editorViewCtx).state, dispatch);
          }

          // A cell has one line. Milkdown leaves the table, from the last cell and with Ctrl.
          return key === "Enter" && !ctrlKey && !metaKey && goToNextCell(1)(state, dispatch);
        },
      }));
      ctx.set(remarkStringifyOptionsCtx, markdownStyle);
    })
    .use(markdownPlugins)
    .use(history)
    .use(watch)
    .create();
  const { ctx } = editor;
  const view = ctx.get(editorViewCtx);
  const parse = (markdown: string) => ctx.get(parserCtx)(markdown);
  const serialize = (doc: Node) => ctx.get(serializerCtx)(toWritable(doc));
  const blocksOf = (markdown: string): Range[] =>
    (ctx.get(remarkCtx).parse(markdown) as unknown as Tree).children.flatMap(({ position }) =>
      position ? [[position.start.offset, position.end.offset] as const] : [],
    );
  let keepSource = (after: string) => after;
  const write = (doc: Node) => {
    const markdown = keepSource(serialize(doc));
    onChange(markdown, findUnwritable(doc, markdown));
  };

  const start = (source: string) => {
    const before = serialize(view.state.doc);
    keepSource = createSourceKeeper(source, before, { blocksOf, isEqual });

    return isEqual(source, before);
  };

  return {
    view,
    /** False if the first text's formatting cannot be edited without a loss. */
    isLossless: start(text),
    /** Opens another text. @returns false if its formatting cannot be edited without a loss. */
    open: (source: string): boolean => {
      isOpening = true;
      const { tr } = view.state;
      tr.replaceWith(0, tr.doc.content.size, parse(source).content).setMeta("addToHistory", false);
      view.dispatch(closeHistory(tr));
      isOpening = false;

      return start(source);
    },
    /** Runs a command of Milkdown, and returns to the text. */
    run: <T>(command: $Command<T>, payload?: T) => {
      editor.action(callCommand(command.key, payload));
      view.focus();
    },
    destroy: () => editor.destroy(),
  };
};

export type TextEditor = Awaited<ReturnType<typeof createEditor>>;
