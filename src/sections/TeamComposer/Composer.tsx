import type { Dispatch, FC, SetStateAction } from "react";
import { createPortal, flushSync } from "react-dom";

import type { TechnologySlug } from "../../catalogue/technologies";
import { Button } from "../../components/Button/Button";
import { TechnologyPicker } from "../TechnologySearch/TechnologyPicker";

import { briefOf } from "./brief";
import { mostTechnologies } from "./choices";
import { goToMessage } from "./go-to-message";
import { ModelLink } from "./Models";
import { personFor } from "./person-for";
import { recommend } from "./recommend";
import { useAnswers } from "./use-answers";

import * as styles from "./TeamComposer.module.scss";

/** The elements of the form as it was built: its field for technologies, and where its list opens. */
export type ComposerParts = {
  form: HTMLFormElement;
  input: HTMLInputElement;
  list: HTMLElement;
};

export type ComposerProps = {
  parts: ComposerParts;
  /** What the field for technologies is called. */
  label: string;
  /** The name under which the tab keeps the answers. */
  name: string;
  /** The technology that is there from the start. */
  first: TechnologySlug | undefined;
  /** Changes which technologies have a checkbox. */
  onPicks: Dispatch<SetStateAction<readonly TechnologySlug[]>>;
};

const full = `A brief takes ${mostTechnologies} technologies. Uncheck one to add another.`;

/** The drafted brief, and what makes the field for technologies a combobox. */
export const Composer: FC<ComposerProps> = ({ parts, label, name, first, onPicks }) => {
  const { form, input, list } = parts;
  const { answers, isFull, tell, use, forget } = useAnswers(form, name);
  const brief = briefOf(answers);

  const pick = (slug: TechnologySlug) => {
    const box = form.querySelector<HTMLInputElement>(`[name="technology"][value="${slug}"]`);
    if (box) box.checked = true;
    else flushSync(() => onPicks((before) => [...before, slug]));
    const count = form.elements.namedItem(personFor(slug));
    if (count instanceof HTMLSelectElement && count.value === "0") count.value = "1";
    tell();
  };
  const startOver = () => {
    flushSync(() => onPicks(first ? [first] : []));
    form.reset();
    forget();
    input.focus();
  };

  return (
    <>
      {createPortal(
        <TechnologyPicker
          input={input}
          label={label}
          taken={answers.technologies}
          full={isFull ? full : undefined}
          onPick={pick}
        />,
        list,
      )}
      <output className={brief ? styles.brief : undefined}>
        {brief ?? "Pick a technology or a person. Your brief appears here."}
      </output>
      {brief && (
        <>
          <p>
            <ModelLink className={styles.link} model={recommend(answers).model} />
          </p>
          <p className={styles.actions}>
            <Button
              onClick={() => {
                use(brief);
                goToMessage();
              }}
            >
              Use this brief
            </Button>
            <Button variant="bare" onClick={startOver}>
              Start over
            </Button>
          </p>
        </>
      )}
    </>
  );
};
