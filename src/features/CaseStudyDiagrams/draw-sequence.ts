import { anchorOf } from "../../lib/anchor";
import { stripMarkers } from "../../lib/strip-markers";

import { rect, textHeight, layoutText, type Diagram, type SvgPath } from "./diagram";

type Sequence = Queries.SequenceFragment;

/** A message between two columns, by index. */
type Message = { from: number; to: number; text: string; reply: boolean };

const width = 800;
const headerPadding = 10;
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
      text: stripMarkers(text),
      reply,
    }))
    .filter(({ from, to }) => from >= 0 && to >= 0);
};

const arrowhead = (x: number, y: number, forward: boolean): SvgPath => {
  const back = forward ? -8 : 8;

  return { style: "arrowhead", d: `M${x} ${y}l${back} -4.5v9z` };
};

/** A message between two participants: its text above an arrow. */
const message = ({ from, to, text, reply }: Message, xs: readonly number[], y: number): Diagram => {
  const [start = 0, end = 0] = [xs[from], xs[to]];
  const labelWidth = Math.abs(end - start) - 24;
  const height = textHeight(text, "soft", labelWidth);
  const line = y + height + 7;
  const forward = end > start;

  return {
    lines: layoutText(text, "soft", {
      x: (start + end) / 2,
      y,
      width: labelWidth,
      anchor: "middle",
    }),
    paths: [
      { style: reply ? "reply" : "line", d: `M${start} ${line}H${end}` },
      arrowhead(end, line, forward),
    ],
    height: line + gap,
  };
};

/** A self-message: a loop, labeled on the side with room. */
const selfMessage = ({ from, text }: Message, xs: readonly number[], y: number): Diagram => {
  const x = xs[from] ?? 0;
  const column = width / xs.length;
  const isLast = from === xs.length - 1;
  const side = isLast ? -1 : 1;
  const labelWidth = column - loop.width - 24;
  const height = Math.max(textHeight(text, "soft", labelWidth), loop.height);
  const start = x + side * (loop.width + 8);

  return {
    lines: layoutText(text, "soft", {
      x: start,
      y,
      width: labelWidth,
      anchor: isLast ? "end" : "start",
    }),
    paths: [
      {
        style: "line",
        d: `M${x} ${y + 4}h${side * loop.width}v${loop.height - 6}H${x + side * 4}`,
      },
      arrowhead(x, y + loop.height - 2, isLast),
    ],
    height: y + height + gap,
  };
};

/** Draws a sequence diagram with a column per participant. The unit is about a pixel. */
export const drawSequence = (sequence: Sequence): Diagram & { width: number } => {
  const names = sequence.participants.map(({ name }) => stripMarkers(name));
  const column = width / names.length;
  const xs = names.map((_, index) => Math.round(column * (index + 0.5)));
  const labelWidth = column - 24;
  const headerHeight =
    Math.max(0, ...names.map((name) => textHeight(name, "strong", labelWidth))) + 2 * headerPadding;

  let height = headerHeight + gap;
  const steps = validMessages(sequence).map((one) => {
    const step = one.from === one.to ? selfMessage(one, xs, height) : message(one, xs, height);
    ({ height } = step);

    return step;
  });

  return {
    width,
    height,
    paths: [
      ...xs.map((x): SvgPath => ({ style: "rule", d: `M${x} ${headerHeight}V${height}` })),
      ...xs.map((x) => rect("frame", x - column / 2 + 6, 1, column - 12, headerHeight - 1)),
      ...steps.flatMap(({ paths }) => paths),
    ],
    lines: [
      ...names.flatMap((name, index) =>
        layoutText(name, "strong", {
          x: xs[index] ?? 0,
          y:
            headerPadding +
            (headerHeight - 2 * headerPadding - textHeight(name, "strong", labelWidth)) / 2,
          width: labelWidth,
          anchor: "middle",
        }),
      ),
      ...steps.flatMap(({ lines }) => lines),
    ],
  };
};
