import type { AppContext } from "../server/app-context";

import { createPrivateFieldsStep } from "./checks/guard-private-fields";
import { createPublicationSteps } from "./checks/guard-publication";
import { createScheduleSteps } from "./checks/guard-schedule";
import { rejectStaleSaves } from "./editing/reject-stale";
import { createClearingStep } from "./model/clear-invisible";
import { createCompletionStep } from "./model/complete-values";
import { createNumbersStep } from "./model/list-numbers";
import { createCopyStep } from "./model/distinguish-copy";
import { onContentActions } from "./model/document-actions";
import { createQuestionKeysStep } from "./model/question-keys";
import { createValuesStep } from "./model/reject-invalid-values";
import { createSlugsStep } from "./model/slugs";
import { createVersionSteps } from "./versions/keep-versions";

/**
 * What happens on each action on a document, in order. Each step runs around those after it, and Strapi's
 * own action is the last. A guard comes before what must not happen for a refused action: versions are
 * last. The links for clients (preview) and the reviews (publishing) add their own steps inside of these.
 */
export const addContentActions = ({ strapi, settings }: AppContext) => {
  const slugs = createSlugsStep(strapi);
  const numbers = createNumbersStep(strapi);
  const questionKeys = createQuestionKeysStep(strapi);
  const clearing = createClearingStep(strapi);
  const completion = createCompletionStep(strapi);
  const values = createValuesStep(strapi);
  const publication = createPublicationSteps(strapi, settings.siteOrigins);
  const privateFields = createPrivateFieldsStep(strapi);
  const schedule = createScheduleSteps(strapi);
  const versions = createVersionSteps(strapi, settings.versions);

  // Also on leads.
  rejectStaleSaves(strapi);
  const write = [
    slugs,
    numbers,
    questionKeys,
    clearing,
    completion,
    values,
    publication.save,
    privateFields,
    schedule.save,
    versions.save,
  ];
  onContentActions(strapi, {
    create: write,
    update: write,
    clone: [createCopyStep(strapi), slugs, questionKeys, privateFields, schedule.save],
    publish: [publication.publish, versions.publish],
    unpublish: [publication.remove],
    delete: [publication.remove, schedule.remove, versions.remove],
    // The private fields around the schedule, which gives a discarded draft its times back.
    discardDraft: [privateFields, schedule.discard],
  });
};
