import { isNonNullType, type GraphQLFieldResolver, type GraphQLTypeResolver } from "graphql";

import { isRecord } from "../../../common/is-record";

import type { ContentRecord, ModelSchema } from "../../../common/rules/model";
import type { ContentModel } from "../../../common/content-model";
import { buildFields } from "../../gatsby/content/build-time";
import { typeName } from "../../gatsby/content/schema";

import { formatDate } from "./dates";
import { resolveRecordField, type FieldContext, type Render } from "./fields";
import { queryNodes, matchesFilter } from "./node-query";
import { mediaFields } from "./media";
import { attachSource, getSource } from "./field-source";
import { populateRelations } from "./relations";

type Sources = {
  model: ContentModel;
  render: Render;
  siteUrl: string;
  panelUrl: string;
};

/** A draft without a slug has its documentId as slug. */
const withSlug = (record: ContentRecord): ContentRecord =>
  record.slug ? record : attachSource({ ...record, slug: record.documentId }, getSource(record));

export type Context = FieldContext & {
  /** documentId of the record for which the preview was opened: drafts may share a slug. */
  opened: string | undefined;
};

const findRecord = (
  records: readonly ContentRecord[],
  type: ModelSchema,
  filter: object,
  { opened }: Context,
) => {
  const found = records.filter((record) => matchesFilter(record, filter));

  return (
    found.find(({ documentId }) => documentId === opened) ??
    found[0] ??
    // Templates expect every single type.
    (type.kind === "singleType" ? {} : null)
  );
};

type FieldFunction = (args: Record<string, unknown>) => unknown;

/** Types of the content model by their name in the schema. */
const typesByName = ({ types, components }: ContentModel) =>
  new Map([...types, ...components.values()].map((type) => [typeName(type), type]));

/** Resolves the fields of any release's queries from the records of a store. */
export const createResolver = ({ model, render, siteUrl, panelUrl }: Sources) => {
  const types = typesByName(model);
  const media = mediaFields(panelUrl);

  const resolveRootField = async (
    field: string,
    returnTypeName: string,
    args: Record<string, unknown>,
    context: Context,
  ) => {
    const { store, now } = context;
    if (field === "site") return { siteMetadata: { siteUrl } };
    if (field === "build") return buildFields(new Date(now));
    const type = types.get(returnTypeName.replace(/Connection$|[[\]!]/g, ""));
    if (!type)
      throw new Error(`Unsupported query ${field}: add it to src/preview/data/resolver.ts`);
    const records = (await populateRelations(await store.list(type), type, store)).map(withSlug);
    if (Array.isArray(args.slugs)) {
      return args.slugs.flatMap((slug) => records.find((record) => record.slug === slug) ?? []);
    }

    return returnTypeName.endsWith("Connection")
      ? queryNodes(records, args)
      : findRecord(records, type, args, context);
  };

  const resolve: GraphQLFieldResolver<unknown, Context, Record<string, unknown>> = (
    source,
    args,
    context,
    { fieldName, parentType, returnType },
  ) => {
    if (parentType.name === "Query") {
      const type = isNonNullType(returnType) ? returnType.ofType : returnType;

      return resolveRootField(fieldName, String(type), args, context);
    }
    const file = media(parentType.name, fieldName, source, args);
    if (file) return file.value;
    if (!isRecord(source)) return null;

    const type = types.get(parentType.name);
    if (type) return resolveRecordField(type, fieldName, source, args, context, render);
    const answer = source[fieldName];
    // `group` takes arguments.
    const value = (typeof answer === "function" ? (answer as FieldFunction)(args) : answer) ?? null;

    return typeof args.formatString === "string" && value !== null
      ? formatDate(String(value), args.formatString)
      : value;
  };

  const resolveType: GraphQLTypeResolver<unknown, unknown> = (value) =>
    isRecord(value) ? typeName({ name: String(value.__component), kind: "component" }) : undefined;

  return { resolve, resolveType };
};
