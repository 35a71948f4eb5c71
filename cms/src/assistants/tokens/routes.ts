import { errors } from "@strapi/utils";

import { type Ability, assistantsAction } from "../../server/admin/rights";
import { type AdminUser, currentAdminUser } from "../../server/admin/users";
import type { AppContext } from "../../server/app-context";
import { conflict } from "../../server/http/errors";
import { readJson } from "../../server/http/json-body";
import type { PanelRoutes } from "../../server/http/panel-routes";
import { textField } from "../../server/http/text-field";

import type { AssistantsResponses } from "../types";
import { createToken, deleteToken, isNameTaken, listTokens, peopleWithAssistants } from "./tokens";

const maxBytes = 1024;
const maxNameLength = 60;

/** Strapi's choices, in days. */
const lifespans = [7, 30, 90];

/** True for an administrator, who makes the tokens of all people, and takes them back. */
const mayMakeTokens = (ability: Ability) => ability.can("admin::admin-tokens.create");
const mayTakeAll = (ability: Ability) => ability.can("admin::admin-tokens.delete");

type TokenRoutes = Exclude<keyof AssistantsResponses, "GET /assistant-drafts/:uid">;

/** The panel's routes of the tokens. */
export const tokenRoutes = ({
  strapi,
  settings: { publicUrl },
}: AppContext): PanelRoutes<Pick<AssistantsResponses, TokenRoutes>> => {
  const userId = () => (currentAdminUser(strapi) as AdminUser & { id: number }).id;
  const requireUse = (ability: Ability) => {
    if (!ability.can(assistantsAction) && !mayMakeTokens(ability)) {
      throw new errors.ForbiddenError("Your role does not work with assistants.");
    }
  };

  return {
    "GET /assistants": {
      respond: async (ability) => {
        requireUse(ability);

        return {
          tokens: await listTokens(strapi, userId(), mayTakeAll(ability)),
          people: mayMakeTokens(ability) ? await peopleWithAssistants(strapi) : [],
          url: publicUrl ? `${publicUrl}/mcp` : null,
        };
      },
    },

    "POST /assistants": {
      right: "admin::admin-tokens.create",
      respond: async (_ability, ctx) => {
        const body = (await readJson(ctx, maxBytes)) as { person?: unknown; days?: unknown };
        const name = textField(body, "name", maxNameLength);
        const { person, days } = body;
        if (!name) throw new errors.ValidationError("Enter a name, such as the assistant’s.");
        if (!lifespans.includes(Number(days))) {
          throw new errors.ValidationError("Choose 7, 30 or 90 days.");
        }
        if (await isNameTaken(strapi, name)) {
          throw conflict("Another token has this name: choose another.");
        }
        const secret = await createToken(strapi, {
          personId: Number(person),
          name,
          days: Number(days),
        });
        if (!secret) {
          throw new errors.ValidationError(
            "Choose an active person whose role may work with an assistant.",
          );
        }

        return { secret };
      },
    },

    "POST /assistants/:id/delete": {
      respond: async (ability, ctx) => {
        requireUse(ability);
        const id = Number((ctx.params as { id: string }).id) || 0;
        if (!(await deleteToken(strapi, id, userId(), mayTakeAll(ability)))) {
          throw new errors.NotFoundError("This token does not exist any more. Reload the page.");
        }

        return {};
      },
    },
  };
};
