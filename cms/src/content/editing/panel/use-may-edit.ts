import { useRBAC } from "@strapi/strapi/admin";
import { useMemo } from "react";

import { useEditView } from "./use-open-record";

/** True if the user may change the open record, and the form shows its draft. */
export const useMayEdit = (): boolean => {
  const { model, isCreatingEntry, form } = useEditView();
  const name = isCreatingEntry ? "create" : "update";
  const permissions = useMemo(
    () => [{ action: `plugin::content-manager.explorer.${name}`, subject: model }],
    [name, model],
  );
  const { allowedActions } = useRBAC(permissions);
  const isAllowed = allowedActions.canCreate ?? allowedActions.canUpdate ?? false;

  return isAllowed && form?.disabled === false;
};
