import { getFetchClient } from "@strapi/strapi/admin";

import { labelOf, type Schema } from "./field-label";

type Init = { data: { contentTypes: Schema[]; components: Schema[] } };

const previewPage = /\/content-manager\/[\w-]+\/(api::[\w.-]+)\/(?:[^/]+\/)?preview$/;
const labels = "[data-radix-popper-content-wrapper] label";

const readSchemas = async () => {
  const { data } = await getFetchClient().get<Init>("/content-manager/init");

  return [...data.data.contentTypes, ...data.data.components];
};

/**
 * Writes the label of a field above what opens at a double click in a preview: Strapi writes the
 * field's path in the record there (`hero.title`), and has no way to change that.
 */
export const labelFields = () => {
  let schemas: Promise<Schema[]> | undefined;
  const write = async () => {
    const [, uid] = previewPage.exec(location.pathname) ?? [];
    if (!uid) return;
    // A form without labels in words is better than none.
    schemas ??= readSchemas().catch(() => []);
    const known = await schemas;
    for (const { firstChild } of document.querySelectorAll(labels)) {
      const label = firstChild instanceof Text && labelOf(known, uid, firstChild.data);
      if (label) firstChild.data = label;
    }
  };

  new MutationObserver(() => void write()).observe(document.body, {
    childList: true,
    subtree: true,
  });
};
