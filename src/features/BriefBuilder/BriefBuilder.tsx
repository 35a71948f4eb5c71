import { useEffect, useRef, useState, useSyncExternalStore, type FC } from "react";

import { knownTechnologies, type TechnologySlug } from "../../catalogue/technologies";
import { Section } from "../../components/Section/Section";
import { Disclosure } from "../../components/Disclosure/Disclosure";
import { lazyComponent } from "../../components/lazy-component";
import { useInViewAttribute } from "../../components/use-in-view-attribute";
import { readDraft } from "../../lib/form-drafts";
import { TechnologyInput } from "../TechnologySearch/TechnologyInput";

import type { FormElements, BriefPanelProps } from "./BriefPanel";
import { BriefQuestions } from "./BriefQuestions";
import { isDirty } from "./form-controls";
import { EngagementModelHint } from "./EngagementModelHint";
import { roleFor } from "./role-for";

import * as styles from "./BriefBuilder.module.scss";

/** Shown until there is a brief. */
const hint = "Answer what you know. Your brief appears here.";

const searchLabel = "Add a technology";

const BriefFallback: FC<{ failed?: boolean }> = ({ failed = false }) => (
  <>
    <p className={styles.scripted}>
      {failed
        ? "This part couldn’t be loaded. Reload the page, or write your message in the form below."
        : hint}
    </p>
    <EngagementModelHint />
  </>
);

const Composer = lazyComponent<BriefPanelProps>(
  async () => (await import("./BriefPanel")).BriefPanel,
  ({ failed }) => <BriefFallback failed={failed} />,
);

/** The technologies of the tab's draft. */
const storedTechnologies = (name: string) => {
  const stored = readDraft(name)?.values.technology;

  return Array.isArray(stored) ? knownTechnologies(stored) : [];
};

type BriefBuilderProps = {
  title: string;
  text?: string | null | undefined;
  /** The initial technology; by default that of the URL. */
  technology?: TechnologySlug | undefined;
};

/** The technology in the URL's query, such as `?technology=flutter`. */
const linkedTechnology = () =>
  knownTechnologies([new URLSearchParams(location.search).get("technology") ?? ""])[0];

/** The query does not change while the page is shown. */
const subscribe = () => () => undefined;

/**
 * Drafts a brief for the page's contact form from five questions. It is prerendered as a plain form;
 * its code is loaded on the first interaction, or to restore a draft.
 */
export const BriefBuilder: FC<BriefBuilderProps> = (props) => {
  const linked = useSyncExternalStore(subscribe, linkedTechnology, () => undefined);

  // Remounts per technology, as each has its own answers.
  return <BriefBuilderForm key={linked} technology={linked} {...props} />;
};

const BriefBuilderForm: FC<BriefBuilderProps> = ({ title, text, technology }) => {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<readonly TechnologySlug[]>(
    technology ? [technology] : [],
  );
  const [elements, setElements] = useState<FormElements>();
  const name = `composer-${technology ?? "any"}`;
  useInViewAttribute(form, "data-form-in-view");

  const activate = () => {
    if (elements || !form.current || !input.current || !list.current) return;
    setSelected((before) => [...new Set([...before, ...storedTechnologies(name)])]);
    setElements({ form: form.current, input: input.current, list: list.current });
  };

  // Restores answers from before a reload or hydration.
  useEffect(() => {
    const changed = form.current && isDirty(form.current);
    const left = changed || form.current?.contains(document.activeElement);
    if (left || readDraft(name)) activate();
    // Once: later calls of activate do nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);

  return (
    <Section title={title} text={text}>
      <form
        ref={form}
        className={styles.root}
        aria-label="Team composer"
        data-repeated
        onFocus={activate}
        onPointerOver={activate}
        onChange={activate}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.fields}>
          <Disclosure title="Answer five questions" smallScreensOnly>
            <BriefQuestions
              search={
                <TechnologyInput ref={input} label={searchLabel}>
                  <div ref={list} />
                </TechnologyInput>
              }
              selected={selected}
              role={technology && roleFor(technology)}
            />
          </Disclosure>
        </div>
        <div className={styles.sheet}>
          <h3 className={styles.title}>Your brief</h3>
          {elements ? (
            <Composer
              elements={elements}
              label={searchLabel}
              name={name}
              initialTechnology={technology}
              onSelect={setSelected}
            />
          ) : (
            <BriefFallback />
          )}
        </div>
      </form>
    </Section>
  );
};
