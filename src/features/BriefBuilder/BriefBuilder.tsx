import { useEffect, useRef, useState, type FC } from "react";

import { knownTechnologies, type TechnologySlug } from "../../../common/catalogue/technologies";
import { Section } from "../../components/Section/Section";
import { Disclosure } from "../../components/Disclosure/Disclosure";
import { lazyComponent } from "../../components/lazy-component";
import { useBrowserValue } from "../../components/use-hydrated";
import { useInViewAttribute } from "../../components/use-in-view-attribute";
import { readDraft } from "../../lib/form-drafts";
import { TechnologyInput } from "../TechnologySearch/TechnologyInput";

import type { FormElements, BriefPanelProps } from "./BriefPanel";
import { BriefQuestions } from "./BriefQuestions";
import { briefFormId } from "./fill-brief";
import { isDirty } from "./form-controls";
import { EngagementModelHint } from "./EngagementModelHint";
import { emptyBriefHint, exampleBrief, type TeamRole } from "./options";
import { roleFor } from "./role-for";

import * as styles from "./BriefBuilder.module.scss";

const searchLabel = "Add a technology";

const BriefFallback: FC<{ failed?: boolean }> = ({ failed = false }) => (
  <>
    <p className={styles.requiresJs}>
      {failed
        ? "The brief builder couldn’t be loaded. Reload the page, or write your message in the form below."
        : emptyBriefHint}
    </p>
    {!failed && <p className={`${styles.requiresJs} ${styles.example}`}>{exampleBrief}</p>}
    <EngagementModelHint />
  </>
);

const LazyBriefPanel = lazyComponent<BriefPanelProps>(
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
  /** The role preset to one person; by default that of the technology, if there is one. */
  presetRole?: TeamRole;
};

/** The technology in the URL's query, such as `?technology=flutter`. */
const linkedTechnology = () =>
  knownTechnologies([new URLSearchParams(location.search).get("technology") ?? ""])[0];

/**
 * Drafts a brief for the page's contact form from five questions. It is prerendered as a plain form;
 * its code is loaded on the first interaction, or to restore a draft.
 */
export const BriefBuilder: FC<BriefBuilderProps> = (props) => {
  const linked = useBrowserValue(undefined, linkedTechnology);

  // Remounts per technology, as each has its own answers.
  return <BriefBuilderForm key={linked} technology={linked} {...props} />;
};

const BriefBuilderForm: FC<BriefBuilderProps> = ({ title, text, technology, presetRole }) => {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<readonly TechnologySlug[]>(
    technology ? [technology] : [],
  );
  const [elements, setElements] = useState<FormElements>();
  const name = `brief-${technology ?? "any"}`;
  useInViewAttribute(form, "data-form-in-view");

  const activate = () => {
    if (elements || !form.current || !input.current || !list.current) return;
    setSelected((before) => [...new Set([...before, ...storedTechnologies(name)])]);
    setElements({ form: form.current, input: input.current, list: list.current });
  };

  // Restores answers from before a reload or hydration.
  useEffect(() => {
    const dirty = form.current && isDirty(form.current);
    const used = dirty || form.current?.contains(document.activeElement);
    if (used || readDraft(name)) activate();
    // Once: later calls of activate do nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);

  return (
    <Section title={title} text={text}>
      <form
        ref={form}
        id={briefFormId}
        className={styles.root}
        aria-label="Brief builder"
        data-markdown-ignore
        onFocus={activate}
        onPointerOver={activate}
        onChange={activate}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.questions}>
          <Disclosure title="Answer five questions" smallScreensOnly>
            <BriefQuestions
              search={
                <TechnologyInput ref={input} label={searchLabel}>
                  <div ref={list} />
                </TechnologyInput>
              }
              selected={selected}
              presetRole={technology ? roleFor(technology) : presetRole}
            />
          </Disclosure>
        </div>
        <div className={styles.briefPanel}>
          <h3 className={styles.title}>Your brief</h3>
          {elements ? (
            <LazyBriefPanel
              elements={elements}
              label={searchLabel}
              name={name}
              initialTechnology={technology}
              onSelectedChange={setSelected}
            />
          ) : (
            <BriefFallback />
          )}
        </div>
      </form>
    </Section>
  );
};
