import type { AppContext } from "../../server/app-context";
import { forms } from "../forms/forms";
import { isRecord } from "../../common/is-record";
import { reachableHost } from "../../common/reachable-host";
import { cvLink, cvUid } from "../links/cv-link";
import { currentActor } from "../audit/audit";

type Application = { documentId: string; cv_link?: string | null };
type CvFile = { documentId: string; application: string };

const isApplication = (result: unknown): result is Application =>
  isRecord(result) && "documentId" in result;

/** The origin of links, not from the request, because a client can forge the Host header. */
const originOf = ({ settings: { publicUrl, host, port } }: AppContext): string =>
  publicUrl || `http://${reachableHost(host)}:${port}`;

const addLinks = async (app: AppContext, applications: Application[]) => {
  const { strapi } = app;
  const origin = originOf(app);
  const userId = currentActor(app)?.id;
  const files: CvFile[] = await strapi.db.query(cvUid).findMany({
    where: { application: { $in: applications.map(({ documentId }) => documentId) } },
    select: ["documentId", "application"],
  });

  for (const application of applications) {
    const file = files.find(({ application: owner }) => owner === application.documentId);
    application.cv_link = file ? cvLink(app, file.documentId, origin, userId).url : null;
  }
};

/** Warns in the panel if CVs are not scanned. */
const describeScan = ({ strapi, settings }: AppContext) => {
  if (settings.cvs.clamd) return;
  const { editor } = strapi.contentTypes[forms.application.uid].attributes.cv_link
    .pluginOptions as { editor: { description: string } };
  editor.description += " Not scanned for viruses: no scanner is configured.";
};

/**
 * Sets `cv_link` whenever the panel reads an application: a link that expires after CV_LINK_DAYS
 * and contains the admin user's id for the audit log. It is never stored (read-only.ts).
 */
export const addCvLinks = (app: AppContext) => {
  describeScan(app);
  app.strapi.documents.use(async (context, next) => {
    if (context.uid !== forms.application.uid) return next();

    const result = await next();
    await addLinks(app, ([result].flat() as unknown[]).filter(isApplication));

    return result;
  });
};
