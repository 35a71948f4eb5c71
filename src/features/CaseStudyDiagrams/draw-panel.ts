import { stripMarkers } from "../../lib/strip-markers";

import { buttons, fields, figures } from "./boxes";
import { bars, list } from "./lines";
import { rowsOf, type Bounds, type Row } from "./rows";
import { textHeight, merge, layoutText, type Diagram } from "./diagram";
import { table } from "./table";

type Panel = Queries.PanelFragment;

const renderers: Record<string, (rows: readonly Row[], bounds: Bounds) => Diagram> = {
  table,
  list,
  bars,
  buttons,
  fields,
  figures,
};

/** A panel of a screen: its heading, and its rows by kind. */
export const drawPanel = ({ kind, title, rows }: Panel, { x, y, width }: Bounds): Diagram => {
  const heading = stripMarkers(title ?? "");
  const headingHeight = heading ? textHeight(heading, "strong", width) + 8 : 0;
  const content = renderers[kind]?.(rowsOf(rows), { x, y: y + headingHeight, width });

  return merge([
    { lines: layoutText(heading, "strong", { x, y, width }), paths: [], height: y + headingHeight },
    ...(content ? [content] : []),
  ]);
};
