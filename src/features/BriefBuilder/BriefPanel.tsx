import type { Dispatch, FC, SetStateAction } from "react";
import { createPortal, flushSync } from "react-dom";

import type { TechnologySlug } from "../../../common/catalogue/technologies";
import { Button } from "../../components/Button/Button";
import { TechnologyCombobox } from "../TechnologySearch/TechnologyCombobox";

import { briefOf } from "./brief";
import { emptyBriefHint, maxTechnologies } from "./options";
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
  onSelectedChange: Dispatch<SetStateAction<readonly TechnologySlug[]>>;
};

const limitMessage = `A brief takes ${maxTechnologies} technologies. Uncheck one to add another.`;

/** The drafted brief, and the technology combobox. */
export const BriefPanel: FC<BriefPanelProps> = ({
  elements,
  label,
  name,
  initialTechnology,
  onSelectedChange,
}) => {
  const { form, input, list } = elements;
  const { answers, isFull, notifyChange, insertBrief, reset } = useAnswers(form, name);
  const brief = briefOf(answers);

  const select = (slug: TechnologySlug) => {
    const checkbox = form.querySelector<HTMLInputElement>(`[name="technology"][value="${slug}"]`);
    if (checkbox) checkbox.checked = true;
    else flushSync(() => onSelectedChange((before) => [...before, slug]));
    const peopleSelect = form.elements.namedItem(roleFor(slug));
    if (peopleSelect instanceof HTMLSelectElement && peopleSelect.value === "0")
      peopleSelect.value = "1";
    notifyChange();
  };
  const startOver = () => {
    flushSync(() => onSelectedChange(initialTechnology ? [initialTechnology] : []));
    form.reset();
    reset();
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
          onSelect={select}
        />,
        list,
      )}
      <output className={brief ? styles.brief : undefined}>{brief ?? emptyBriefHint}</output>
      {brief && (
        <>
          <p>
            <ModelLink className={styles.link} model={recommendModel(answers).model} />
          </p>
          <p className={styles.actions}>
            <Button
              onClick={() => {
                insertBrief(brief);
                focusContactMessage();
              }}
            >
              Use this brief
            </Button>
            <Button variant="ghost" onClick={startOver}>
              Start over
            </Button>
          </p>
        </>
      )}
    </>
  );
};
