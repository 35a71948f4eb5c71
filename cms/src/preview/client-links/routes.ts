import { errors } from "@strapi/utils";
import type { Context } from "koa";

import { findRecord } from "../../content/model/find-record";
import type { AppContext } from "../../server/app-context";
import { conflict } from "../../server/http/errors";
import { readJson } from "../../server/http/json-body";
import { textField } from "../../server/http/text-field";
import type { PanelRoutes } from "../../server/http/panel-routes";
import type { Ability } from "../../server/admin/rights";

import { notifyOfEndedSessions } from "../notify-preview-server";
import { linkDays, maxNoteLength, type PreviewResponses } from "../types";

import { createLink, maxLinks, withdrawLink } from "./links";
import { hasPage } from "./record-part";

const maxBytes = 4 * 1024;

/** What a link's note and days are. @throws for a note that is too long, or other days. */
const readRequest = async (ctx: Context) => {
  const body = (await readJson(ctx, maxBytes)) as { days?: unknown };
  const note = textField(body, "note", maxNoteLength);
  const found = linkDays.find((one) => one === body.days);
  if (!found) throw new errors.ValidationError("Choose 1, 7 or 30 days.");

  return { note, days: found };
};

/** Links to the draft of a record, for users who may read and change it. */
export const linkRoutes = (app: AppContext): PanelRoutes<PreviewResponses> => {
  const { strapi } = app;
  const { preview } = app.settings;

  /** @throws if the user may not change the record, or there is no preview. */
  const findLinkable = async (ability: Ability, ctx: Context) => {
    const record = await findRecord(strapi, ability, ctx);
    if (!preview) throw new errors.NotFoundError("There are no previews: set PREVIEW_URL.");
    if (!record.rights.can.update(record.draft)) {
      throw new errors.ForbiddenError("Your role cannot change this record.");
    }

    return { record, preview };
  };

  return {
    "POST /preview-links/:uid/:documentId": {
      respond: async (ability, ctx) => {
        const { record, ...found } = await findLinkable(ability, ctx);
        if (!hasPage(strapi, record)) {
          throw new errors.ValidationError("This record has no page to show.");
        }
        const link = await createLink(strapi, found.preview, record, await readRequest(ctx));
        if (link) return link;

        throw conflict(`This record has ${maxLinks} links already: withdraw one first.`);
      },
    },

    "POST /preview-links/:uid/:documentId/:link/withdraw": {
      respond: async (ability, ctx) => {
        const { record } = await findLinkable(ability, ctx);
        const { link } = ctx.params as { link: string };
        if (!(await withdrawLink(strapi, record, link))) {
          throw new errors.NotFoundError("This link no longer works. Reload the page.");
        }
        notifyOfEndedSessions(app);

        return {};
      },
    },
  };
};
