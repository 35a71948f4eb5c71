import { useEffect, useState } from "react";

import { knownTechnologies } from "../../../common/catalogue/technologies";
import { onDraftChange, readDraft } from "../../lib/form-drafts";

import { readAnswers, type Answers } from "./answers";
import { briefDraftName, linkedTechnology } from "./brief-draft";
import { cityFromTimeZone } from "./city-from-time-zone";
import { roleFor, type TeamRole } from "./options";

/** The answers before the visitor gives any. */
const initialAnswers = (presetRole: TeamRole | undefined) => {
  const technologies = knownTechnologies([linkedTechnology()]);
  const [role = presetRole] = technologies.map(roleFor);

  return {
    technologies,
    offered: technologies,
    people: role && { [role]: 1 },
    city: cityFromTimeZone(),
  };
};

/** The form's answers, which this tab's draft keeps. */
export const useAnswers = (presetRole: TeamRole | undefined): Answers => {
  const name = briefDraftName();
  const [stored, setStored] = useState(() => readDraft(name)?.values);
  useEffect(
    () =>
      onDraftChange((changed) => {
        if (changed === name) setStored(readDraft(name)?.values);
      }),
    [name],
  );

  return readAnswers({ ...initialAnswers(presetRole), ...stored });
};
