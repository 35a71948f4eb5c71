import { type StrapiApp, useAuth } from "@strapi/strapi/admin";
import { Typography } from "@strapi/design-system";
import type { ReactNode } from "react";

import { mayChange, notYours, type Written } from "./may-change";

type Props = {
  /** The content type's uid. */
  model: string;
  document?: Written;
};
type Action = ((props: Props) => { disabled?: boolean } | null) & { type?: string };
type SidePanel = (props: Props) => { title: string; content: ReactNode } | null;
type ContentManager = {
  addDocumentAction: (change: (actions: Action[]) => Action[]) => void;
  addEditViewSidePanel: (change: (panels: SidePanel[]) => SidePanel[]) => void;
};

const useMayChange = ({ model, document }: Props) => {
  const user = useAuth("Rights", (state) => state.user);
  const permissions = useAuth("Rights", (state) => state.permissions);

  return mayChange(permissions, model, document ?? {}, user?.id);
};

const OwnPanel: SidePanel = (props) => {
  const allowed = useMayChange(props);
  if (allowed || !props.document) return null;

  return {
    title: "Read only",
    content: <Typography textColor="neutral800">{notYours(props.document)}</Typography>,
  };
};

const saves = ["publish", "update"];

/** Strapi's button, off where its request would be refused. It keeps what it says of its place. */
const forOwn = (action: Action): Action => {
  const OwnAction: Action = (props) => {
    const described = action(props);
    const allowed = useMayChange(props);

    return described && !allowed ? { ...described, disabled: true } : described;
  };

  return Object.assign(OwnAction, action);
};

/** Says beside a record that it is somebody else's where a role changes only its person's own, and switches its buttons off. To be called when plugins are ready. */
export const addRights = (app: Pick<StrapiApp, "getPlugin">) => {
  const { addDocumentAction, addEditViewSidePanel } = app.getPlugin("content-manager")
    .apis as ContentManager;
  addEditViewSidePanel((panels) => [OwnPanel, ...panels]);
  addDocumentAction((actions) => {
    const known = actions.filter(({ type = "" }) => saves.includes(type));
    if (known.length < saves.length) {
      throw new Error("Strapi has other buttons to save and publish: see admin/rights.");
    }

    return actions.map((action) => (known.includes(action) ? forOwn(action) : action));
  });
};
