import type { FC, ReactNode } from "react";

import { listLabel } from "../../catalogue/hire-copy";
import { technologyOf, type TechnologySlug } from "../../../common/catalogue/technologies";

import {
  maxCityLength,
  maxPerRole,
  overlaps,
  roles,
  starts,
  managementOptions,
  type TeamRole,
} from "./options";

import * as styles from "./BriefBuilder.module.scss";

const Question: FC<{ title: string; worksWithoutJs?: boolean; children: ReactNode }> = ({
  title,
  worksWithoutJs = false,
  children,
}) => (
  <fieldset
    className={worksWithoutJs ? styles.question : `${styles.question} ${styles.requiresJs}`}
  >
    <legend className={styles.legend}>{title}</legend>
    <div className={styles.controls}>{children}</div>
  </fieldset>
);

type RadiosProps = { name: string; options: readonly (readonly [value: string, label: string])[] };

/** Radio buttons, the first checked by default. */
const Radios: FC<RadiosProps> = ({ name, options }) =>
  options.map(([value, label], index) => (
    <label key={value} className={styles.option}>
      <input type="radio" name={name} value={value} defaultChecked={index === 0} />
      {label}
    </label>
  ));

type BriefQuestionsProps = {
  /** The technology field. */
  search: ReactNode;
  selected: readonly TechnologySlug[];
  /** The page's role, preset to one person. */
  presetRole: TeamRole | undefined;
};

/** The five questions: uncontrolled inputs, so that input before hydration is kept. */
export const BriefQuestions: FC<BriefQuestionsProps> = ({ search, selected, presetRole }) => (
  <>
    <Question title="Technologies">
      {search}
      {selected.length > 0 && (
        <ul className={styles.technologies}>
          {selected.map((slug) => (
            <li key={slug}>
              <label className={styles.option}>
                <input type="checkbox" name="technology" value={slug} defaultChecked />
                {listLabel(technologyOf(slug))}
              </label>
            </li>
          ))}
        </ul>
      )}
    </Question>
    <Question title="People">
      <div className={styles.roles}>
        {roles.map(({ role, label }) => (
          <label key={role} className={styles.role}>
            {label}
            <select
              className={styles.select}
              name={role}
              defaultValue={role === presetRole ? 1 : 0}
            >
              {Array.from({ length: maxPerRole + 1 }, (_, count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </Question>
    <Question title="Start">
      <select className={styles.select} name="start" aria-label="Start" defaultValue={starts[0]}>
        {starts.map((start) => (
          <option key={start}>{start}</option>
        ))}
      </select>
    </Question>
    <Question title="Overlap">
      <div className={styles.radios}>
        <Radios name="overlap" options={overlaps.map(({ hours, label }) => [hours, label])} />
      </div>
      <label className={styles.city}>
        Your city
        <input
          className={styles.input}
          type="text"
          name="city"
          maxLength={maxCityLength}
          autoComplete="address-level2"
        />
      </label>
    </Question>
    <Question title="Who leads" worksWithoutJs>
      <div>
        <Radios
          name="management"
          options={managementOptions.map(({ value, label }) => [value, label])}
        />
      </div>
    </Question>
  </>
);
