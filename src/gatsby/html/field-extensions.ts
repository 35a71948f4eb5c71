import type { CreateSchemaCustomizationArgs } from "gatsby";

import { alternativeTextFor } from "../../../common/rules/decoration";
import { isVector } from "../../../common/rules/media";

import type { Settings } from "../settings";
import { renderMarkdown } from "./rich-text";
import { writeMarkdownImages, type FileNodeModel } from "./markdown-images";

type NodeModel = {
  nodeModel: FileNodeModel & {
    getNodeById: (query: { id: string }) => Record<string, unknown> | null;
  };
};

/** Wraps the rendering of a text, to add its record to errors. */
type RenderText = (text: string, work: () => Promise<string>) => Promise<string>;

/**
 * Schema directives: `@markdownHtml` renders rich text, `@strapiJson` parses a JSON field
 * (gatsby-source-strapi keeps both in child nodes), `@alternativeText` maps "Decoration" to "",
 * `@vector` is the file itself if it is a vector image, whose original the site publishes.
 */
export const createFieldExtensions = (
  { actions }: Pick<CreateSchemaCustomizationArgs, "actions">,
  settings: Pick<Settings, "apiUrl">,
  renderText: RenderText = (_text, work) => work(),
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

        return renderText(text, async () => {
          const pictures = await writeMarkdownImages(text, nodeModel, settings);

          return renderMarkdown(text, pictures);
        });
      },
    }),
  });

  actions.createFieldExtension({
    name: "alternativeText",
    extend: () => ({
      resolve: ({ alternativeText }: { alternativeText?: unknown }) =>
        alternativeTextFor(alternativeText),
    }),
  });

  actions.createFieldExtension({
    name: "vector",
    extend: () => ({
      resolve: (media: { mime?: string }) => (isVector(media) ? media : null),
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
