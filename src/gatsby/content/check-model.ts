import { isRecord } from "../../../common/is-record";

import type { ContentModel } from "../../../common/content-model";
import { request, ContentError, unwrapResponse, type CmsConfig } from "./cms-client";

const readTypes = async (cms: CmsConfig, path: string) => {
  const { status, body } = await request(cms, path);
  const { data } = unwrapResponse(body);
  if (status !== 200 || !Array.isArray(data)) {
    throw new ContentError(
      `${cms.apiUrl} is not this project's CMS (${status} at ${path}): check STRAPI_API_URL.`,
    );
  }

  return data.filter(isRecord).map(({ uid, schema }) => {
    const { singularName, attributes } = isRecord(schema) ? schema : {};

    return { uid, singularName, attributes: isRecord(attributes) ? attributes : {} };
  });
};

/**
 * Checks that the CMS has every field that the site queries.
 *
 * @throws {ContentError} if it is another server, or a CMS without such a field.
 */
export const checkModel = async (cms: CmsConfig, { types, components }: ContentModel) => {
  const remoteTypes = await readTypes(cms, "/api/content-type-builder/content-types");
  const remoteComponents = await readTypes(cms, "/api/content-type-builder/components");

  for (const { name, kind, attributes } of [...types, ...components.values()]) {
    const declared =
      kind === "component"
        ? remoteComponents.find(({ uid }) => uid === name)
        : remoteTypes.find(({ singularName }) => singularName === name);
    const missing = Object.keys(attributes).filter((field) => !declared?.attributes[field]);
    if (missing.length > 0) {
      throw new ContentError(
        `The CMS at ${cms.apiUrl} has no field ${name}.${missing.join(", ")}: deploy the CMS before the site.`,
      );
    }
  }
};
