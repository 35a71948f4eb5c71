import { buildSchema } from "graphql";

import type { ContentModel } from "../../common/content-model";
import { contentTypeDefinitions, typeName } from "../gatsby/content/schema";

const others = `
scalar Date
scalar JSON
type File { publicURL: String childImageSharp: ImageSharp }
type ImageSharp {
  gatsbyImageData(width: Int): JSON!
  resize(width: Int, height: Int): Resized
}
type Resized { src: String width: Int height: Int }
type Site { siteMetadata: Metadata }
type Metadata { siteUrl: String }
type Group { fieldValue: String totalCount: Int! }
`;

const lower = (name: string) =>
  name.toLowerCase().replace(/_+([a-z])/g, (_, letter: string) => letter.toUpperCase());
const upper = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

/** The part of a build's schema that tests of previews need; Gatsby adds the rest. */
export const previewSchema = (model: ContentModel) => {
  const names = model.types.map(typeName);
  const queries = names.flatMap((name) => [
    `${lower(name)}(slug: JSON): ${name}`,
    `all${upper(lower(name))}(filter: JSON, sort: JSON, limit: Int, skip: Int): ${name}Connection!`,
  ]);

  return buildSchema(
    [
      contentTypeDefinitions(model)
        .replaceAll(" implements Node", "")
        .replace(/(\w+): (Date!?) @dateformat/g, "$1(formatString: String): $2"),
      others,
      ...names.map(
        (name) => `type ${name}Connection {
          nodes: [${name}!]! totalCount: Int! group(field: JSON): [Group!]!
        }`,
      ),
      `type Query {
        site: Site strapiArticles(slugs: [String!]!): [STRAPI_ARTICLE!]! ${queries.join(" ")}
      }`,
    ].join("\n"),
    { assumeValidSDL: true },
  );
};
