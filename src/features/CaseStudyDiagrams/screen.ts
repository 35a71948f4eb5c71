import { stripFormatCharacters } from "../../lib/text-lines";

import { drawPanel } from "./panels";
import type { Bounds } from "./rows";
import { rect, textHeight, rule, merge, layoutText, type Diagram, type SvgPath } from "./shapes";

type Screen = Queries.ScreenFragment;
type Panel = Queries.PanelFragment;

const padding = 18;
const gap = 22;

/** The title bar of a window. */
const titleBar = (title: string, { x, y, width }: Bounds): Diagram => {
  const room = width - padding * 2 - 24;
  const height = textHeight(title, "strong", room) + 16;
  const ground = y + height / 2 + 6;

  return {
    lines: layoutText(title, "strong", { x: x + padding + 24, y: y + 8, width: room }),
    paths: [
      {
        ink: "line",
        d: [6, 9, 12].map((up, index) => `M${x + padding + index * 5} ${ground}v${-up}`).join(""),
      },
      rule(x, y + height, width),
    ],
    height: y + height,
  };
};

/** The phone's home indicator. */
const homeIndicator = ({ x, width }: Bounds, bottom: number): SvgPath => ({
  ink: "line",
  d: `M${x + width / 2 - 28} ${bottom - 10}h56`,
});

/** A frame sized to its content. */
const framed = (room: Bounds, content: Diagram, minHeight = 0): Diagram => {
  const height = Math.max(content.height + padding, minHeight);

  return {
    ...content,
    paths: [rect("frame", room.x, room.y, room.width, height - room.y), ...content.paths],
    height,
  };
};

/** Stacked panels; consecutive half-width panels share a row if they fit. */
const stack = (panels: readonly Panel[], { x, y, width }: Bounds): Diagram => {
  const parts: Diagram[] = [];
  let top = y;
  for (let index = 0; index < panels.length; index++) {
    const [panel, next] = panels.slice(index, index + 2);
    const pair = width > 480 && panel?.half && next?.half ? [panel, next] : [panel];
    const own = (width - gap * (pair.length - 1)) / pair.length;
    const drawn = merge(
      pair.flatMap((one, column) =>
        one ? [drawPanel(one, { x: x + column * (own + gap), y: top, width: own })] : [],
      ),
    );
    parts.push(drawn);
    top = drawn.height + gap;
    index += pair.length - 1;
  }

  return merge(parts);
};

const inside = ({ x, width }: Bounds, y: number): Bounds => ({
  x: x + padding,
  y,
  width: width - 2 * padding,
});

const browser = (title: string, panels: readonly Panel[], room: Bounds) => {
  const head = titleBar(title, room);

  return framed(room, merge([head, stack(panels, inside(room, head.height + padding))]));
};

/** A phone per panel, side by side if they fit. */
const phones = (title: string, panels: readonly Panel[], { width }: Bounds): Diagram => {
  const perRow = width > 480 ? Math.max(panels.length, 2) : 1;
  const own = Math.min((width - 2 - gap * (perRow - 1)) / perRow, 340);
  const draw = (minHeight: number) => {
    let top = 1;

    return panels.map(({ title: heading, ...panel }, index) => {
      const room = { x: 1 + (perRow > 1 ? index * (own + gap) : 0), y: top, width: own };
      const head = titleBar(stripFormatCharacters(heading ?? "") || title, room);
      const content = drawPanel({ ...panel, title: null }, inside(room, head.height + padding));
      const inner = merge([head, content]);
      const phone = framed(room, { ...inner, height: inner.height + 8 }, minHeight);
      const drawn = { ...phone, paths: [...phone.paths, homeIndicator(room, phone.height)] };
      if (perRow === 1) top = drawn.height + gap;

      return drawn;
    });
  };
  // Phones in a row have the same height.
  const highest = perRow > 1 ? merge(draw(0)).height : 0;

  return merge(draw(highest));
};

/** Draws a screen at a width. The unit is about a pixel. */
export const drawScreen = (
  { title, device, panels }: Screen,
  width: number,
): Diagram & { width: number } => {
  const draw = device === "phone" ? phones : browser;
  const shapes = draw(stripFormatCharacters(title), panels, { x: 1, y: 1, width: width - 2 });

  return { ...shapes, width, height: shapes.height + 1 };
};
