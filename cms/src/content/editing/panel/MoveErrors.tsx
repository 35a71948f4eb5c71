import { useEffect, useRef } from "react";

import { isSame } from "./form-values";
import { moveErrors } from "./move-errors";
import { useEditView } from "./use-open-record";

/** Keeps each error of the open form at its section or item when these move, or come back by an undo. */
export const MoveErrors = () => {
  const { form } = useEditView();
  const values = form?.values;
  const last = useRef(values);
  useEffect(() => {
    const before = last.current;
    last.current = values;
    if (!form || before === values) return;
    const moved = moveErrors(form.errors, before, values);
    if (!isSame(moved, form.errors)) form.setErrors(moved as object);
    // Each change of the values, once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [values]);

  return null;
};
