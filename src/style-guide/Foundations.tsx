import type { FC } from "react";

import { Section } from "../components/Section/Section";
import { Icon, type IconName } from "../components/Icon/Icon";

import * as styles from "./StyleGuide.module.scss";

const roles = [
  "surface",
  "surface-raised",
  "surface-quiet",
  "surface-inverse",
  "text",
  "text-soft",
  "line",
  "line-strong",
  "control-line",
  "action",
  "action-hover",
  "link",
  "accent",
  "focus",
  "error",
  "success",
];

const icons: readonly IconName[] = [
  "arrow-right",
  "arrow-left",
  "arrow-up",
  "chevron-down",
  "close",
  "menu",
  "check",
  "alert",
  "mail",
  "message",
];

/** Color roles, type sizes and icons. */
export const Foundations: FC = () => (
  <>
    <Section
      title="Color roles"
      text="Named by what they are for. Components read these and no others."
    >
      <ul className={styles.swatches}>
        {roles.map((role) => (
          <li key={role} className={styles.swatch} style={{ "--swatch": `var(--color-${role})` }}>
            {role}
          </li>
        ))}
      </ul>
    </Section>
    <Section title="Type" text="Steps of 1.2 on phones and 1.25 on desktops, fluid between.">
      <p className={styles.display}>Display: the home page alone</p>
      <p className={styles.h1}>Heading 1: the page’s promise</p>
      <p className={styles.h2}>Heading 2: the header of a section</p>
      <p className={styles.h3}>Heading 3: a subsection</p>
      <p className={styles.h4}>Heading 4: a card</p>
      <p className={styles.lead}>Lead: one or two sentences under a promise.</p>
      <p>Body: everything that is read in full, at most seventy characters a line.</p>
      <p className={styles.label}>Label: November 10, 2026 · 0123456789</p>
      <p className={styles.h3}>
        <span className={styles.number}>01</span> Numbers order processes
      </p>
      <p className={styles.h2} lang="de">
        Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
      </p>
      <p className={styles.lead} lang="ar" dir="rtl">
        نكتب البرامج التي يفهمها المهندس القادم
      </p>
    </Section>
    <Section title="Icons">
      <p className={styles.row}>
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
    </Section>
  </>
);
