import type { AnchorHTMLAttributes, FC, KeyboardEvent, MouseEvent } from "react";

import { useReplayedClick } from "./use-replayed-click";

type DialogTriggerProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The link's target without JavaScript. */
  href: string;
  expanded: boolean;
  onClick: () => void;
};

/**
 * A button that opens a dialog; without JavaScript, a link. The page script makes the link a button
 * before hydration, and keeps a click for React. The element stays the same, so it keeps focus.
 */
export const DialogTrigger: FC<DialogTriggerProps> = ({
  href,
  expanded,
  onClick,
  children,
  ...rest
}) => {
  const { ref, attributes, hydrated } = useReplayedClick<HTMLAnchorElement>(onClick);

  const handleClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onClick();
  };
  // Enter clicks a link, the space bar only a button.
  const handleKeyDown = (event: KeyboardEvent) => {
    // The page script has clicked it (src/layout/page-script/links-as-buttons.ts).
    if (event.key !== " " || event.defaultPrevented) return;
    event.preventDefault();
    if (!event.repeat) onClick();
  };

  return (
    <a
      ref={ref}
      href={href}
      {...rest}
      {...attributes}
      {...(hydrated && { role: "button", "aria-haspopup": "dialog", "aria-expanded": expanded })}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {children}
    </a>
  );
};
