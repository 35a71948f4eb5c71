import { errors, z } from "@strapi/utils";

import { cataloguePages } from "../../common/catalogue/pages";
import { editorOptions } from "../../common/catalogue/editor-options";
import { contentTypes } from "../../content/model/content-types";
import { componentsOf } from "../../content/model/schemas";
import type { AppContext } from "../../server/app-context";
import { createAction, mayRead } from "../../server/admin/rights";

import { describeComponent, describeFields, describeType } from "./describe-fields";
import { houseRules } from "./house-rules";
import { isWritable } from "./permissions";
import { findType, recordInput } from "./find-named";
import { defineTool } from "./define-tool";

/** The tools that say how the house works: its rules, catalogue, types, fields and sections. */
export const modelTools = (app: AppContext) => {
  const { strapi } = app;

  return [
    defineTool(app, {
      name: "read_house_rules",
      title: "Read the house rules",
      description:
        "How texts of this website are written, and how work goes here. Read it before you write.",
      input: {},
      run: async () => ({ rules: houseRules }),
    }),

    defineTool(app, {
      name: "read_catalogue",
      title: "Read the catalogue",
      description:
        "The services, industries and technologies of the agency with their slugs, and the paths of their pages.",
      input: {},
      run: async () => {
        const pathsOf = (template: string) =>
          new Map<string, string>(
            cataloguePages
              .filter((page) => page.template === template)
              .map(({ slug, path }) => [slug, path]),
          );
        const withPaths = (list: keyof typeof editorOptions, template: string) =>
          editorOptions[list].map(({ slug, name }) => ({
            slug,
            name,
            path: pathsOf(template).get(slug) ?? null,
          }));

        return {
          services: withPaths("services", "service"),
          industries: withPaths("industries", "industry"),
          technologies: editorOptions.technologies,
          hirePages: withPaths("hirePages", "hire"),
          places: editorOptions.places,
        };
      },
    }),

    defineTool(app, {
      name: "list_types",
      title: "List the types of records",
      description:
        "What the website consists of, what each type is for, and what you may do with it.",
      input: {},
      run: async (_args, { ability }) => ({
        types: contentTypes(strapi)
          .filter(({ uid }) => mayRead(ability, uid))
          .map(({ uid, name, kind }) => {
            const info = strapi.contentType(uid).info as {
              displayName: string;
              description?: string;
            };

            return {
              type: name,
              title: info.displayName,
              for: info.description,
              ...(kind === "singleType" && { oneRecord: true }),
              mayWrite: isWritable(name) && ability.can(createAction, uid),
            };
          }),
      }),
    }),

    defineTool(app, {
      name: "describe_type",
      title: "Describe the fields of a type",
      description:
        "The fields of a type with the help texts and limits that the panel shows, and the sections that it may have.",
      input: { type: recordInput.type },
      run: async ({ type }, person) => {
        const schema = findType(strapi, person, type);

        return {
          type,
          for: schema.info.description ?? "",
          fields: describeType(strapi, schema),
        };
      },
    }),

    defineTool(app, {
      name: "describe_section",
      title: "Describe the fields of a section",
      description: "What a section is for, and its fields with help texts and limits.",
      input: { section: z.string().describe("Its name, as describe_type has it: sections.faq") },
      run: async ({ section }) => {
        const found = componentsOf(strapi).get(section);
        if (!found) {
          throw new errors.NotFoundError(
            `There is no section ${JSON.stringify(section)}: describe_type lists them.`,
          );
        }
        const { title, for: purpose } = describeComponent(strapi, section);

        return { section, title, for: purpose, fields: describeFields(strapi, found.attributes) };
      },
    }),
  ];
};
