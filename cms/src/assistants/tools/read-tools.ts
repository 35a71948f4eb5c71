import { errors, z } from "@strapi/utils";

import { pathOfRecord } from "../../common/paths/record-path";
import { contentTypes } from "../../content/model/content-types";
import { contentOf, keptAttributes, readDraft } from "../../content/model/record-content";
import { componentsOf } from "../../content/model/schemas";
import { searchRecords } from "../../content/search/search-route";
import type { AppContext } from "../../server/app-context";
import { panelUrl } from "../../server/admin/panel-url";
import { mayRead, mayReadPublishing, mayUseField, readAction } from "../../server/admin/rights";

import { draftIssues } from "./draft-issues";
import { readFilesAction } from "./permissions";
import { findNamed, findType, recordInput } from "./find-named";
import type { PublishingPart } from "./publishing-part";
import { defineTool } from "./define-tool";

const maxPictures = 30;

type File = {
  documentId: string;
  name: string;
  alternativeText: string | null;
  caption: string | null;
  width: number | null;
  height: number | null;
};

type Rules = { rulesFor: (action: string) => { conditions?: unknown }[] };

/** The tools that read: records, pictures, and what publishing a draft would do. */
export const readTools = (app: AppContext, { readForecast, readRequests }: PublishingPart) => {
  const { strapi, settings } = app;

  return [
    defineTool(app, {
      name: "find_records",
      title: "Find records by words",
      description:
        "The records, drafts among them, that have these words in a field or in their name, with the sentence around them.",
      input: {
        words: z.string().min(2).max(200).describe("Words as they stand in the text"),
        type: z.string().optional().describe("Searches only records of this type"),
      },
      run: async ({ words, type }, person) => {
        const uids = type
          ? [findType(strapi, person, type).uid]
          : contentTypes(strapi)
              .map(({ uid }) => uid)
              .filter((uid) => mayRead(person.ability, uid));
        const { records, more } = await searchRecords(strapi, person.ability, words, {
          uids,
          onlyPublic: true,
        });

        return {
          records: records.map(({ uid, documentId, title, state, field, ...around }) => ({
            type: uid.split(".").at(-1),
            id: documentId,
            title,
            published: state !== "draft",
            field,
            text: `${around.before}${around.match}${around.after}`,
          })),
          more,
        };
      },
    }),

    defineTool(app, {
      name: "read_record",
      title: "Read a record",
      description:
        "The fields of a record in the format in which create_draft and change_draft take them. Texts are Markdown.",
      input: {
        ...recordInput,
        version: z.enum(["draft", "published"]).default("draft"),
      },
      run: async ({ version, ...named }, person) => {
        const { schema, uid, documentId, draft } = await findNamed(strapi, person, named);
        const components = componentsOf(strapi);
        const attributes = Object.fromEntries(
          Object.entries(keptAttributes(schema)).filter(([name, attribute]) =>
            mayUseField(person.ability, readAction, uid, components, name, attribute),
          ),
        );
        const record = await readDraft(strapi, schema, documentId, {
          attributes,
          published: version === "published",
        });
        if (!record) throw new errors.NotFoundError("No version of this record is published.");
        const requests = await readRequests({ uid, documentId });

        return {
          type: named.type,
          id: documentId,
          updatedAt: new Date(draft.updatedAt).toISOString(),
          path: pathOfRecord(schema.info.singularName, String(record.slug ?? "")) ?? null,
          panel: panelUrl(settings, schema, documentId) ?? null,
          fields: contentOf(strapi, schema, record, { attributes }),
          requests: requests.map(({ state, askedBy, message, answer }) => ({
            state,
            askedBy,
            message,
            answer,
          })),
        };
      },
    }),

    defineTool(app, {
      name: "find_pictures",
      title: "Find pictures",
      description:
        "Pictures of the media library by what they show, with their alternative text. Use one that shows what the text says.",
      input: {
        words: z.string().max(200).default("").describe("What it shows; empty lists the latest"),
      },
      run: async ({ words }, { ability }) => {
        const rules = (ability as typeof ability & Rules).rulesFor(readFilesAction);
        if (!rules.some(({ conditions }) => !conditions)) {
          throw new errors.ForbiddenError("Your person’s role cannot see the media library.");
        }
        const terms = words.split(/\s+/).filter(Boolean);
        const files: File[] = await strapi.db.query("plugin::upload.file").findMany({
          where: {
            mime: { $startsWith: "image/" },
            $and: terms.map((term) => ({
              $or: ["alternativeText", "caption", "name"].map((field) => ({
                [field]: { $containsi: term },
              })),
            })),
          },
          orderBy: { id: "desc" },
          limit: maxPictures,
        });

        return {
          pictures: files.map(({ documentId, name, alternativeText, caption, width, height }) => ({
            documentId,
            name,
            alternativeText,
            caption,
            width,
            height,
          })),
        };
      },
    }),

    defineTool(app, {
      name: "check_draft",
      title: "What prevents publishing a draft",
      description:
        "Why the saved draft cannot be published yet, one sentence for each field. Empty: an editor can publish it.",
      input: recordInput,
      run: async (named, person) => {
        const { schema, documentId } = await findNamed(strapi, person, named);

        return { issues: await draftIssues(app, schema, documentId) };
      },
    }),

    defineTool(app, {
      name: "forecast_draft",
      title: "Which pages publishing would change",
      description:
        "The pages of the website that publishing the saved draft would change, with the texts that differ.",
      input: recordInput,
      run: async (named, person) => {
        const { uid, documentId } = await findNamed(strapi, person, named);
        if (!mayReadPublishing(person.ability)) {
          throw new errors.ForbiddenError("Your person’s role cannot see what publishing changes.");
        }

        return readForecast({ uid, documentId }, `assistant ${person.user.id}`);
      },
    }),
  ];
};
