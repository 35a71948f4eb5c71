import type { CreateSchemaCustomizationArgs } from "gatsby";

import { altTextFor } from "../../cms/src/content/rules/decoration";

import { markdownHtml } from "./rich-text";
import type { Settings } from "./settings";
import { serveTextPictures, type FileFinder } from "./text-pictures";

type NodeModel = {
  nodeModel: FileFinder & {
    getNodeById: (query: { id: string }) => Record<string, unknown> | null;
  };
};

/** Draws a text; it may say of an error in which record the text is. */
type Draw = (text: string, work: () => Promise<string>) => Promise<string>;

/**
 * The directives of the schema. `@markdownHtml` answers the HTML of a rich text, `@strapiJson`
 * the value of a JSON field: gatsby-source-strapi keeps both in nodes of their own, which nobody
 * should have to know. `@alternativeText` answers what browsers get of a picture's.
 */
export const createFieldExtensions = (
  { actions }: Pick<CreateSchemaCustomizationArgs, "actions">,
  settings: Pick<Settings, "apiUrl">,
  draw: Draw = (_text, work) => work(),
) => {
  actions.createFieldExtension({
    name: "markdownHtml",
    args: { field: "String!" },
    extend: ({ field }: { field: string }) => ({
      resolve: async (
        source: { data___NODE?: string },
        _args: unknown,
        { nodeModel }: NodeModel,
      ) => {
        const node = source.data___NODE ? nodeModel.getNodeById({ id: source.data___NODE }) : null;
        const text = String(node?.[field] ?? "");

        return draw(text, async () => {
          const pictures = await serveTextPictures(text, nodeModel, settings);

          return markdownHtml(text, pictures);
        });
      },
    }),
  });

  actions.createFieldExtension({
    name: "alternativeText",
    extend: () => ({
      resolve: ({ alternativeText }: { alternativeText?: unknown }) => altTextFor(alternativeText),
    }),
  });

  actions.createFieldExtension({
    name: "strapiJson",
    extend: () => ({
      resolve: (
        source: Record<string, string | undefined>,
        _args: unknown,
        { nodeModel }: NodeModel,
        { fieldName }: { fieldName: string },
      ) => {
        const id = source[`${fieldName}___NODE`];
        const node = id ? nodeModel.getNodeById({ id }) : null;
        const internal = node?.internal as { content?: string } | undefined;

        return internal?.content ? JSON.parse(internal.content) : null;
      },
    }),
  });
};
