import type { FC, ReactNode } from "react";

import { hirePath } from "../../catalogue/paths";
import { listLabel } from "../../catalogue/hire-copy";
import { technologies, technologyOf, type TechnologySlug } from "../../catalogue/technologies";

import { SkillName } from "../TechnologyGroups/SkillName";

import {
  longestPlace,
  mostOfAKind,
  overlaps,
  people,
  starts,
  steerings,
  type Person,
} from "./choices";

import * as styles from "./TeamComposer.module.scss";

const Part: FC<{ title: string; withoutScript?: boolean; children: ReactNode }> = ({
  title,
  withoutScript = false,
  children,
}) => (
  <fieldset className={withoutScript ? styles.part : `${styles.part} ${styles.scripted}`}>
    <legend className={styles.legend}>{title}</legend>
    <div className={styles.controls}>{children}</div>
  </fieldset>
);

type RadiosProps = { name: string; options: readonly (readonly [value: string, label: string])[] };

/** One of some answers; the first is chosen from the start. */
const Radios: FC<RadiosProps> = ({ name, options }) =>
  options.map(([value, label], index) => (
    <label key={value} className={styles.choice}>
      <input type="radio" name={name} value={value} defaultChecked={index === 0} />
      {label}
    </label>
  ));

/** What can be done without script: every technology has a page of its own. */
const Links: FC = () => (
  <noscript>
    <ul className={styles.picks}>
      {technologies.map((technology) => (
        <li key={technology.slug}>
          <a className={styles.link} href={hirePath(technology)}>
            <SkillName skill={technology} />
          </a>
        </li>
      ))}
    </ul>
  </noscript>
);

type FieldsProps = {
  /** The field for technologies. */
  search: ReactNode;
  picks: readonly TechnologySlug[];
  /** Whom the page is about. */
  person: Person | undefined;
};

/** The five questions: plain controls of a form, which keep what is chosen before script runs. */
export const Fields: FC<FieldsProps> = ({ search, picks, person }) => (
  <>
    <Part title="Technologies" withoutScript>
      {search}
      <Links />
      {picks.length > 0 && (
        <ul className={`${styles.picks} ${styles.scripted}`}>
          {picks.map((slug) => (
            <li key={slug}>
              <label className={styles.choice}>
                <input type="checkbox" name="technology" value={slug} defaultChecked />
                {listLabel(technologyOf(slug))}
              </label>
            </li>
          ))}
        </ul>
      )}
    </Part>
    <Part title="People">
      <div className={styles.people}>
        {people.map(({ kind, label }) => (
          <label key={kind} className={styles.person}>
            {label}
            <select className={styles.select} name={kind} defaultValue={kind === person ? 1 : 0}>
              {Array.from({ length: mostOfAKind + 1 }, (_, count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </Part>
    <Part title="Start">
      <select className={styles.select} name="start" aria-label="Start" defaultValue={starts[0]}>
        {starts.map((start) => (
          <option key={start}>{start}</option>
        ))}
      </select>
    </Part>
    <Part title="Overlap">
      <div className={styles.choices}>
        <Radios name="overlap" options={overlaps.map(({ hours, label }) => [hours, label])} />
      </div>
      <label className={styles.place}>
        With which city?
        <input
          className={styles.text}
          type="text"
          name="place"
          maxLength={longestPlace}
          autoComplete="address-level2"
        />
      </label>
    </Part>
    <Part title="Who steers" withoutScript>
      <div>
        <Radios name="steering" options={steerings.map(({ by, label }) => [by, label])} />
      </div>
    </Part>
  </>
);
