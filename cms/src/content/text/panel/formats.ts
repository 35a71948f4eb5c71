import { findParentNode } from "@milkdown/prose";
import type { Mark, MarkType, ResolvedPos } from "@milkdown/prose/model";
import { type EditorState, NodeSelection } from "@milkdown/prose/state";
import { isInTable, selectedRect } from "@milkdown/prose/tables";

/** The formatting at the cursor. */
export type Formats = {
  /** `text`, `code`, or a heading's level. */
  block: string;
  /** Names of the marks. */
  marks: ReadonlySet<string>;
  list: "bullet_list" | "ordered_list" | undefined;
  isQuote: boolean;
  code: { language: string; at: number } | undefined;
  link: { href: string; from: number; to: number } | undefined;
  picture: { alt: string; at: number } | undefined;
  table: { isHeader: boolean; rows: number; columns: number } | undefined;
};

/** The first mark of a type at the cursor, and the whole range that has it. */
const markAt = ({ selection, doc }: EditorState, type: MarkType) => {
  const { $from, from, to } = selection;
  let mark: Mark | undefined = type.isInSet($from.marks());
  doc.nodesBetween(from, to, (node) => {
    mark ??= type.isInSet(node.marks);
  });
  if (!mark) return undefined;
  const range = getMarkRange($from, mark) ?? { from, to };

  return { mark, ...range };
};

/** The range around a position whose text has a mark. */
const getMarkRange = ($position: ResolvedPos, mark: Mark) => {
  const runs: { from: number; to: number }[] = [];
  $position.parent.forEach((child, offset) => {
    if (!mark.isInSet(child.marks)) return;
    const from = $position.start() + offset;
    const last = runs.at(-1);
    if (last?.to === from) last.to += child.nodeSize;
    else runs.push({ from, to: from + child.nodeSize });
  });

  return runs.find(({ from, to }) => from <= $position.pos && $position.pos <= to);
};

const marksAt = ({ selection, storedMarks, doc, schema }: EditorState) => {
  const { from, to, empty, $from } = selection;
  const names = empty
    ? (storedMarks ?? $from.marks()).map(({ type }) => type.name)
    : Object.values(schema.marks)
        .filter((type) => doc.rangeHasMark(from, to, type))
        .map(({ name }) => name);

  return new Set(names);
};

/** Reads the formatting at the cursor. */
export const formatsAt = (state: EditorState): Formats => {
  const { selection, schema } = state;
  const { parent } = selection.$from;
  const inside = (...names: string[]) =>
    findParentNode(({ type }) => names.includes(type.name))(selection);
  const list = inside("bullet_list", "ordered_list")?.node.type.name as Formats["list"];
  const isCode = parent.type.name === "code_block";
  const link = schema.marks.link && markAt(state, schema.marks.link);
  const node = selection instanceof NodeSelection ? selection.node : undefined;
  const rect = isInTable(state) ? selectedRect(state) : undefined;

  return {
    block: isCode ? "code" : parent.type.name === "heading" ? String(parent.attrs.level) : "text",
    marks: marksAt(state),
    list,
    isQuote: inside("blockquote") !== undefined,
    code: isCode
      ? { language: String(parent.attrs.language ?? ""), at: selection.$from.before() }
      : undefined,
    link: link && { href: String(link.mark.attrs.href), from: link.from, to: link.to },
    picture:
      node?.type.name === "image" ? { alt: String(node.attrs.alt), at: selection.from } : undefined,
    table: rect && {
      isHeader: rect.top === 0,
      rows: rect.map.height,
      columns: rect.map.width,
    },
  };
};
