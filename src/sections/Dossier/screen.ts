import { stripFormatCharacters } from "../../lib/text-lines";

import { drawPanel } from "./panels";
import type { Room } from "./rows";
import { box, heightIn, rule, together, wordsIn, type Shapes, type Stroke } from "./shapes";

type Screen = Queries.ScreenFragment;
type Panel = Queries.PanelFragment;

const padding = 18;
const gap = 22;

/** The bar of a window: three ticks, as on a tide gauge, and a title. */
const bar = (title: string, { x, y, width }: Room): Shapes => {
  const room = width - padding * 2 - 24;
  const height = heightIn(title, "strong", room) + 16;
  const ground = y + height / 2 + 6;

  return {
    words: wordsIn(title, "strong", { x: x + padding + 24, y: y + 8, width: room }),
    strokes: [
      {
        ink: "line",
        d: [6, 9, 12].map((up, index) => `M${x + padding + index * 5} ${ground}v${-up}`).join(""),
      },
      rule(x, y + height, width),
    ],
    height: y + height,
  };
};

/** The short line at the foot of a phone, from which people swipe. */
const foot = ({ x, width }: Room, bottom: number): Stroke => ({
  ink: "line",
  d: `M${x + width / 2 - 28} ${bottom - 10}h56`,
});

/** A frame with what is in it, which says how high it is. */
const framed = (room: Room, content: Shapes, least = 0): Shapes => {
  const height = Math.max(content.height + padding, least);

  return {
    ...content,
    strokes: [box("frame", room.x, room.y, room.width, height - room.y), ...content.strokes],
    height,
  };
};

/** The panels below one another; two halves that follow each other are side by side where there is room. */
const stack = (panels: readonly Panel[], { x, y, width }: Room): Shapes => {
  const parts: Shapes[] = [];
  let top = y;
  for (let index = 0; index < panels.length; index++) {
    const [panel, next] = panels.slice(index, index + 2);
    const pair = width > 480 && panel?.half && next?.half ? [panel, next] : [panel];
    const own = (width - gap * (pair.length - 1)) / pair.length;
    const drawn = together(
      pair.flatMap((one, column) =>
        one ? [drawPanel(one, { x: x + column * (own + gap), y: top, width: own })] : [],
      ),
    );
    parts.push(drawn);
    top = drawn.height + gap;
    index += pair.length - 1;
  }

  return together(parts);
};

const inside = ({ x, width }: Room, y: number): Room => ({
  x: x + padding,
  y,
  width: width - 2 * padding,
});

const browser = (title: string, panels: readonly Panel[], room: Room) => {
  const head = bar(title, room);

  return framed(room, together([head, stack(panels, inside(room, head.height + padding))]));
};

/** A phone for each panel, side by side where there is room. */
const phones = (title: string, panels: readonly Panel[], { width }: Room): Shapes => {
  const perRow = width > 480 ? Math.max(panels.length, 2) : 1;
  const own = Math.min((width - 2 - gap * (perRow - 1)) / perRow, 340);
  const draw = (least: number) => {
    let top = 1;

    return panels.map(({ title: heading, ...panel }, index) => {
      const room = { x: 1 + (perRow > 1 ? index * (own + gap) : 0), y: top, width: own };
      const head = bar(stripFormatCharacters(heading ?? "") || title, room);
      const content = drawPanel({ ...panel, title: null }, inside(room, head.height + padding));
      const inner = together([head, content]);
      const phone = framed(room, { ...inner, height: inner.height + 8 }, least);
      const drawn = { ...phone, strokes: [...phone.strokes, foot(room, phone.height)] };
      if (perRow === 1) top = drawn.height + gap;

      return drawn;
    });
  };
  // Phones beside one another are of one height.
  const highest = perRow > 1 ? together(draw(0)).height : 0;

  return together(draw(highest));
};

/** A screen as large as a width allows. Its unit is near to a pixel. */
export const drawScreen = (
  { title, device, panels }: Screen,
  width: number,
): Shapes & { width: number } => {
  const draw = device === "phone" ? phones : browser;
  const shapes = draw(stripFormatCharacters(title), panels, { x: 1, y: 1, width: width - 2 });

  return { ...shapes, width, height: shapes.height + 1 };
};
