import { panels as examples, sequence as example } from "./examples";

import { drawScreen } from "./draw-screen";
import { drawSequence } from "./draw-sequence";
import { boundingBox, type Diagram } from "./diagram";

type SizedDiagram = Diagram & { width: number };

const overlap = (lines: SizedDiagram["lines"]) =>
  lines.flatMap((one, index) => {
    const a = boundingBox(one);

    return lines.slice(index + 1).flatMap((other) => {
      const b = boundingBox(other);
      const separate =
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

      return separate ? [] : [`${one.text} / ${other.text}`];
    });
  });

const outside = ({ lines, width, height }: SizedDiagram) =>
  lines.filter((line) => {
    const { left, right, top, bottom } = boundingBox(line);

    return left < 0 || right > width || top < 0 || bottom > height;
  });

/** Pseudorandom numbers, the same in every run (Park and Miller's generator). */
const randomFrom = (seed: number) => {
  let state = seed + 1;

  return (below: number) => {
    state = (state * 48271) % 2147483647;

    return state % below;
  };
};

const vocabulary =
  "Sealing temperature of the WWW machine 0.42 −1,280.00 EN 10204 3.1 a I reconciliation Confirmed until December".split(
    " ",
  );

const kinds = ["table", "list", "fields", "figures", "bars", "buttons"] as const;

/** A random panel that passes validation. */
const randomPanel = (random: ReturnType<typeof randomFrom>): Queries.PanelFragment => {
  const words = (max: number) =>
    Array.from({ length: 1 + random(max) }, () => vocabulary[random(vocabulary.length)]).join(" ");
  const kind = kinds[random(kinds.length)] ?? "list";
  const columns = 2 + random(3);
  const line = {
    table: () => Array.from({ length: columns }, () => words(3)).join(" | "),
    list: () => [words(5), words(4)].slice(0, 1 + random(2)).join(" | "),
    fields: () => `${words(3)} | ${words(6)}`,
    figures: () => `${words(3)} | ${random(90_000)}`,
    bars: () => `${words(4)} | ${random(90_000)}`,
    buttons: () => words(3),
  }[kind];
  const rows = Array.from({ length: 1 + random(3) }, (_, row) => (row ? "" : "* ") + line());

  return { kind, title: random(2) ? words(4) : null, rows: rows.join("\n"), half: random(2) > 0 };
};

const expectLegible = (drawn: SizedDiagram) => {
  expect(overlap(drawn.lines)).toEqual([]);
  expect(outside(drawn)).toEqual([]);
};

describe("a screen", () => {
  it.each([800, 320])("has no overlapping text at a width of %d", (width) => {
    for (let seed = 0; seed < 150; seed++) {
      const random = randomFrom(seed);
      const device = random(4) ? "browser" : "phone";
      const panels = Array.from({ length: 1 + random(3) }, () => randomPanel(random));
      const screen = { title: "Quick order", device, caption: "", panels };

      expectLegible(drawScreen(screen, width));
    }
  });

  it("shows all text of every panel without the markup characters", () => {
    const { lines } = drawScreen(
      { title: "Title", device: "browser", caption: "", panels: examples },
      800,
    );
    const shown = lines.map(({ text }) => text).join(" ");

    for (const { title, rows } of examples) {
      for (const cell of [title ?? "", ...rows.split(/[|\n]/)]) {
        for (const word of cell.replace("*", "").trim().split(" ")) expect(shown).toContain(word);
      }
    }
    expect(shown).not.toMatch(/[|*]/);
  });

  it("places half-width panels side by side if they fit, or else stacks them", () => {
    const halves = examples.filter(({ half }) => half);
    const topOf = (width: number) =>
      drawScreen({ title: "T", device: "browser", caption: "", panels: halves }, width)
        .lines.filter(({ text }) => ["A list", "Bars"].includes(text))
        .map(({ y }) => y);
    const [left, right] = topOf(800);
    const [upper = 0, lower = 0] = topOf(320);

    expect(left).toBe(right);
    expect(lower).toBeGreaterThan(upper);
  });

  it("draws bars in proportion to their amounts", () => {
    const { paths } = drawScreen(
      {
        title: "T",
        device: "browser",
        caption: "",
        panels: [{ kind: "bars", title: null, rows: "a | 2,000\nb | 500", half: false }],
      },
      800,
    );
    const lengths = paths
      .filter(({ style }) => style === "bar")
      .map(({ d }) => Number(/h([\d.]+)/.exec(d)?.[1]));

    expect((lengths[0] ?? 0) / (lengths[1] ?? 1)).toBeCloseTo(4, 1);
  });
});

describe("a sequence", () => {
  it.each([2, 3, 4, 5])("of %d participants has no overlapping text", (count) => {
    for (let seed = 0; seed < 80; seed++) {
      const random = randomFrom(seed);
      const participants = Array.from({ length: count }, (_, index) => ({
        name: `${vocabulary[random(vocabulary.length)]} ${index}`,
      }));
      const nameOf = () => participants[random(count)]?.name ?? "";
      const messages = Array.from({ length: 1 + random(9) }, () => ({
        from: nameOf(),
        to: nameOf(),
        text: Array.from({ length: 1 + random(9) }, () => vocabulary[random(15)]).join(" "),
        reply: random(2) > 0,
      }));

      expectLegible(drawSequence({ title: "", participants, messages }));
    }
  });

  it("draws each message between its lifelines, and replies in their own style", () => {
    const { paths } = drawSequence(example);
    const pathsOf = (style: string) =>
      paths.filter((path) => path.style === style).map(({ d }) => d.replace(/ \d+H/, " H"));

    expect(pathsOf("reply")).toEqual(["M400 H133"]);
    expect(pathsOf("line").slice(0, 2)).toEqual(["M133 H400", "M133 H667"]);
  });

  it("skips a draft's message with an unknown participant", () => {
    const [first] = example.messages;
    const unknownRecipient = { ...first, to: "Nobody" } as typeof first & object;

    expect(drawSequence({ ...example, messages: [unknownRecipient] }).lines).toHaveLength(3);
  });

  it("matches participants by name, ignoring the preview's markers", () => {
    const marked = example.participants.map(({ name }) => ({ name: `${name}\u200b\u200d` }));
    const drawn = drawSequence({ ...example, participants: marked });

    expect(drawn).toEqual(drawSequence(example));
  });
});
