import { getFetchClient, type StrapiApp, useAuth } from "@strapi/strapi/admin";
import { Typography } from "@strapi/design-system";

import { editActions, canEdit, otherAuthorMessage, type AuthoredRecord } from "./edit-permission";

type Props = {
  /** The content type's uid. */
  model: string;
  document?: AuthoredRecord;
};

/** Shows that a record belongs to another author, if the role may change only its own records. */
export const ReadOnlyPanel = ({ model, document }: Props) => {
  const user = useAuth("Rights", (state) => state.user);
  const permissions = useAuth("Rights", (state) => state.permissions);
  if (!document || canEdit(permissions, model, document, user?.id)) return null;

  return {
    title: "Read only",
    content: <Typography textColor="neutral800">{otherAuthorMessage(document)}</Typography>,
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
    const editPermissions = permissions.filter(
      ({ action, subject }) => editActions.includes(action) && subject === uid,
    );
    const isLimited = editPermissions.some(({ conditions }) => conditions?.length);
    if (!user || !uid || !isLimited) return next(permissions);

    // If this request fails, the save is still rejected.
    const response = await getFetchClient()
      .get<{ data: AuthoredRecord }>(`/content-manager${path}`)
      .catch(() => undefined);
    if (!response || canEdit(permissions, uid, response.data.data, user.id))
      return next(permissions);

    return next(permissions.filter((permission) => !editPermissions.includes(permission)));
  };
