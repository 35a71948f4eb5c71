import { useRef, type MouseEvent, type PointerEvent } from "react";

type Point = Pick<MouseEvent<Element>, "clientX" | "clientY" | "target" | "currentTarget">;

/** The backdrop belongs to its dialog: a point outside of the dialog's own box lies on it. */
const isBeside = ({ clientX, clientY, target, currentTarget }: Point) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

  return target === currentTarget && !inside;
};

/**
 * Handlers for a dialog that tell of a press beside it. The press has to begin and
 * to end there: one that selects text and ends outside is none.
 */
export const usePressBeside = (onPress: () => void) => {
  const began = useRef(false);

  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      began.current = isBeside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (began.current && isBeside(event)) onPress();
      began.current = false;
    },
  };
};
