import { buildSchema, type GraphQLObjectType, type GraphQLUnionType } from "graphql";

import { readContentModel, type ContentModel } from "../../../common/content-model";
import { contentTypeDefinitions } from "./schema";

const gatsbyOwn = `
  directive @dontInfer on OBJECT
  directive @link(by: String, from: String) on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  directive @markdownHtml(field: String!) on FIELD_DEFINITION
  directive @strapiJson on FIELD_DEFINITION
  directive @alternativeText on FIELD_DEFINITION
  directive @vector on FIELD_DEFINITION
  interface Node { id: ID! }
  type File { id: ID! }
  scalar Date
  scalar JSON
  type Query { node: Node }
`;

/** Gatsby adds the Node interface's id field itself. */
const withIds = (definitions: string) =>
  definitions.replace(/implements Node @dontInfer \{/g, "implements Node @dontInfer {\n  id: ID!");

const schemaOf = (model: ContentModel) =>
  buildSchema(gatsbyOwn + withIds(contentTypeDefinitions(model)));

const model = readContentModel(process.cwd());

describe("the GraphQL types of the content model", () => {
  it("form a valid schema that declares every referenced type", () => {
    expect(() => schemaOf(model)).not.toThrow();
  });

  it.each([...model.types, ...model.components.values()].map((type) => [type.name, type] as const))(
    "declare every field of %s",
    (name, type) => {
      const graphqlName = `STRAPI_${type.kind === "component" ? "_COMPONENT_" : ""}${name.replace(/\W/g, "_").toUpperCase()}`;
      const declared = schemaOf(model).getType(graphqlName) as GraphQLObjectType;

      expect(Object.keys(declared.getFields())).toEqual(
        expect.arrayContaining(Object.keys(type.attributes)),
      );
    },
  );

  it("declare exactly the components of a dynamic zone", () => {
    const zone = schemaOf(model).getType("STRAPI_CONTACTUS_CONTACTCONTENT_ITEM");

    expect((zone as GraphQLUnionType).getTypes().map(({ name }) => name)).toEqual([
      "STRAPI__COMPONENT_SECTIONS_MAIN",
      "STRAPI__COMPONENT_SECTIONS_CARD_GROUP",
      "STRAPI__COMPONENT_SHARED_SEO",
    ]);
  });

  it("leave out form submissions", () => {
    expect(contentTypeDefinitions(model)).not.toMatch(/CONTACT_DATA|SUBSCRIBE|EMP_DATA/);
  });

  it("throw for an unsupported field type, and name the file to change", () => {
    const attributes = { shape: { type: "polygon" } };
    const unsupported: ContentModel = {
      types: [{ name: "map", kind: "singleType", attributes }],
      components: new Map(),
    };

    expect(() => contentTypeDefinitions(unsupported)).toThrow(
      /"polygon" of STRAPI_MAP\.shape: .*src\/gatsby\/content\/schema\.ts/,
    );
  });
});
