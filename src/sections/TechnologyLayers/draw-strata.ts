import { smoothCurveTo, moveTo } from "../../lib/svg-path";

/** The drawing's coordinate space, stretched to the frame. */
const width = 1000;
const depth = 100;
const steps = 8;

/** Seeded pseudorandom numbers from 0 to 1 (Park–Miller). */
const randomOf = (seed: string) => {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7);

  return () => {
    state = (state * 48271) % 2147483647;

    return state / 2147483647;
  };
};

type Boundary = (x: number) => number;

/** The offset of a boundary: two waves of random length, at most a tenth of a layer. */
const waveOf = (random: () => number): Boundary => {
  const waves = [0.5 + random(), 1.5 + 2 * random()].map(
    (length) => [length, random() * 2 * Math.PI] as const,
  );

  return (x) =>
    waves.reduce(
      (sum, [length, start], index) =>
        sum + (6 - 3 * index) * Math.sin((x / width) * length * 2 * Math.PI + start),
      0,
    );
};

/** A smooth SVG path along a boundary: mirrored control points a third of a step away. */
const pathOf = (boundary: Boundary) => {
  const run = width / steps;

  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = index * run;
    const y = boundary(x);
    const rise = ((boundary(x + 1) - boundary(x - 1)) / 2) * (run / 3);

    return index === 0 ? moveTo(x, y) : smoothCurveTo(x, y, run / 3, rise);
  }).join("");
};

/**
 * Draws a geological cross section, seeded with the technology's slug. Each layer has an upper edge,
 * a fill down to the bottom, and hatching in its lower part, below the text.
 */
export const drawStrata = (slug: string, count: number) => {
  const random = randomOf(slug);
  const waves = Array.from({ length: count + 1 }, () => waveOf(random));
  const height = count * depth;

  return {
    viewBox: `0 -10 ${width} ${height + 10}`,
    layers: waves.slice(0, -1).map((wave, index) => {
      const next = waves[index + 1] ?? wave;
      const edge = pathOf((x) => index * depth + wave(x));
      const hatching = Array.from({ length: 2 + Math.floor(random() * 3) }, (_, line) => {
        const share = 0.8 + 0.05 * line;

        return pathOf((x) => (index + share) * depth + (1 - share) * wave(x) + share * next(x));
      });

      return {
        edge,
        fill: `${edge}V${height}H0Z`,
        hatching,
        dashPattern: Math.floor(random() * 4),
      };
    }),
  };
};
