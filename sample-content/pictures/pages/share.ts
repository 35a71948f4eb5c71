import { drawLogo, logoViewBox } from "../../../brand/logo.ts";
import { logoColor, signalLight } from "../palette.ts";
import { nearestPoint } from "../relief/contours.ts";
import { sample } from "../relief/field.ts";
import { createNoise } from "../relief/noise.ts";
import { drawRelief } from "../relief/relief.ts";
import { createSheet } from "../svg/sheet.ts";
import { drawLevelMark } from "../symbols/marks.ts";

/** The social sharing (Open Graph) image: flowing lines and the logo. */
export function drawShare() {
  const sheet = createSheet({ width: 1200, height: 630 });
  const { width, height } = sheet;
  const noise = createNoise("share", { shortestWavelength: 0.4 });
  const heightAt = (x: number, y: number) => y / 17 - 10 + 6 * noise(x / 900, y / 700) - x / 120;
  const field = sample(width, height, heightAt, 8);
  drawRelief(sheet, field, {
    from: 2,
    signal: 12,
    zones: [
      [2, sheet.high],
      [12, sheet.background],
      [20, sheet.low],
    ],
    strength: (_, part) => 0.7 - 0.4 * part,
    weight: 0.8,
  });
  const logo = drawLogo(logoColor, signalLight);
  sheet.add(`<svg x="88" y="20" width="300" height="300" viewBox="${logoViewBox}">${logo}</svg>`);
  const [x, y] = nearestPoint(field, 12, 560, 400);
  drawLevelMark(sheet, x, y - 3, sheet.signal, 18);
  return sheet.toString();
}
