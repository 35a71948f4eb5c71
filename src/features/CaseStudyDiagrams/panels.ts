import { stripFormatCharacters } from "../../lib/text-lines";

import { buttons, fields, figures } from "./boxes";
import { bars, list } from "./lines";
import { rowsOf, type Bounds, type Row } from "./rows";
import { textHeight, merge, layoutText, type Diagram } from "./shapes";
import { table } from "./table";

type Panel = Queries.PanelFragment;

const drawers: Record<string, (rows: readonly Row[], room: Bounds) => Diagram> = {
  table,
  list,
  bars,
  buttons,
  fields,
  figures,
};

/** A panel of a screen: its heading, and its rows by kind. */
export const drawPanel = ({ kind, title, rows }: Panel, { x, y, width }: Bounds): Diagram => {
  const heading = stripFormatCharacters(title ?? "");
  const head = heading ? textHeight(heading, "strong", width) + 8 : 0;
  const content = drawers[kind]?.(rowsOf(rows), { x, y: y + head, width });

  return merge([
    { lines: layoutText(heading, "strong", { x, y, width }), paths: [], height: y + head },
    ...(content ? [content] : []),
  ]);
};
