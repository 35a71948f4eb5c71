import { panelPerson } from "../audit/audit";
import type { AppContext } from "../context";
import { forms } from "../forms/forms";
import { isRecord } from "../lib/is-record";
import { cvUid } from "../uploads/claim";
import { cvLink } from "../uploads/cv-link";

type Application = { documentId: string; cv_link?: string | null };
type CvFile = { documentId: string; application: string };

const isApplication = (result: unknown): result is Application =>
  isRecord(result) && "documentId" in result;

/** Never taken from the request: whoever can name a host there would get the link. */
const originOf = ({ settings: { publicUrl, host, port } }: AppContext): string =>
  publicUrl || `http://${["0.0.0.0", "::"].includes(host) ? "localhost" : host}:${port}`;

const addLinks = async (app: AppContext, applications: Application[]) => {
  const { strapi } = app;
  const origin = originOf(app);
  const userId = panelPerson(app)?.id;
  const files: CvFile[] = await strapi.db.query(cvUid).findMany({
    where: { application: { $in: applications.map(({ documentId }) => documentId) } },
    select: ["documentId", "application"],
  });

  for (const application of applications) {
    const file = files.find(({ application: owner }) => owner === application.documentId);
    application.cv_link = file ? cvLink(app, file.documentId, origin, userId).url : null;
  }
};

/** Says in the panel that nobody scans CVs, where that is so. */
const describeScan = ({ strapi, settings }: AppContext) => {
  if (settings.cvs.clamdUrl) return;
  const { editor } = strapi.contentTypes[forms.application.uid].attributes.cv_link
    .pluginOptions as { editor: { description: string } };
  editor.description += " Not scanned for viruses: no scanner is configured.";
};

/**
 * Fills the field `cv_link` of an application whenever the admin panel reads it:
 * a link that is valid from now on, for as long as the one in the mail to HR was.
 * The link says for whom it was made, for the audit trail. It is never stored (read-only.ts); who may not read applications never sees one.
 */
export const showCvLinks = (app: AppContext) => {
  describeScan(app);
  app.strapi.documents.use(async (context, next) => {
    if (context.uid !== forms.application.uid) return next();

    const result = await next();
    await addLinks(app, ([result].flat() as unknown[]).filter(isApplication));

    return result;
  });
};
