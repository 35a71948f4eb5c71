import { mix } from "../palette.ts";
import { curve, graph } from "../relief/curves.ts";
import { createNoise } from "../relief/noise.ts";
import { fill, line, stroke } from "../svg/shapes.ts";
import { createSheet } from "../svg/sheet.ts";
import { drawAxis, drawStaff } from "../symbols/graduations.ts";

/** How we work: a fortnight of tides, one curve above the other, from neaps to springs. */
export function drawAboutPractice() {
  const sheet = createSheet({ palette: "foam" });
  const { width, height } = sheet;
  const noise = createNoise("about-practice", { shortestWavelength: 0.3 });
  for (let x = 200; x < width; x += 200) sheet.add(line(x, 0, x, height, sheet.tone(0.2), 1.5));
  const rows = 25;
  for (let n = 0; n < rows; n += 1) {
    const base = 230 + n * 38;
    const springs = 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / (rows - 1));
    const tide = curve(
      graph([-40, width + 40], 16, (x) => {
        const phase = x / 118 - n * 0.21;
        const wave = Math.cos(phase) + 0.24 * Math.cos(2 * phase + 0.8);
        return base - (16 + 62 * springs) * wave - 14 * noise(x / 600, n / 5);
      }),
    );
    sheet.add(
      fill(`${tide}V${height + 40}H-40Z`, mix(sheet.high, sheet.low, n / (rows - 1))),
      n === 12
        ? stroke(tide, sheet.signal, 5.5)
        : stroke(tide, sheet.tone(n % 6 ? 0.72 : 1), n % 6 ? 2 : 3.2),
    );
  }
  drawAxis(sheet, "top");
  drawStaff(sheet);
  return sheet.toString();
}
