import type { Held, RecordId } from "../../common/record-id";
import type { AppContext } from "../../server/app-context";
import { contentTypes } from "../../content/model/content-types";
import { explainPublished } from "../../content/checks/check-draft";
import { oneLine } from "../../common/text/one-line";

import type { Build } from "../../common/builds/builds";

const maxLength = 500;
const defaultFailure = "The build failed without a message: see its log.";
const defaultHeld = "The website cannot show it: the build's log has the reason.";

/** Characters without a width, and those that change the direction of text. */
const invisible = /\p{Cf}/gu;
const isUrl = (word: string) => /:\/\/|^www\./i.test(word);

/** Makes a publisher's text safe to show: one short line without addresses. */
export const plainText = (text: string) =>
  oneLine(text)
    .replace(invisible, "")
    .split(/\s+/)
    .map((word) => (isUrl(word) ? "(address)" : word))
    .join(" ")
    .slice(0, maxLength);

/** The problem of a published record by the CMS's own rules; undefined if they find none. */
const explain = async ({ strapi, settings }: AppContext, { uid, documentId }: RecordId) => {
  const type = contentTypes(strapi).find((one) => one.uid === uid);

  return (
    type && explainPublished(strapi, strapi.contentType(type.uid), documentId, settings.siteOrigins)
  );
};

/**
 * Why a build failed. The publisher's own text is the last choice, since anybody with its secret
 * could write to editors.
 */
export const failureReason = async (
  app: AppContext,
  { record, sentence = defaultFailure }: Pick<Build, "record" | "sentence">,
): Promise<string> => (record && (await explain(app, record))) ?? plainText(sentence);

/** Records that a build held back, with the CMS's reasons instead of the publisher's. */
export const withReasons = async (app: AppContext, held: Held[] = []): Promise<Held[]> => {
  const explained: Held[] = [];
  for (const { uid, documentId, shown } of held) {
    const sentence = (await explain(app, { uid, documentId })) ?? defaultHeld;
    explained.push({ uid, documentId, shown, sentence });
  }

  return explained;
};
