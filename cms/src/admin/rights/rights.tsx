import { getFetchClient, type StrapiApp, useAuth } from "@strapi/strapi/admin";
import { Typography } from "@strapi/design-system";

import { changes, mayChange, notYours, type Written } from "./may-change";

type Props = {
  /** The content type's uid. */
  model: string;
  document?: Written;
};

/** Shows that a record belongs to another author, if the role may change only its own records. */
export const OwnPanel = ({ model, document }: Props) => {
  const user = useAuth("Rights", (state) => state.user);
  const permissions = useAuth("Rights", (state) => state.permissions);
  if (!document || mayChange(permissions, model, document, user?.id)) return null;

  return {
    title: "Read only",
    content: <Typography textColor="neutral800">{notYours(document)}</Typography>,
  };
};

const recordPage = /\/content-manager(\/collection-types\/(api::[\w.-]+)\/[a-z0-9]{20,})/;

type RightsFilter = Exclude<Parameters<StrapiApp["addRBACMiddleware"]>[0], unknown[]>;

/**
 * Shows such a record read-only: Strapi checks only the type's permission, and the record's when it
 * is saved.
 */
export const readOnly: RightsFilter =
  ({ pathname, user }) =>
  (next) =>
  async (permissions) => {
    const [, path, uid] = recordPage.exec(pathname) ?? [];
    const mayBe = permissions.filter(
      ({ action, subject }) => changes.includes(action) && subject === uid,
    );
    const isLimited = mayBe.some(({ conditions }) => conditions?.length);
    if (!user || !uid || !isLimited) return next(permissions);

    // If this request fails, the save is still rejected.
    const answer = await getFetchClient()
      .get<{ data: Written }>(`/content-manager${path}`)
      .catch(() => undefined);
    if (!answer || mayChange(permissions, uid, answer.data.data, user.id)) return next(permissions);

    return next(permissions.filter((permission) => !mayBe.includes(permission)));
  };
