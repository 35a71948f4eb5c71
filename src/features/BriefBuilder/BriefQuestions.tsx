import type { FC, ReactNode } from "react";

import { listLabel } from "../../catalogue/skill-words";
import { technologyOf } from "../../../common/catalogue/technologies";

import type { Answers } from "./answers";
import { changeBriefDraft } from "./brief-draft";
import { counts, managementOptions, maxTechnologies, overlaps, roles, starts } from "./options";

import * as styles from "./BriefForm.module.scss";

const Question: FC<{ title: string; children: ReactNode }> = ({ title, children }) => (
  <fieldset className={styles.question}>
    <legend className={styles.legend}>{title}</legend>
    <div className={styles.controls}>{children}</div>
  </fieldset>
);

const TechnologyCheckboxes: FC<{ answers: Answers }> = ({ answers: { technologies, offered } }) => (
  <ul className={styles.technologies}>
    {offered.map((slug) => {
      const checked = technologies.includes(slug);
      const others = technologies.filter((other) => other !== slug);

      return (
        <li key={slug}>
          <label className={styles.option}>
            <input
              type="checkbox"
              checked={checked}
              disabled={!checked && technologies.length >= maxTechnologies}
              onChange={() =>
                changeBriefDraft({ technologies: checked ? others : [...others, slug] })
              }
            />
            {listLabel(technologyOf(slug))}
          </label>
        </li>
      );
    })}
  </ul>
);

type RadiosProps<Value> = {
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

const Radios = <Value extends string>({ name, options, value, onChange }: RadiosProps<Value>) =>
  options.map((option) => (
    <label key={option.value} className={styles.option}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        onChange={() => onChange(option.value)}
      />
      {option.label}
    </label>
  ));

type BriefQuestionsProps = {
  answers: Answers;
  /** The technology field. */
  search: ReactNode;
};

/** The five questions. */
export const BriefQuestions: FC<BriefQuestionsProps> = ({ answers, search }) => (
  <>
    <Question title="Technologies">
      {search}
      {answers.offered.length > 0 && <TechnologyCheckboxes answers={answers} />}
    </Question>
    <Question title="People">
      <div className={styles.roles}>
        {roles.map(({ role, label }) => (
          <label key={role} className={styles.role}>
            {label}
            <select
              className={styles.select}
              name={role}
              value={answers.people[role]}
              onChange={({ target }) =>
                changeBriefDraft({ people: { ...answers.people, [role]: Number(target.value) } })
              }
            >
              {counts.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </Question>
    <Question title="Start">
      <select
        className={styles.select}
        aria-label="Start"
        name="start"
        value={answers.start}
        onChange={({ target }) =>
          changeBriefDraft({ start: starts[target.selectedIndex] ?? answers.start })
        }
      >
        {starts.map((start) => (
          <option key={start} value={start}>
            {start}
          </option>
        ))}
      </select>
    </Question>
    <Question title="Overlap">
      <div className={styles.radios}>
        <Radios
          name="overlap"
          options={overlaps}
          value={answers.overlap}
          onChange={(overlap) => changeBriefDraft({ overlap })}
        />
      </div>
      <label className={styles.city}>
        Your city
        <input
          className={styles.input}
          type="text"
          name="city"
          maxLength={40}
          autoComplete="address-level2"
          value={answers.city}
          onChange={({ target }) => changeBriefDraft({ city: target.value })}
        />
      </label>
    </Question>
    <Question title="Who leads">
      <div>
        <Radios
          name="management"
          options={managementOptions}
          value={answers.management}
          onChange={(management) => changeBriefDraft({ management })}
        />
      </div>
    </Question>
  </>
);
