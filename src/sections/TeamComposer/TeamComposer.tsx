import { useEffect, useRef, useState, useSyncExternalStore, type FC } from "react";

import { knownTechnologies, type TechnologySlug } from "../../catalogue/technologies";
import { Band } from "../../components/Band/Band";
import { Disclosure } from "../../components/Disclosure/Disclosure";
import { lazyComponent } from "../../components/lazy-component";
import { useInViewAttribute } from "../../components/use-in-view-attribute";
import { readDraft } from "../../lib/form-drafts";
import { TechnologyInput } from "../TechnologySearch/TechnologyInput";

import type { ComposerParts, ComposerProps } from "./Composer";
import { Fields } from "./Fields";
import { isChanged } from "./form-controls";
import { Models } from "./Models";
import { personFor } from "./person-for";

import * as styles from "./TeamComposer.module.scss";

/** What is said before there is a brief. */
const hint = "Answer what you know. Your brief appears here.";

const searchLabel = "Add a technology";

const Waiting: FC<{ failed?: boolean }> = ({ failed = false }) => (
  <>
    <p className={styles.scripted}>
      {failed
        ? "This part couldn’t be loaded. Reload the page, or write your message in the form below."
        : hint}
    </p>
    <Models />
  </>
);

const Composer = lazyComponent<ComposerProps>(
  async () => (await import("./Composer")).Composer,
  ({ failed }) => <Waiting failed={failed} />,
);

/** The technologies that were chosen in this tab. */
const storedTechnologies = (name: string) => {
  const stored = readDraft(name)?.values.technology;

  return Array.isArray(stored) ? knownTechnologies(stored) : [];
};

type TeamComposerProps = {
  title: string;
  text?: string | null | undefined;
  /** The technology that is chosen from the start; by default the one that a link names. */
  technology?: TechnologySlug | undefined;
};

/** The technology that a link to this page names, as `?technology=flutter`. */
const linkedTechnology = () =>
  knownTechnologies([new URLSearchParams(location.search).get("technology") ?? ""])[0];

/** An address does not change while its page is shown. */
const subscribe = () => () => undefined;

/**
 * Five questions from which a brief for the page's contact form is drafted. As built it is a plain
 * form; its code comes when somebody touches it, or has left something in it.
 */
export const TeamComposer: FC<TeamComposerProps> = (props) => {
  const linked = useSyncExternalStore(subscribe, linkedTechnology, () => undefined);

  // Another technology is another form, with choices of its own.
  return <ComposerForm key={linked} technology={linked} {...props} />;
};

const ComposerForm: FC<TeamComposerProps> = ({ title, text, technology }) => {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [picks, setPicks] = useState<readonly TechnologySlug[]>(technology ? [technology] : []);
  const [parts, setParts] = useState<ComposerParts>();
  const name = `composer-${technology ?? "any"}`;
  useInViewAttribute(form, "data-form-in-view");

  const prepare = () => {
    if (parts || !form.current || !input.current || !list.current) return;
    setPicks((before) => [...new Set([...before, ...storedTechnologies(name)])]);
    setParts({ form: form.current, input: input.current, list: list.current });
  };

  // What was left here before a reload, or before script ran.
  useEffect(() => {
    const changed = form.current && isChanged(form.current);
    const left = changed || form.current?.contains(document.activeElement);
    if (left || readDraft(name)) prepare();
    // Once: prepare does nothing later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);

  return (
    <Band title={title} text={text}>
      <form
        ref={form}
        className={styles.root}
        aria-label="Team composer"
        data-repeated
        onFocus={prepare}
        onPointerOver={prepare}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.fields}>
          <Disclosure title="Answer five questions" smallScreensOnly>
            <Fields
              search={
                <TechnologyInput ref={input} label={searchLabel}>
                  <div ref={list} />
                </TechnologyInput>
              }
              picks={picks}
              person={technology && personFor(technology)}
            />
          </Disclosure>
        </div>
        <div className={styles.sheet}>
          <h3 className={styles.title}>Your brief</h3>
          {parts ? (
            <Composer
              parts={parts}
              label={searchLabel}
              name={name}
              first={technology}
              onPicks={setPicks}
            />
          ) : (
            <Waiting />
          )}
        </div>
      </form>
    </Band>
  );
};
