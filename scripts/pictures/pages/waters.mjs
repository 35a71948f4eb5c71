/** Pictures of single pages that show the water itself: one idea each. */
import { sample, smooth } from "../contours.mjs";
import { axis, crosses, level, rose, staff } from "../marks.mjs";
import { swell } from "../noise.mjs";
import { relief } from "../relief.mjs";
import { circle, fill, line, mix, rect, ring, sheet, stroke } from "../svg.mjs";

/** Practice: a fortnight of tides, one curve above the other, from neaps to springs. */
export function practice() {
  const page = sheet({ ground: "foam" });
  const { width, height } = page;
  const noise = swell("about-practice", { spread: 0.3 });
  for (let x = 200; x < width; x += 200) page.add(line(x, 0, x, height, page.tone(0.2), 1.5));
  const rows = 25;
  for (let n = 0; n < rows; n += 1) {
    const base = 230 + n * 38;
    const springs = 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / (rows - 1));
    /** @type {import('../contours.mjs').Point[]} */
    const points = [];
    for (let x = -40; x <= width + 40; x += 16) {
      const phase = x / 118 - n * 0.21;
      points.push([
        x,
        base -
          (16 + 62 * springs) * (Math.cos(phase) + 0.24 * Math.cos(2 * phase + 0.8)) -
          14 * noise(x / 600, n / 5),
      ]);
    }
    const marked = n === 12;
    page.add(
      fill(
        `${smooth(points, false)}V${height + 40}H-40Z`,
        mix(page.high, page.low, n / (rows - 1)),
      ),
    );
    page.add(
      stroke(
        smooth(points, false),
        marked ? page.signal : page.tone(n % 6 ? 0.72 : 1),
        marked ? 5.5 : n % 6 ? 2 : 3.2,
      ),
    );
  }
  axis(page, { top: true });
  staff(page);
  return page.toString();
}

/** Contact: bearings from three marks to one place, inside a compass ring. */
export function contact() {
  const page = sheet({ ground: "abyss" });
  const [cx, cy] = [960, 600];
  const noise = swell("contact");
  const field = sample(
    1600,
    1200,
    (x, y) => -Math.hypot(x - cx, y - cy) / 31 + 1.5 * noise(x / 620, y / 620),
    8,
  );
  relief(page, field, {
    signal: -11,
    zones: [
      [-17, page.ground],
      [-11, page.high],
    ],
    share: (_, part) => 0.28 + 0.45 * part,
  });
  /** @type {import('../contours.mjs').Point[]} */
  const marks = [
    [210, 180],
    [260, 1060],
    [1400, 250],
  ];
  for (const [x, y] of marks) {
    page.add(line(x, y, cx, cy, page.tone(0.95), 2.2, { "stroke-dasharray": "24 8 5 8" }));
    page.add(circle(x, y, 22, page.ground), ring(x, y, 22, page.ink, 3), circle(x, y, 7, page.ink));
  }
  rose(page, { x: cx, y: cy, r: 150, share: 0.85 });
  staff(page, { side: -1 });
  return page.toString();
}

/** Thank you: one drop in still water. */
export function thankyou() {
  const page = sheet();
  const { width, height } = page;
  const noise = swell("thankyou");
  const rows = 66;
  const [horizon, cx, cy] = [300, 880, 720];
  page.add(rect(0, 0, width, horizon, page.low));
  for (let n = 0; n <= rows; n += 1) {
    const near = 0.35 * (n / rows) + 0.65 * (n / rows) ** 2;
    const base = horizon + near * (height - horizon + 60);
    /** @type {import('../contours.mjs').Point[]} */
    const points = [];
    for (let x = -40; x <= width + 40; x += 10) {
      const r = Math.hypot(x - cx, (base - cy) * 2.3) / 100;
      const ripple = 34 * Math.cos(r * 2.6) * Math.exp(-r * 0.3) * (0.35 + near);
      points.push([x, base - ripple - 5 * near * noise(x / 500, n / 6)]);
    }
    page.add(
      fill(
        `${smooth(points, false)}V${height + 80}H-40Z`,
        mix(page.high, page.low, Math.min(1, near * 1.15)),
      ),
    );
    page.add(
      stroke(
        smooth(points, false),
        n === 0 ? page.signal : page.tone(0.42 + 0.3 * near),
        n === 0 ? 5 : 1.6 + 1.4 * near,
      ),
    );
  }
  crosses(page, { keep: (x, y) => y < horizon - 60 });
  level(page, 1230, horizon - 3, page.signal, 22);
  staff(page);
  return page.toString();
}
