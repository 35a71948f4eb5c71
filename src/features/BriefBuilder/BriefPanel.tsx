import type { Dispatch, FC, SetStateAction } from "react";
import { createPortal, flushSync } from "react-dom";

import type { TechnologySlug } from "../../catalogue/technologies";
import { Button } from "../../components/Button/Button";
import { TechnologyCombobox } from "../TechnologySearch/TechnologyCombobox";

import { briefOf } from "./brief";
import { maxTechnologies } from "./options";
import { focusContactMessage } from "./focus-contact-message";
import { ModelLink } from "./EngagementModelHint";
import { roleFor } from "./role-for";
import { recommendModel } from "./recommend";
import { useAnswers } from "./use-answers";

import * as styles from "./BriefBuilder.module.scss";

/** Elements of the prerendered form: the technology field, and the container of its listbox. */
export type FormElements = {
  form: HTMLFormElement;
  input: HTMLInputElement;
  list: HTMLElement;
};

export type BriefPanelProps = {
  elements: FormElements;
  /** The label of the technology field. */
  label: string;
  /** The name of the answers' draft. */
  name: string;
  initialTechnology: TechnologySlug | undefined;
  /** Sets the technologies that have a checkbox. */
  onSelect: Dispatch<SetStateAction<readonly TechnologySlug[]>>;
};

const limitMessage = `A brief takes ${maxTechnologies} technologies. Uncheck one to add another.`;

/** The drafted brief, and the technology combobox. */
export const BriefPanel: FC<BriefPanelProps> = ({
  elements,
  label,
  name,
  initialTechnology,
  onSelect,
}) => {
  const { form, input, list } = elements;
  const { answers, isFull, tell, insertBrief: use, reset: forget } = useAnswers(form, name);
  const brief = briefOf(answers);

  const pick = (slug: TechnologySlug) => {
    const box = form.querySelector<HTMLInputElement>(`[name="technology"][value="${slug}"]`);
    if (box) box.checked = true;
    else flushSync(() => onSelect((before) => [...before, slug]));
    const count = form.elements.namedItem(roleFor(slug));
    if (count instanceof HTMLSelectElement && count.value === "0") count.value = "1";
    tell();
  };
  const startOver = () => {
    flushSync(() => onSelect(initialTechnology ? [initialTechnology] : []));
    form.reset();
    forget();
    input.focus();
  };

  return (
    <>
      {createPortal(
        <TechnologyCombobox
          input={input}
          label={label}
          excluded={answers.technologies}
          limitMessage={isFull ? limitMessage : undefined}
          onSelect={pick}
        />,
        list,
      )}
      <output className={brief ? styles.brief : undefined}>
        {brief ?? "Pick a technology or a person. Your brief appears here."}
      </output>
      {brief && (
        <>
          <p>
            <ModelLink className={styles.link} model={recommendModel(answers).model} />
          </p>
          <p className={styles.actions}>
            <Button
              onClick={() => {
                use(brief);
                focusContactMessage();
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
