import { getFetchClient, type StrapiApp, useAuth } from "@strapi/strapi/admin";
import { Typography } from "@strapi/design-system";
import type { ReactNode } from "react";

import { changes, mayChange, notYours, type Written } from "./may-change";

type Props = {
  /** The content type's uid. */
  model: string;
  document?: Written;
};
type SidePanel = (props: Props) => { title: string; content: ReactNode } | null;
type ContentManager = {
  addEditViewSidePanel: (change: (panels: SidePanel[]) => SidePanel[]) => void;
};

const OwnPanel: SidePanel = ({ model, document }) => {
  const user = useAuth("Rights", (state) => state.user);
  const permissions = useAuth("Rights", (state) => state.permissions);
  if (!document || mayChange(permissions, model, document, user?.id)) return null;

  return {
    title: "Read only",
    content: <Typography textColor="neutral800">{notYours(document)}</Typography>,
  };
};

const recordPage = /\/content-manager\/collection-types\/(api::[\w.-]+)\/([a-z0-9]{20,})/;

const readRecord = async (uid: string, documentId: string) => {
  const path = `/content-manager/collection-types/${uid}/${documentId}`;
  const { data } = await getFetchClient().get<{ data: Written }>(path);

  return data.data;
};

/** Says beside a record that it is somebody else's where a role changes only its person's own. */
export const addRights = (app: Pick<StrapiApp, "getPlugin">) => {
  const { addEditViewSidePanel } = app.getPlugin("content-manager").apis as ContentManager;
  addEditViewSidePanel((panels) => [OwnPanel, ...panels]);
};

/**
 * Shows such a record read-only: Strapi asks whether a type may be changed, and learns of the
 * record only when it is saved.
 */
export const addReadOnly = (app: Pick<StrapiApp, "addRBACMiddleware">) =>
  app.addRBACMiddleware(({ pathname, user }) => (next) => async (permissions) => {
    const [, uid, documentId] = recordPage.exec(pathname) ?? [];
    const mayBe = permissions.filter(
      ({ action, subject }) => changes.includes(action) && subject === uid,
    );
    const isLimited = mayBe.some(({ conditions }) => conditions?.length);
    if (!user || !uid || !documentId || !isLimited) return next(permissions);

    // What cannot be read now is refused when it is saved.
    const record = await readRecord(uid, documentId).catch(() => undefined);
    if (!record || mayChange(permissions, uid, record, user.id)) return next(permissions);

    return next(permissions.filter((permission) => !mayBe.includes(permission)));
  });
