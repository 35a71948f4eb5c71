import { stripFormatCharacters } from "../../lib/text-lines";

import { buttons, fields, figures } from "./boxes";
import { bars, list } from "./lines";
import { rowsOf, type Room, type Row } from "./rows";
import { heightIn, together, wordsIn, type Shapes } from "./shapes";
import { table } from "./table";

type Panel = Queries.PanelFragment;

const drawers: Record<string, (rows: readonly Row[], room: Room) => Shapes> = {
  table,
  list,
  bars,
  buttons,
  fields,
  figures,
};

/** A panel of a screen in its room: a heading, and the lines as its kind shows them. */
export const drawPanel = ({ kind, title, rows }: Panel, { x, y, width }: Room): Shapes => {
  const heading = stripFormatCharacters(title ?? "");
  const head = heading ? heightIn(heading, "strong", width) + 8 : 0;
  const content = drawers[kind]?.(rowsOf(rows), { x, y: y + head, width });

  return together([
    { words: wordsIn(heading, "strong", { x, y, width }), strokes: [], height: y + head },
    ...(content ? [content] : []),
  ]);
};
