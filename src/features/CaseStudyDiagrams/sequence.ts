import { anchorOf } from "../../lib/anchor";
import { stripFormatCharacters } from "../../lib/text-lines";

import { rect, textHeight, layoutText, type Diagram, type SvgPath } from "./shapes";

type Sequence = Queries.SequenceFragment;

/** A message between two columns, by index. */
type Message = { from: number; to: number; text: string; reply: boolean };

const width = 800;
const headPadding = 10;
/** The gap between an arrow and the next label. */
const gap = 20;
const loop = { width: 30, height: 22 };

/** Messages between known participants; drafts may name others. */
export const validMessages = ({ participants, messages }: Sequence): Message[] => {
  // Anchors ignore case and the invisible markers of previews.
  const columns = participants.map(({ name }) => anchorOf(name));

  return messages
    .map(({ from, to, text, reply }) => ({
      from: columns.indexOf(anchorOf(from)),
      to: columns.indexOf(anchorOf(to)),
      text: stripFormatCharacters(text),
      reply,
    }))
    .filter(({ from, to }) => from >= 0 && to >= 0);
};

const arrowhead = (x: number, y: number, forward: boolean): SvgPath => {
  const back = forward ? -8 : 8;

  return { ink: "head", d: `M${x} ${y}l${back} -4.5v9z` };
};

/** A message between two participants: its text above an arrow. */
const message = (arrow: Message, xs: readonly number[], y: number): Diagram => {
  const [from = 0, to = 0] = [xs[arrow.from], xs[arrow.to]];
  const room = Math.abs(to - from) - 24;
  const height = textHeight(arrow.text, "soft", room);
  const line = y + height + 7;
  const forward = to > from;

  return {
    lines: layoutText(arrow.text, "soft", { x: (from + to) / 2, y, width: room, anchor: "middle" }),
    paths: [
      { ink: arrow.reply ? "reply" : "line", d: `M${from} ${line}H${to}` },
      arrowhead(to, line, forward),
    ],
    height: line + gap,
  };
};

/** A self-message: a loop, labeled on the side with room. */
const selfMessage = (arrow: Message, xs: readonly number[], y: number): Diagram => {
  const x = xs[arrow.from] ?? 0;
  const column = width / xs.length;
  const isLast = arrow.from === xs.length - 1;
  const side = isLast ? -1 : 1;
  const room = column - loop.width - 24;
  const height = Math.max(textHeight(arrow.text, "soft", room), loop.height);
  const start = x + side * (loop.width + 8);

  return {
    lines: layoutText(arrow.text, "soft", {
      x: start,
      y,
      width: room,
      anchor: isLast ? "end" : "start",
    }),
    paths: [
      {
        ink: "line",
        d: `M${x} ${y + 4}h${side * loop.width}v${loop.height - 6}H${x + side * 4}`,
      },
      arrowhead(x, y + loop.height - 2, isLast),
    ],
    height: y + height + gap,
  };
};

/**
 * Draws a sequence diagram: a column per participant, messages from top to bottom. The unit is about
 * a pixel.
 */
export const drawSequence = (sequence: Sequence): Diagram & { width: number } => {
  const names = sequence.participants.map(({ name }) => stripFormatCharacters(name));
  const column = width / names.length;
  const xs = names.map((_, index) => Math.round(column * (index + 0.5)));
  const room = column - 24;
  const headHeight =
    Math.max(0, ...names.map((name) => textHeight(name, "strong", room))) + 2 * headPadding;

  let height = headHeight + gap;
  const steps = validMessages(sequence).map((arrow) => {
    const step =
      arrow.from === arrow.to ? selfMessage(arrow, xs, height) : message(arrow, xs, height);
    ({ height } = step);

    return step;
  });

  return {
    width,
    height,
    paths: [
      ...xs.map((x): SvgPath => ({ ink: "rule", d: `M${x} ${headHeight}V${height}` })),
      ...xs.map((x) => rect("frame", x - column / 2 + 6, 1, column - 12, headHeight - 1)),
      ...steps.flatMap(({ paths }) => paths),
    ],
    lines: [
      ...names.flatMap((name, index) =>
        layoutText(name, "strong", {
          x: xs[index] ?? 0,
          y: headPadding + (headHeight - 2 * headPadding - textHeight(name, "strong", room)) / 2,
          width: room,
          anchor: "middle",
        }),
      ),
      ...steps.flatMap(({ lines }) => lines),
    ],
  };
};
