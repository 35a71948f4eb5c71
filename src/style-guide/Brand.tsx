import type { FC } from "react";

import { contrast, markPairs, minimumContrast, textPairs } from "../../brand/contrast";
import { typefaces } from "../../brand/fonts";
import { drawLogo, logoViewBox } from "../../brand/logo";
import type { Roles } from "../../brand/roles";
import { iconPaths } from "../../common/catalogue/paths";
import { DataTable } from "../components/DataTable/DataTable";
import { Section } from "../components/Section/Section";

import * as styles from "./StyleGuide.module.scss";

export type BrandProps = {
  /** Colors such as `#0f3a44` by role, in each scheme. */
  roles: { light: Roles; dark: Roles };
};

const Logo: FC<{ accent: string }> = ({ accent }) => (
  <svg
    className={styles.logo}
    viewBox={logoViewBox}
    role="img"
    aria-label="Logo"
    dangerouslySetInnerHTML={{ __html: drawLogo("currentColor", `var(--color-${accent})`) }}
  />
);

const icons = [
  { path: iconPaths.svg, size: 32 },
  { path: iconPaths.apple, size: 60 },
  { path: iconPaths.maskable, size: 96 },
];

const pairs = [
  ...textPairs.map((pair) => ({ pair, use: "Text", minimum: minimumContrast.text })),
  ...markPairs.map((pair) => ({ pair, use: "Shape", minimum: minimumContrast.mark })),
];

/** The folder brand: logo, icon, typefaces, and the contrast of its colors in both schemes. */
export const Brand: FC<BrandProps> = ({ roles }) => {
  const rows = pairs.map(({ pair: [front, back], use, minimum }) => ({
    header: `${front} on ${back}`,
    cells: [
      `${use}, ${minimum} : 1`,
      ...[roles.light, roles.dark].map((scheme) => {
        const ratio = contrast(scheme[front] ?? "", scheme[back] ?? "");

        return `${ratio.toFixed(1)}${ratio < minimum ? ", too low" : ""}`;
      }),
    ],
  }));

  return (
    <>
      <Section title="Logo and icon" text="The page’s header, the browser’s tab, a home screen.">
        <p className={styles.row}>
          <Logo accent="accent" />
          {icons.map(({ path, size }) => (
            <img key={path} src={path} alt="Icon" width={size} height={size} />
          ))}
        </p>
      </Section>
      <Section title="Logo on an inverse surface" tone="inverse">
        <Logo accent="accent-inverse" />
      </Section>
      <Section title="Typefaces">
        <p className={styles.h3}>{typefaces.display.family}</p>
        <p>{typefaces.text.family}</p>
      </Section>
      <Section title="Contrast" text="Every pair of roles that is used together, in both schemes.">
        <DataTable
          caption="Contrast of color roles"
          columns={["Colors", "At least", "Light", "Dark"]}
          rows={rows}
        />
      </Section>
    </>
  );
};
