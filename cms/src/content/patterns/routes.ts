import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

import { isRecord } from "../../common/is-record";
import { type Ability, mayCreate, mayPublish } from "../../server/admin/rights";
import { readJson } from "../../server/http/json-body";
import type { PanelRoutes } from "../../server/http/panel-routes";

import { contentTypes } from "../model/content-types";
import { modelOf } from "../model/schemas";
import type { ContentResponses, SavedSection, SectionPattern, SectionPatterns } from "../types";

import { withoutMissing } from "./without-missing";

const maxPatterns = 100;
const maxName = 80;
/** Of one name; a page has fewer. */
const maxSections = 50;
/** Of a request: ten times the longest section of the sample. */
const maxBytes = 300_000;

const patternsOf = (strapi: Core.Strapi) => strapi.db.query("api::section-pattern.section-pattern");

const fields = ["id", "name", "sections"];

/** The types that have sections. */
const typesWithSections = (strapi: Core.Strapi) =>
  contentTypes(strapi).filter(({ uid }) =>
    Object.values(modelOf(strapi.contentType(uid)).attributes).some(
      ({ type }) => type === "dynamiczone",
    ),
  );

type Right = (ability: Ability, uid: string) => boolean;

const mayUse = (strapi: Core.Strapi, ability: Ability, may: Right) =>
  typesWithSections(strapi).some(({ uid }) => may(ability, uid));

const assertMayUse = (strapi: Core.Strapi, ability: Ability, may: Right, sentence: string) => {
  if (!mayUse(strapi, ability, may)) throw new errors.ForbiddenError(sentence);
};

/** @throws {errors.ValidationError} for what is not a section. */
const readSection = (strapi: Core.Strapi, section: unknown): SavedSection => {
  if (!isRecord(section) || !Object.hasOwn(strapi.components, String(section.__component))) {
    throw new errors.ValidationError("The website has no such section.");
  }

  return section as SavedSection;
};

/** @throws {errors.ValidationError} for what is not a list of sections with a name. */
const readPattern = (strapi: Core.Strapi, body: unknown): Omit<SectionPattern, "id"> => {
  const { name, sections } = isRecord(body) ? body : {};
  const text = typeof name === "string" ? name.trim() : "";
  if (!text || text.length > maxName) {
    throw new errors.ValidationError(`Give it a name of at most ${maxName} characters.`);
  }
  if (!Array.isArray(sections) || sections.length === 0 || sections.length > maxSections) {
    throw new errors.ValidationError(`Choose at least one section, and at most ${maxSections}.`);
  }

  return { name: text, sections: sections.map((section) => readSection(strapi, section)) };
};

type PatternRoutes =
  | "GET /section-patterns"
  | "POST /section-patterns"
  | "POST /section-patterns/current"
  | "POST /section-patterns/:id/delete";

/** Sections that the team saved under a name, to add them to records again. */
export const patternRoutes = (
  strapi: Core.Strapi,
): PanelRoutes<Pick<ContentResponses, PatternRoutes>> => {
  const list = async (ability: Ability): Promise<SectionPatterns> => {
    const saved: SectionPattern[] = await patternsOf(strapi).findMany({
      select: fields,
      orderBy: [{ name: "asc" }, { id: "asc" }],
    });
    const current = await withoutMissing(
      strapi,
      saved.flatMap(({ sections }) => sections),
    );

    return {
      patterns: saved.map((pattern) => ({
        ...pattern,
        sections: current.splice(0, pattern.sections.length),
      })),
      mayDelete: mayUse(strapi, ability, mayPublish),
    };
  };

  return {
    "GET /section-patterns": {
      respond: async (ability) => {
        assertMayUse(strapi, ability, mayCreate, "Your role cannot add sections.");

        return list(ability);
      },
    },

    "POST /section-patterns": {
      respond: async (ability, ctx) => {
        assertMayUse(strapi, ability, mayCreate, "Your role cannot save sections.");
        const pattern = readPattern(strapi, await readJson(ctx, maxBytes));
        if (await patternsOf(strapi).count({ where: { name: pattern.name } })) {
          throw new errors.ValidationError(
            `There is a saved section “${pattern.name}”: choose another name.`,
          );
        }
        if ((await patternsOf(strapi).count()) >= maxPatterns) {
          throw new errors.ValidationError(
            `There are ${maxPatterns} saved sections, which is the most: delete one first.`,
          );
        }
        await patternsOf(strapi).create({ data: pattern });

        return list(ability);
      },
    },

    "POST /section-patterns/current": {
      respond: async (ability, ctx) => {
        assertMayUse(strapi, ability, mayCreate, "Your role cannot add sections.");
        const { section } = (await readJson(ctx, maxBytes)) as { section?: unknown };
        const copied = readSection(strapi, section);
        const [current = copied] = await withoutMissing(strapi, [copied]);

        return { section: current };
      },
    },

    "POST /section-patterns/:id/delete": {
      respond: async (ability, ctx) => {
        assertMayUse(strapi, ability, mayPublish, "Your role cannot delete saved sections.");
        const { id } = ctx.params as { id: string };
        await patternsOf(strapi).deleteMany({ where: { id: Number(id) || 0 } });

        return list(ability);
      },
    },
  };
};
