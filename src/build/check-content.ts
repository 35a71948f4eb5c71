import { cataloguePages, type CataloguePage } from "../catalogue/pages";

import type { ContentModel } from "./content-model";
import type { Settings } from "./settings";

/** Thrown when the content service cannot be built from; its message is one sentence for whoever builds. */
export class ContentError extends Error {
  override name = "ContentError";
}

type Answer = { data?: unknown };
type RemoteType = { schema: { singularName: string; attributes: Record<string, unknown> } };

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

const checkModel = async (settings: Settings, { types }: ContentModel) => {
  const remote = (await readList(
    settings,
    "/api/content-type-builder/content-types",
  )) as RemoteType[];

  for (const { name, attributes } of types) {
    const there = remote.find(({ schema }) => schema.singularName === name);
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
  const found = await Promise.all(
    singles.map(({ name }) => fetchJson(settings, `/api/${name}?fields=documentId`)),
  );
  const missing = singles.filter((_, index) => !found[index]?.ok).map(({ name }) => name);

  if (missing.length > 0) {
    throw new ContentError(
      `The content service has no published record of ${missing.join(", ")}: write and publish ${missing.length > 1 ? "them" : "it"} in the content manager, or run \`npm run seed\`.`,
    );
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
 * every single record, and no page record that the catalogue does not know.
 *
 * @throws {ContentError} with the first thing that is wrong and what to do.
 */
export const checkContent = async (settings: Settings, model: ContentModel) => {
  await checkModel(settings, model);
  await checkSingleTypes(settings, model);
  for (const collection of Object.keys(templatesOf)) await checkSlugs(settings, collection);
};
