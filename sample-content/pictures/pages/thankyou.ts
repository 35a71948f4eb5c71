import { mix } from "../palette.ts";
import { curve, graph } from "../relief/curves.ts";
import { createNoise } from "../relief/noise.ts";
import { fill, rect, stroke } from "../svg/shapes.ts";
import { createSheet } from "../svg/sheet.ts";
import { drawStaff } from "../symbols/graduations.ts";
import { drawCrosses, drawLevelMark } from "../symbols/marks.ts";

/** Thank you: one drop in still water. */
export function drawThankYou() {
  const sheet = createSheet();
  const { width, height } = sheet;
  const noise = createNoise("thankyou");
  const rows = 66;
  const [horizon, cx, cy] = [300, 880, 720];
  sheet.add(rect(0, 0, width, horizon, sheet.low));
  for (let n = 0; n <= rows; n += 1) {
    const near = 0.35 * (n / rows) + 0.65 * (n / rows) ** 2;
    const base = horizon + near * (height - horizon + 60);
    const wave = curve(
      graph([-40, width + 40], 10, (x) => {
        const r = Math.hypot(x - cx, (base - cy) * 2.3) / 100;
        const ripple = 34 * Math.cos(r * 2.6) * Math.exp(-r * 0.3) * (0.35 + near);
        return base - ripple - 5 * near * noise(x / 500, n / 6);
      }),
    );
    sheet.add(
      fill(`${wave}V${height + 80}H-40Z`, mix(sheet.high, sheet.low, Math.min(1, near * 1.15))),
      n === 0
        ? stroke(wave, sheet.signal, 5)
        : stroke(wave, sheet.tone(0.42 + 0.3 * near), 1.6 + 1.4 * near),
    );
  }
  drawCrosses(sheet, (_, y) => y < horizon - 60);
  drawLevelMark(sheet, 1230, horizon - 3, sheet.signal, 22);
  drawStaff(sheet);
  return sheet.toString();
}
