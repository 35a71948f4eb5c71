/** The paths of one style, which the stylesheet draws. */
type Path = {
  style: "axis" | "area" | "fill" | "line" | "dots";
  d: string;
  /** In the signal color. */
  marked?: boolean;
  /** The diameter of dots. */
  size?: number;
};

type Chart = { kind: string; values: string; mark: number | null };

export const width = 320;
export const height = 180;

const left = 28;
const right = 292;
const top = 34;
const bottom = 140;
const plotWidth = right - left;
const plotHeight = bottom - top;

/** The first and the last pixel of lying bars, which do not touch the axis. */
const rowsTop = 24;
const rowsBottom = 130;

/** More dots in a column would touch. */
const maxDots = 11;

const rounded = (value: number) => Math.round(value * 10) / 10;
const point = (x: number, y: number) => `${rounded(x)} ${rounded(y)}`;
const box = (x: number, y: number, boxWidth: number, boxHeight: number) =>
  `M${point(x, y)}h${rounded(boxWidth)}v${rounded(boxHeight)}h${rounded(-boxWidth)}z`;
const dot = (x: number, y: number) => `M${point(x, y)}h0`;

const baseline = (count: number) =>
  `M${left} ${bottom}H${right}` +
  Array.from({ length: count + 1 }, (_, index) => {
    const long = index % 5 === 0;

    return `M${point(left + (index * plotWidth) / count, bottom)}v${long ? 12 : 6}`;
  }).join("");

/** Separates the marked shape from the others. */
const split = (style: "fill" | "dots", shapes: readonly string[], mark: number | null): Path[] => [
  { style, d: shapes.filter((_, index) => index + 1 !== mark).join("") },
  { style, d: shapes[(mark ?? 0) - 1] ?? "", marked: true },
];

/** The largest number; 1 for zeros, which would divide by it. */
const highest = (values: readonly number[]) => Math.max(...values) || 1;

type Draw = (values: readonly number[], mark: number | null) => Path[];

const bars: Draw = (values, mark) => {
  const step = plotWidth / values.length;
  const scale = plotHeight / highest(values);
  const shapes = values.map((value, index) =>
    box(left + (index + 0.15) * step, bottom - value * scale, step * 0.7, value * scale),
  );

  return [...split("fill", shapes, mark), { style: "axis", d: baseline(values.length) }];
};

/** Lying bars, each from a start to an end; the axis begins at `origin`. */
const lyingBars = (
  pairs: readonly (readonly [number, number])[],
  origin: number,
  mark: number | null,
): Path[] => {
  const step = (rowsBottom - rowsTop) / pairs.length;
  const scale = plotWidth / highest(pairs.flat().map((value) => value - origin));
  const shapes = pairs.map(([start, end], index) =>
    box(
      left + (start - origin) * scale,
      rowsTop + (index + 0.15) * step,
      (end - start) * scale,
      step * 0.7,
    ),
  );

  return [...split("fill", shapes, mark), { style: "axis", d: baseline(20) }];
};

const rows: Draw = (values, mark) =>
  lyingBars(
    values.map((value) => [0, value]),
    0,
    mark,
  );

const spans: Draw = (values, mark) => {
  const pairs = values.flatMap((start, index) => {
    const end = values[index + 1];

    return index % 2 === 0 && end !== undefined ? [[start, Math.max(start, end)] as const] : [];
  });

  return lyingBars(pairs, Math.min(...values), mark);
};

/** A line with the area below it; `held` keeps each value until the next. */
const curve =
  (held: boolean): Draw =>
  (values, mark) => {
    const scale = plotHeight / highest(values);
    const step = plotWidth / (held ? values.length : values.length - 1);
    const points = values.map(
      (value, index) => [left + index * step, bottom - value * scale] as const,
    );
    const [first = [left, bottom] as const, ...others] = points;
    const line =
      `M${point(...first)}` +
      others.map(([x, y]) => (held ? `H${rounded(x)}V${rounded(y)}` : `L${point(x, y)}`)).join("") +
      `H${right}`;
    const marked = points[(mark ?? 0) - 1];

    return [
      { style: "area", d: `${line}V${bottom}H${left}z` },
      { style: "line", d: line },
      { style: "axis", d: baseline(20) },
      { style: "dots", d: marked ? dot(...marked) : "", marked: true, size: 12 },
    ];
  };

const dots: Draw = (values, mark) => {
  const step = plotWidth / values.length;
  const scale = maxDots / Math.max(...values, maxDots);
  const gap = plotHeight / maxDots;
  const size = rounded(Math.min(step, gap) * 0.62);
  const columns = values.map((value, index) =>
    Array.from({ length: Math.round(value * scale) }, (_, row) =>
      dot(left + (index + 0.5) * step, bottom - (row + 0.7) * gap),
    ).join(""),
  );

  return [
    ...split("dots", columns, mark).map((path) => ({ ...path, size })),
    { style: "axis", d: baseline(values.length) },
  ];
};

const kinds: Record<string, Draw> = {
  bars,
  rows,
  line: curve(false),
  steps: curve(true),
  dots,
  spans,
};

/** A chart as SVG paths, back to front; without paths for an unknown kind or fewer than three numbers. */
export const drawChart = ({ kind, values, mark }: Chart): Path[] => {
  const numbers = (values.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  if (numbers.length < 3) return [];

  return (kinds[kind]?.(numbers, mark) ?? []).filter(({ d }) => d);
};
