import { useRef, type MouseEvent, type PointerEvent } from "react";

type Point = Pick<MouseEvent<Element>, "clientX" | "clientY" | "target" | "currentTarget">;

/** The backdrop belongs to its dialog: a point outside the dialog's own box is on it. */
const isOutside = ({ clientX, clientY, target, currentTarget }: Point) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

  return target === currentTarget && !inside;
};

/**
 * Handlers for a dialog that report a press outside it. The press has to begin and
 * end there: one that selects text and ends outside does not count.
 */
export const usePressOutside = (onPress: () => void) => {
  const began = useRef(false);

  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      began.current = isOutside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (began.current && isOutside(event)) onPress();
      began.current = false;
    },
  };
};
