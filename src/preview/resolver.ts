import { isNonNullType, type GraphQLFieldResolver, type GraphQLTypeResolver } from "graphql";

import { isRecord } from "../lib/is-record";

import type { ContentRecord, ModelType } from "../../cms/src/content/rules/model";
import type { ContentModel } from "../build/content-model";
import type { ProjectStats } from "../build/project-stats";
import { typeName } from "../build/schema";

import { formatDate } from "./dates";
import type { Drafts } from "./drafts";
import { draftField, type Render } from "./fields";
import { listOf, matches } from "./lists";
import { mediaFields } from "./media";
import { setPlace, placeOf } from "./place";
import { withRelations } from "./relations";

type Sources = {
  model: ContentModel;
  drafts: Drafts;
  render: Render;
  siteUrl: string;
  figures: ProjectStats;
  panelUrl: string;
};

/** A page of a draft without a slug is found under its documentId. */
const withSlug = (record: ContentRecord): ContentRecord =>
  record.slug ? record : setPlace({ ...record, slug: record.documentId }, placeOf(record));

/** The record that the preview was opened for, which another draft may have the slug of. */
type Context = { opened?: string | undefined };

const one = (
  records: readonly ContentRecord[],
  type: ModelType,
  filter: object,
  { opened }: Context,
) => {
  const found = records.filter((record) => matches(record, filter));

  return (
    found.find(({ documentId }) => documentId === opened) ??
    found[0] ??
    // Every page can count on the single records.
    (type.kind === "singleType" ? {} : null)
  );
};

type Answer = (args: Record<string, unknown>) => unknown;

/** Names of the content model's types in the build's schema. */
const typesByName = ({ types, components }: ContentModel) =>
  new Map([...types, ...components.values()].map((type) => [typeName(type), type]));

/** Answers every field of the site's queries from drafts, whichever release the queries are from. */
export const createResolver = ({ model, drafts, render, siteUrl, figures, panelUrl }: Sources) => {
  const types = typesByName(model);
  const media = mediaFields(panelUrl);

  const ofQuery = async (
    field: string,
    answered: string,
    args: Record<string, unknown>,
    context: Context,
  ) => {
    if (field === "site") {
      return { buildTime: new Date().toISOString(), siteMetadata: { siteUrl, figures } };
    }
    const type = types.get(answered.replace(/Connection$|[[\]!]/g, ""));
    if (!type)
      throw new Error(
        `Previews cannot answer the query ${field}: add it to src/preview/resolver.ts`,
      );
    const records = (await withRelations(await drafts.of(type), type, drafts)).map(withSlug);
    if (Array.isArray(args.slugs)) {
      return args.slugs.flatMap((slug) => records.find((record) => record.slug === slug) ?? []);
    }

    return answered.endsWith("Connection")
      ? listOf(records, args)
      : one(records, type, args, context);
  };

  const resolve: GraphQLFieldResolver<unknown, Context, Record<string, unknown>> = (
    source,
    args,
    context,
    { fieldName, parentType, returnType },
  ) => {
    if (parentType.name === "Query") {
      const type = isNonNullType(returnType) ? returnType.ofType : returnType;

      return ofQuery(fieldName, String(type), args, context);
    }
    const file = media(parentType.name, fieldName, source, args);
    if (file) return file.value;
    if (!isRecord(source)) return null;

    const type = types.get(parentType.name);
    if (type) return draftField(type, fieldName, source, args, drafts, render);
    const answer = source[fieldName];
    // Groups of a list, which have a question of their own.
    const value = (typeof answer === "function" ? (answer as Answer)(args) : answer) ?? null;

    return typeof args.formatString === "string" && value !== null
      ? formatDate(String(value), args.formatString)
      : value;
  };

  const resolveType: GraphQLTypeResolver<unknown, unknown> = (value) =>
    isRecord(value) ? typeName({ name: String(value.__component), kind: "component" }) : undefined;

  return { resolve, resolveType };
};
