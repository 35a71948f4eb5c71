import { useEffect, useRef } from "react";

/** Focuses an input when its dialog or page opens: a dialog would focus its Close button. */
export const useFirstFocus = <Input extends { focus: () => void }>() => {
  const input = useRef<Input>(null);
  useEffect(() => input.current?.focus(), []);

  return input;
};
