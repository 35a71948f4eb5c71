import { useState, type FC } from "react";

import { technologyOf, type TechnologySlug } from "../../../common/catalogue/technologies";
import { Disclosure } from "../../components/Disclosure/Disclosure";
import { deleteDraft } from "../../lib/form-drafts";
import { TechnologyCombobox } from "../TechnologySearch/TechnologyCombobox";
import { TechnologyInput } from "../TechnologySearch/TechnologyInput";

import { briefDraftName, briefFormName, changeBriefDraft } from "./brief-draft";
import { BriefPanel } from "./BriefPanel";
import { BriefQuestions } from "./BriefQuestions";
import { maxTechnologies, roleFor, type TeamRole } from "./options";
import { useAnswers } from "./use-answers";

import * as styles from "./BriefForm.module.scss";

const searchLabel = "Add a technology";

const limitMessage = `A brief takes ${maxTechnologies} technologies. Uncheck one to add another.`;

export type BriefFormProps = {
  /** The role preset to one person, unless the URL has a technology. */
  presetRole?: TeamRole | undefined;
  /** The site's calendar, for a call about the brief. */
  bookingUrl?: string | null | undefined;
};

/** Five questions, and the brief drafted from their answers. */
export const BriefForm: FC<BriefFormProps> = ({ presetRole, bookingUrl }) => {
  const answers = useAnswers(presetRole);
  const { technologies, offered, people } = answers;
  const [input, setInput] = useState<HTMLInputElement | null>(null);

  const select = (slug: TechnologySlug) => {
    const role = roleFor(technologyOf(slug));
    changeBriefDraft({
      technologies: [...technologies, slug],
      offered: [...new Set([...offered, slug])],
      people: { ...people, [role]: people[role] || 1 },
    });
  };

  return (
    <form
      name={briefFormName}
      className={styles.form}
      aria-label="Brief builder"
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault();
        deleteDraft(briefDraftName());
        input?.focus();
      }}
    >
      <div className={styles.questions}>
        <Disclosure title="Answer five questions" smallScreensOnly>
          <BriefQuestions
            answers={answers}
            search={
              <TechnologyInput ref={setInput} label={searchLabel}>
                {input && (
                  <TechnologyCombobox
                    input={input}
                    label={searchLabel}
                    excluded={technologies}
                    limitMessage={technologies.length >= maxTechnologies ? limitMessage : undefined}
                    onSelect={select}
                  />
                )}
              </TechnologyInput>
            }
          />
        </Disclosure>
      </div>
      <BriefPanel answers={answers} bookingUrl={bookingUrl} />
    </form>
  );
};
