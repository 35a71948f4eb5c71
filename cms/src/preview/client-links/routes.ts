import { errors } from "@strapi/utils";
import type { Context } from "koa";

import { pathOfRecord } from "../../common/paths/record-path";
import { findRecord } from "../../content/model/find-record";
import type { AppContext } from "../../server/app-context";
import { HttpError } from "../../server/http/errors";
import { readJson } from "../../server/http/json-body";
import { textField } from "../../server/http/text-field";
import { addPanelRoute } from "../../server/http/routes";
import type { Ability } from "../../server/admin/rights";

import { notifyOfEndedSessions } from "../notify-preview-server";
import { linkDays, maxNoteLength, type PreviewLink, type RecordLinks } from "../types";

import { createLink, linksOf, maxLinks, withdrawLink } from "./links";
import { findUnpublished } from "./unpublished";

const maxBytes = 4 * 1024;

/** What a link's note and days are. @throws for a note that is too long, or other days. */
const readRequest = async (ctx: Context) => {
  const body = (await readJson(ctx, maxBytes)) as { days?: unknown };
  const note = textField(body, "note", maxNoteLength);
  const found = linkDays.find((one) => one === body.days);
  if (!found) throw new errors.ValidationError("Choose 1, 7 or 30 days.");

  return { note, days: found };
};

/**
 * Adds the panel's routes for links to the draft of a record, for users who may read and change it:
 * GET and POST /preview-links/:uid/:documentId, and POST …/:link/withdraw.
 */
export const addLinkRoutes = (app: AppContext) => {
  const { strapi } = app;
  const { preview } = app.settings;
  const ofRecord = "/preview-links/:uid/:documentId";

  const findShown = async (ability: Ability, ctx: Context) => {
    const { draft, rights, ...record } = await findRecord(strapi, ability, ctx);
    const { info } = strapi.contentType(record.uid);
    const slug = String(draft.slug || draft.documentId);

    return {
      record,
      mayUpdate: rights.can.update(draft),
      hasPage: pathOfRecord(info.singularName, slug) !== undefined,
    };
  };
  /** @throws if the user may not change the record, or there is no preview. */
  const findLinkable = async (ability: Ability, ctx: Context) => {
    const found = await findShown(ability, ctx);
    if (!preview) throw new errors.NotFoundError("There are no previews: set PREVIEW_URL.");
    if (!found.mayUpdate) throw new errors.ForbiddenError("Your role cannot change this record.");

    return { ...found, preview };
  };

  // The panel asks for every record.
  addPanelRoute(strapi, ofRecord, async (ability, ctx): Promise<RecordLinks> => {
    const { record, mayUpdate, hasPage } = await findShown(ability, ctx);
    if (!preview || !mayUpdate) return { links: [], mayCreate: false, unpublished: [] };

    return {
      links: await linksOf(strapi, preview, record),
      mayCreate: hasPage,
      unpublished: hasPage ? await findUnpublished(strapi, ability, record) : [],
    };
  });

  addPanelRoute(
    strapi,
    ofRecord,
    async (ability, ctx): Promise<PreviewLink> => {
      const { record, hasPage, ...found } = await findLinkable(ability, ctx);
      if (!hasPage) throw new errors.ValidationError("This record has no page to show.");
      const link = await createLink(strapi, found.preview, record, await readRequest(ctx));
      if (link) return link;

      throw new HttpError(
        409,
        "ConflictError",
        `This record has ${maxLinks} links already: withdraw one first.`,
      );
    },
    "POST",
  );

  addPanelRoute(
    strapi,
    `${ofRecord}/:link/withdraw`,
    async (ability, ctx) => {
      const { record } = await findLinkable(ability, ctx);
      const { link } = ctx.params as { link: string };
      if (!(await withdrawLink(strapi, record, link))) {
        throw new errors.NotFoundError("This link no longer works. Reload the page.");
      }
      notifyOfEndedSessions(app);

      return {};
    },
    "POST",
  );
};
