import { selectQueryTypes } from "./query-types";

const schemaTypes = `
declare namespace Queries {

type Maybe<T> = T | null;
type BlogFilterInput = {
  readonly title: InputMaybe<StringQueryOperatorInput>;
};
type CardFragment = { readonly title: string };

type GatsbyImageSharpFixedFragment = { readonly src: string };

type BlogPageQueryVariables = Exact<{ [key: string]: never; }>;

type BlogPageQuery = { readonly cards: ReadonlyArray<{ readonly title: string }> };
}
`;

test("keeps the types of this site's queries and fragments only", () => {
  expect(selectQueryTypes(schemaTypes).split("\n").slice(1)).toEqual([
    "declare namespace Queries {",
    "type CardFragment = { readonly title: string };",
    "type BlogPageQuery = { readonly cards: ReadonlyArray<{ readonly title: string }> };",
    "}",
    "",
  ]);
});
