import { cataloguePages, type CataloguePage } from "../catalogue/pages";

import type { ContentModel } from "./content-model";
import type { Settings } from "./settings";

/** Thrown when the content service cannot be built from; its message is one sentence for whoever builds. */
export class ContentError extends Error {
  override name = "ContentError";
}

type Answer = { data?: unknown };
type RemoteType = {
  uid: string;
  schema: { singularName?: string; attributes: Record<string, unknown> };
};

// Which templates draw the words of which collection.
const templatesOf: Record<string, readonly CataloguePage["template"][]> = {
  "service-page": ["service"],
  "industry-page": ["industry"],
  "hire-page": ["hire", "hire-dedicated"],
};

const fetchJson = async (settings: Settings, path: string): Promise<Response> => {
  const { apiUrl, token, timeout } = settings;
  let response: Response;
  try {
    response = await fetch(`${apiUrl}${path}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    const { name, cause, message } = error as Error & { cause?: { code?: string } };
    const why =
      name === "TimeoutError" ? `no answer within ${timeout / 1000} s` : (cause?.code ?? message);
    throw new ContentError(
      `The content service at ${apiUrl} cannot be reached (${why}): start it, or set STRAPI_API_URL to where it runs.`,
    );
  }

  if (response.status === 401 || response.status === 403) {
    throw new ContentError(
      `The content service at ${apiUrl} refuses the token (${response.status}): give STRAPI_TOKEN the same value here as where the content service runs.`,
    );
  }

  return response;
};

const readList = async (settings: Settings, path: string): Promise<unknown[]> => {
  const response = await fetchJson(settings, path);
  const answer: Answer = response.ok ? await response.json().catch(() => ({})) : {};
  if (!Array.isArray(answer.data)) {
    throw new ContentError(
      `${settings.apiUrl} answers, but not as a Strapi content service would (${response.status} at ${path}): check STRAPI_API_URL.`,
    );
  }

  return answer.data;
};

const checkModel = async (settings: Settings, { types, components }: ContentModel) => {
  const remote = (await readList(
    settings,
    "/api/content-type-builder/content-types",
  )) as RemoteType[];
  const remoteParts = (await readList(
    settings,
    "/api/content-type-builder/components",
  )) as RemoteType[];

  for (const { name, kind, attributes } of [...types, ...components.values()]) {
    const there =
      kind === "component"
        ? remoteParts.find(({ uid }) => uid === name)
        : remote.find(({ schema }) => schema.singularName === name);
    const missing = Object.keys(attributes).filter((field) => !there?.schema.attributes[field]);
    if (missing.length > 0) {
      throw new ContentError(
        `The content service at ${settings.apiUrl} does not know ${name}.${missing.join(", ")}: it runs another version than this site; deploy the content service first.`,
      );
    }
  }
};

const checkSingleTypes = async (settings: Settings, { types }: ContentModel) => {
  const singles = types.filter(({ kind }) => kind === "singleType");
  const statuses = await Promise.all(
    singles.map(
      async ({ name }) => (await fetchJson(settings, `/api/${name}?fields=documentId`)).status,
    ),
  );
  const failing = singles.findIndex((_, index) => ![200, 404].includes(statuses[index] ?? 0));
  if (failing >= 0) {
    throw new ContentError(
      `The content service at ${settings.apiUrl} answers ${statuses[failing]} for ${singles[failing]?.name}: look into its log.`,
    );
  }

  const missing = singles.filter((_, index) => statuses[index] === 404).map(({ name }) => name);
  if (missing.length > 0) {
    throw new ContentError(
      `The content service has no published record of ${missing.join(", ")}: write and publish ${missing.length > 1 ? "them" : "it"} in the content manager, or run \`npm run seed\`.`,
    );
  }
};

// What a page made of a dynamic zone cannot do without, nor with two of.
const onceInZone = { "sections.main": "Main", "shared.seo": "Search and sharing" };

const checkZone = async (settings: Settings, type: string, zone: string) => {
  const response = await fetchJson(settings, `/api/${type}?populate=${zone}`);
  const { data } = (await response.json()) as { data: Record<string, { __component: string }[]> };

  for (const [component, label] of Object.entries(onceInZone)) {
    const count = data[zone]?.filter((item) => item.__component === component).length ?? 0;
    if (count !== 1) {
      throw new ContentError(
        `The record ${type} needs exactly one "${label}" in ${zone}, and has ${count}: ${count > 1 ? "remove the others" : "add one"} in the content manager and publish it.`,
      );
    }
  }
};

const checkZones = async (settings: Settings, { types }: ContentModel) => {
  for (const { name, attributes } of types) {
    for (const [field, { type }] of Object.entries(attributes)) {
      if (type === "dynamiczone") await checkZone(settings, name, field);
    }
  }
};

const checkSlugs = async (settings: Settings, collection: string) => {
  const records = (await readList(
    settings,
    `/api/${collection}s?fields=slug&pagination[pageSize]=100`,
  )) as { slug: string }[];
  const slugs = cataloguePages
    .filter(({ template }) => templatesOf[collection]?.includes(template))
    .map(({ slug }): string => slug);
  const strangers = records.filter(({ slug }) => !slugs.includes(slug));

  if (strangers.length > 0) {
    throw new ContentError(
      `The ${collection} "${strangers[0]?.slug}" belongs to no page of the catalogue: correct its slug to one of ${slugs.join(", ")}, or add it to src/catalogue.`,
    );
  }
};

/**
 * Asks the content service, before anything is built, whether it can be built
 * from: it answers in time, takes the token, has this site's content model, holds
 * every single record with a heading and its search data, and no page record that
 * the catalogue does not know.
 *
 * @throws {ContentError} with the first thing that is wrong and what to do.
 */
export const checkContent = async (settings: Settings, model: ContentModel) => {
  await checkModel(settings, model);
  await checkSingleTypes(settings, model);
  await checkZones(settings, model);
  for (const collection of Object.keys(templatesOf)) await checkSlugs(settings, collection);
};
