import { render } from "@testing-library/react";

import { picture, vectorPicture } from "../../testing/content";

import { ArticleCover } from "./ArticleCover";
import { drawChart } from "./draw-chart";

const chart = (kind: string, values: string, mark: number | null = null) => ({
  kind,
  values,
  mark,
});
/** The boxes of a path: x, y, width and height. */
const boxesIn = (d = "") =>
  [...d.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h/g)].map((found) =>
    found.slice(1).map(Number),
  );
const filled = (kind: string, values: string, mark: number | null = null) =>
  drawChart(chart(kind, values, mark))
    .filter(({ style }) => style === "fill")
    .map(({ d, marked }) => ({ marked, boxes: boxesIn(d) }));

describe("drawChart", () => {
  it("draws bars as tall as their numbers, the marked one in its own path", () => {
    const [others, marked] = filled("bars", "5 10 20", 3);
    const heights = others?.boxes.map((box) => box[3]);

    expect(marked).toMatchObject({ marked: true });
    expect([...(heights ?? []), marked?.boxes[0]?.[3]]).toEqual([26.5, 53, 106]);
  });

  it.each([
    ["bars", "0.1 0.2 0.4", 3, [26.5, 53, 106]],
    ["rows", "0.1 0.2 0.4", 2, [66, 132, 264]],
    ["spans", "0.1 0.2 0.1 0.3", 2, [132, 264]],
    ["bars", "0 0 0", 3, [0, 0, 0]],
    ["spans", "2 2 2 2", 2, [0, 0]],
  ])("draws %s of %s in full size", (kind, values, side, sizes) => {
    expect(filled(kind, values)[0]?.boxes.map((box) => box[side])).toEqual(sizes);
  });

  it("draws a line through small decimals in full size", () => {
    const paths = drawChart(chart("line", "0 0.2 0.4"));

    expect(paths.find(({ style }) => style === "line")?.d).toBe("M28 140L160 87L292 34H292");
  });

  it("draws rows as long as their numbers", () => {
    expect(filled("rows", "1 2 4")[0]?.boxes.map((box) => box[2])).toEqual([66, 132, 264]);
  });

  it("draws spans from the earliest start, and ignores a start without an end", () => {
    expect(filled("spans", "10 20 15 30 40")[0]?.boxes.map(([x, , width]) => [x, width])).toEqual([
      [28, 132],
      [94, 198],
    ]);
  });

  it("draws a line through the numbers, or steps that hold each", () => {
    const line = (kind: string) =>
      drawChart(chart(kind, "0 53 106")).find(({ style }) => style === "line")?.d;

    expect(line("line")).toBe("M28 140L160 87L292 34H292");
    expect(line("steps")).toBe("M28 140H116V87H204V34H292");
  });

  it("marks a point of a line", () => {
    expect(drawChart(chart("line", "0 53 106", 2))).toContainEqual(
      expect.objectContaining({ style: "dots", d: "M160 87h0", marked: true }),
    );
  });

  it("draws a dot for each unit, and fewer if a column has no room for them", () => {
    const dots = (values: string) =>
      (drawChart(chart("dots", values))[0]?.d.match(/M/g) ?? []).length;

    expect(dots("3 2 1")).toBe(6);
    expect(dots("110 11 11")).toBe(13);
  });

  it.each([
    ["an unknown kind", "pie", "1 2 3"],
    ["fewer than three numbers", "bars", "1 2"],
    ["words", "bars", "one two three"],
  ])("draws nothing for %s", (_name, kind, values) => {
    expect(drawChart(chart(kind, values))).toEqual([]);
  });

  it.each(["bars", "rows", "line", "steps", "dots", "spans"])(
    "draws %s without a number that is not finite",
    (kind) => {
      const ds = ["0 0 0", "1.5 0 3.25 7"].flatMap((values) =>
        drawChart(chart(kind, values, 9)).map(({ d }) => d),
      );

      expect(ds.join()).not.toMatch(/NaN|Infinity/);
      expect(ds.join()).not.toBe("");
    },
  );
});

describe("ArticleCover", () => {
  const show = (article: Partial<Queries.ArticleCoverFragment>) =>
    render(<ArticleCover article={{ cover: null, chart: null, ...article }} sizes="100vw" />)
      .container;
  const ownChart = chart("bars", "1 2 3");

  it.each([
    ["in sizes", picture],
    ["of an SVG", vectorPicture],
  ])("shows the cover picture %s rather than a chart", (_, cover) => {
    const container = show({ cover: cover({ alternativeText: "A harbor" }), chart: ownChart });

    expect(container.querySelector("img")).toHaveAttribute("alt", "A harbor");
    expect(container.querySelector("svg")).toBeNull();
  });

  it("shows the article's chart, hidden from screen readers", () => {
    const svg = show({ chart: ownChart }).querySelector("svg");

    expect(svg?.querySelector(".fill")).toBeInTheDocument();
    expect(svg).toHaveAttribute("aria-hidden", "true");
  });

  it.each([
    ["no chart", null],
    ["too few numbers", chart("bars", "1 2")],
    ["an unknown kind", chart("pie", "1 2 3")],
  ])("shows nothing without a picture and with %s", (_, ofArticle) => {
    expect(show({ chart: ofArticle })).toBeEmptyDOMElement();
  });
});
