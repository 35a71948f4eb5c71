import { briefBuilderId, contactFormId } from "../../../common/catalogue/paths";
import { insertIntoMessage } from "../../forms/contact/insert-into-message";
import { readDraft, saveDraft } from "../../lib/form-drafts";

import type { Answers } from "./answers";
import { focusField } from "./focus-field";
import type { Overlap } from "./options";

/** The name of the form. */
export const briefFormName = "brief";

/** The technology in the URL's query, such as `?technology=flutter`. */
export const linkedTechnology = () =>
  typeof location === "undefined"
    ? ""
    : (new URLSearchParams(location.search).get("technology") ?? "");

/** The name of the draft of this page's answers: each linked technology has its own. */
export const briefDraftName = () => `brief-${linkedTechnology() || "any"}`;

/** Changes values of the draft, which also changes a loaded form. */
export const changeBriefDraft = (changed: Partial<Answers>): void => {
  const name = briefDraftName();
  saveDraft(name, { values: { ...readDraft(name)?.values, ...changed }, startedAt: Date.now() });
};

/** Puts a brief into the contact form's message, replacing the last one, and focuses the message. */
export const insertBrief = (brief: string): void => {
  insertIntoMessage(brief);
  focusField(contactFormId, 'textarea[name="message"]');
};

/** The fewest minutes of shared hours that a brief can ask for. */
export const leastOverlap = 4 * 60;

const overlapOf = (minutes: number): Overlap => {
  if (minutes >= 8 * 60) return "day";

  return minutes >= 6 * 60 ? "six" : "four";
};

/**
 * Answers the brief builder's question about overlap, and focuses it.
 *
 * @param minutes of shared working hours, at least {@link leastOverlap}.
 */
export const fillBrief = (minutes: number, city: string): void => {
  const overlap = overlapOf(minutes);
  changeBriefDraft({ overlap, city });
  focusField(briefBuilderId, `[name="overlap"][value="${overlap}"]`);
};
