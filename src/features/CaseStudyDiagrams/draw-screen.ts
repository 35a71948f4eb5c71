import { stripMarkers } from "../../lib/strip-markers";

import { drawPanel } from "./draw-panel";
import type { Bounds } from "./rows";
import { rect, textHeight, rule, merge, layoutText, type Diagram, type SvgPath } from "./diagram";

type Screen = Queries.ScreenFragment;
type Panel = Queries.PanelFragment;

const padding = 18;
const gap = 22;

const titleBar = (title: string, { x, y, width }: Bounds): Diagram => {
  const titleWidth = width - padding * 2 - 24;
  const height = textHeight(title, "strong", titleWidth) + 16;
  const baseline = y + height / 2 + 6;

  return {
    lines: layoutText(title, "strong", { x: x + padding + 24, y: y + 8, width: titleWidth }),
    paths: [
      {
        style: "line",
        d: [6, 9, 12].map((up, index) => `M${x + padding + index * 5} ${baseline}v${-up}`).join(""),
      },
      rule(x, y + height, width),
    ],
    height: y + height,
  };
};

const homeIndicator = ({ x, width }: Bounds, bottom: number): SvgPath => ({
  style: "line",
  d: `M${x + width / 2 - 28} ${bottom - 10}h56`,
});

/** A frame sized to its content. */
const framed = (bounds: Bounds, content: Diagram, minHeight = 0): Diagram => {
  const height = Math.max(content.height + padding, minHeight);

  return {
    ...content,
    paths: [rect("frame", bounds.x, bounds.y, bounds.width, height - bounds.y), ...content.paths],
    height,
  };
};

/** Stacked panels; consecutive half-width panels share a row if they fit. */
const stack = (panels: readonly Panel[], { x, y, width }: Bounds): Diagram => {
  const rows: Diagram[] = [];
  let top = y;
  for (let index = 0; index < panels.length; index++) {
    const [panel, next] = panels.slice(index, index + 2);
    const pair = width > 480 && panel?.half && next?.half ? [panel, next] : [panel];
    const columnWidth = (width - gap * (pair.length - 1)) / pair.length;
    const row = merge(
      pair.flatMap((one, column) =>
        one
          ? [drawPanel(one, { x: x + column * (columnWidth + gap), y: top, width: columnWidth })]
          : [],
      ),
    );
    rows.push(row);
    top = row.height + gap;
    index += pair.length - 1;
  }

  return merge(rows);
};

const inside = ({ x, width }: Bounds, y: number): Bounds => ({
  x: x + padding,
  y,
  width: width - 2 * padding,
});

const browser = (title: string, panels: readonly Panel[], bounds: Bounds) => {
  const header = titleBar(title, bounds);

  return framed(bounds, merge([header, stack(panels, inside(bounds, header.height + padding))]));
};

/** A phone per panel, side by side if they fit. */
const phones = (title: string, panels: readonly Panel[], { width }: Bounds): Diagram => {
  const perRow = width > 480 ? Math.max(panels.length, 2) : 1;
  const phoneWidth = Math.min((width - 2 - gap * (perRow - 1)) / perRow, 340);
  const draw = (minHeight: number) => {
    let top = 1;

    return panels.map(({ title: heading, ...panel }, index) => {
      const bounds = {
        x: 1 + (perRow > 1 ? index * (phoneWidth + gap) : 0),
        y: top,
        width: phoneWidth,
      };
      const header = titleBar(stripMarkers(heading ?? "") || title, bounds);
      const content = drawPanel({ ...panel, title: null }, inside(bounds, header.height + padding));
      const inner = merge([header, content]);
      const phone = framed(bounds, { ...inner, height: inner.height + 8 }, minHeight);
      const drawn = { ...phone, paths: [...phone.paths, homeIndicator(bounds, phone.height)] };
      if (perRow === 1) top = drawn.height + gap;

      return drawn;
    });
  };
  // Phones in a row have the same height.
  const maxHeight = perRow > 1 ? merge(draw(0)).height : 0;

  return merge(draw(maxHeight));
};

/** Draws a screen at a width. The unit is about a pixel. */
export const drawScreen = (
  { title, device, panels }: Screen,
  width: number,
): Diagram & { width: number } => {
  const draw = device === "phone" ? phones : browser;
  const diagram = draw(stripMarkers(title), panels, { x: 1, y: 1, width: width - 2 });

  return { ...diagram, width, height: diagram.height + 1 };
};
