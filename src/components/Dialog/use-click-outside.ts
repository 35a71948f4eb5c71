import { useRef, type MouseEvent, type PointerEvent } from "react";

type PointEvent = Pick<MouseEvent<Element>, "clientX" | "clientY" | "target" | "currentTarget">;

/** The backdrop is part of the dialog element: a point outside the element's box is on it. */
const isOutside = ({ clientX, clientY, target, currentTarget }: PointEvent) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

  return target === currentTarget && !inside;
};

/**
 * Handlers for a dialog that report clicks outside it. A click must start and end there:
 * selecting text and releasing outside does not count.
 */
export const useClickOutside = (onClickOutside: () => void) => {
  const startedOutside = useRef(false);

  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      startedOutside.current = isOutside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (startedOutside.current && isOutside(event)) onClickOutside();
      startedOutside.current = false;
    },
  };
};
