import { useEffect } from "react";
import { useLocation } from "react-router-dom";

import { useEditView, useFormFields } from "../use-open-record";

import { revealField } from "./reveal-field";

/** Shows the field that a link to the open record names after `#`, as those of the search do. */
export const useRevealLinked = () => {
  const { form } = useEditView();
  const { labelOf } = useFormFields();
  const { hash } = useLocation();
  const values = form?.values;
  const isReady = values !== undefined;
  useEffect(() => {
    if (hash && values) void revealField(hash.slice(1), (path) => labelOf(path, values));
    // Once: what is typed afterwards is elsewhere.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, isReady]);
};
