import { anchorOf } from "../../lib/anchor";
import { stripFormatCharacters } from "../../lib/text-lines";

import { box, heightIn, wordsIn, type Shapes, type Stroke } from "./shapes";

type Sequence = Queries.SequenceFragment;

/** A message between two columns of the drawing, by their numbers. */
type Arrow = { from: number; to: number; text: string; reply: boolean };

const width = 800;
const headPadding = 10;
/** What is free between an arrow and the label of the next. */
const gap = 20;
const loop = { width: 30, height: 22 };

/** The messages whose sides are participants; a draft may have others. */
export const arrowsOf = ({ participants, messages }: Sequence): Arrow[] => {
  // An anchor is the same for a name in any case, with or without a preview's marks.
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

const headOf = (x: number, y: number, forward: boolean): Stroke => {
  const back = forward ? -8 : 8;

  return { ink: "head", d: `M${x} ${y}l${back} -4.5v9z` };
};

/** A message between two columns: its text above an arrow. */
const between = (arrow: Arrow, xs: readonly number[], y: number): Shapes => {
  const [from = 0, to = 0] = [xs[arrow.from], xs[arrow.to]];
  const room = Math.abs(to - from) - 24;
  const height = heightIn(arrow.text, "soft", room);
  const line = y + height + 7;
  const forward = to > from;

  return {
    words: wordsIn(arrow.text, "soft", { x: (from + to) / 2, y, width: room, anchor: "middle" }),
    strokes: [
      { ink: arrow.reply ? "reply" : "line", d: `M${from} ${line}H${to}` },
      headOf(to, line, forward),
    ],
    height: line + gap,
  };
};

/** A step that a participant does by itself: a loop, and its text on the side where there is room. */
const byItself = (arrow: Arrow, xs: readonly number[], y: number): Shapes => {
  const x = xs[arrow.from] ?? 0;
  const column = width / xs.length;
  const isLast = arrow.from === xs.length - 1;
  const side = isLast ? -1 : 1;
  const room = column - loop.width - 24;
  const height = Math.max(heightIn(arrow.text, "soft", room), loop.height);
  const start = x + side * (loop.width + 8);

  return {
    words: wordsIn(arrow.text, "soft", {
      x: start,
      y,
      width: room,
      anchor: isLast ? "end" : "start",
    }),
    strokes: [
      {
        ink: "line",
        d: `M${x} ${y + 4}h${side * loop.width}v${loop.height - 6}H${x + side * 4}`,
      },
      headOf(x, y + loop.height - 2, isLast),
    ],
    height: y + height + gap,
  };
};

/**
 * A sequence diagram: a column for each participant, and the messages between them from top to
 * bottom. Its unit is near to a pixel.
 */
export const drawSequence = (sequence: Sequence): Shapes & { width: number } => {
  const names = sequence.participants.map(({ name }) => stripFormatCharacters(name));
  const column = width / names.length;
  const xs = names.map((_, index) => Math.round(column * (index + 0.5)));
  const room = column - 24;
  const headHeight =
    Math.max(0, ...names.map((name) => heightIn(name, "strong", room))) + 2 * headPadding;

  let height = headHeight + gap;
  const steps = arrowsOf(sequence).map((arrow) => {
    const step = arrow.from === arrow.to ? byItself(arrow, xs, height) : between(arrow, xs, height);
    ({ height } = step);

    return step;
  });

  return {
    width,
    height,
    strokes: [
      ...xs.map((x): Stroke => ({ ink: "rule", d: `M${x} ${headHeight}V${height}` })),
      ...xs.map((x) => box("frame", x - column / 2 + 6, 1, column - 12, headHeight - 1)),
      ...steps.flatMap(({ strokes }) => strokes),
    ],
    words: [
      ...names.flatMap((name, index) =>
        wordsIn(name, "strong", {
          x: xs[index] ?? 0,
          y: headPadding + (headHeight - 2 * headPadding - heightIn(name, "strong", room)) / 2,
          width: room,
          anchor: "middle",
        }),
      ),
      ...steps.flatMap(({ words }) => words),
    ],
  };
};
