import { isRecord } from "../lib/is-record";

import type { ContentModel } from "./content-model";
import { ask, ContentError, contentOf, type Service } from "./content-service";

const readTypes = async (service: Service, path: string) => {
  const { status, body } = await ask(service, path);
  const { data } = contentOf(body);
  if (status !== 200 || !Array.isArray(data)) {
    throw new ContentError(
      `${service.apiUrl} answers, but not as a Strapi content service would (${status} at ${path}): check STRAPI_API_URL.`,
    );
  }

  return data.filter(isRecord).map(({ uid, schema }) => {
    const { singularName, attributes } = isRecord(schema) ? schema : {};

    return { uid, singularName, attributes: isRecord(attributes) ? attributes : {} };
  });
};

/**
 * Whether the content service has every field that this site asks for.
 *
 * @throws {ContentError} when it is no content service, or one of another version.
 */
export const checkModel = async (service: Service, { types, components }: ContentModel) => {
  const remote = await readTypes(service, "/api/content-type-builder/content-types");
  const remoteParts = await readTypes(service, "/api/content-type-builder/components");

  for (const { name, kind, attributes } of [...types, ...components.values()]) {
    const there =
      kind === "component"
        ? remoteParts.find(({ uid }) => uid === name)
        : remote.find(({ singularName }) => singularName === name);
    const missing = Object.keys(attributes).filter((field) => !there?.attributes[field]);
    if (missing.length > 0) {
      throw new ContentError(
        `The content service at ${service.apiUrl} does not know ${name}.${missing.join(", ")}: it runs another version than this site; deploy the content service first.`,
      );
    }
  }
};
