import { useEffect, useState } from "react";

import { knownTechnologies, technologyOf } from "../../../common/catalogue/technologies";
import { useHydrated } from "../../components/use-hydrated";
import { onDraftChange, readDraft } from "../../lib/form-drafts";
import { typedValues } from "../../lib/typed-values";

import { readAnswers, type Answers } from "./answers";
import { briefDraftName, briefFormName, changeBriefDraft, linkedTechnology } from "./brief-draft";
import { cityFromTimeZone } from "./city-from-time-zone";
import { roleFor, roles, type TeamRole } from "./options";

/** The answers before the visitor gives any. */
const initialAnswers = (presetRole: TeamRole | undefined) => {
  const technologies = knownTechnologies([linkedTechnology()]);
  const [role = presetRole] = technologies.map(technologyOf).map(roleFor);

  return {
    technologies,
    offered: technologies,
    people: role && { [role]: 1 },
    city: cityFromTimeZone(),
  };
};

/** The same in the page's HTML, which knows neither the URL's query nor the visitor. */
const prerenderedAnswers = (presetRole: TeamRole | undefined) => ({
  people: presetRole && { [presetRole]: 1 },
});

/** The answers, if some were given before hydration. */
const typedAnswers = (presetRole: TeamRole | undefined) => {
  const typed = typedValues(briefFormName);
  if (Object.keys(typed).length === 0) return undefined;
  const draft = { ...initialAnswers(presetRole), ...readDraft(briefDraftName())?.values };
  const people = Object.fromEntries(
    roles.flatMap(({ role }) => (role in typed ? [[role, Number(typed[role])]] : [])),
  );

  return readAnswers({ ...draft, ...typed, people: { ...draft.people, ...people } });
};

/** The form's answers, which this tab's draft keeps. */
export const useAnswers = (presetRole: TeamRole | undefined): Answers => {
  const name = briefDraftName();
  const hydrated = useHydrated();
  const [stored, setStored] = useState(() => readDraft(name)?.values);
  const [typed] = useState(() => (hydrated ? undefined : typedAnswers(presetRole)));

  useEffect(
    () =>
      onDraftChange((changed) => {
        if (changed === name) setStored(readDraft(name)?.values);
      }),
    [name],
  );
  useEffect(() => {
    if (typed) changeBriefDraft(typed);
  }, [typed]);

  return readAnswers(
    hydrated ? { ...initialAnswers(presetRole), ...stored } : prerenderedAnswers(presetRole),
  );
};
