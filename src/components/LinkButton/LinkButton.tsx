import type { AnchorHTMLAttributes, FC, KeyboardEvent, MouseEvent } from "react";

import { useKeptPress } from "./use-kept-press";

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** Where it leads without script. */
  href: string;
  /** Whether the dialog that it opens is open. */
  expanded: boolean;
  onPress: () => void;
};

/**
 * A link that is a button once script runs. It stays the same element, so a keyboard's focus
 * stays on it. A press before that is kept.
 */
export const LinkButton: FC<LinkButtonProps> = ({ href, expanded, onPress, children, ...rest }) => {
  const { ref, keep, hydrated } = useKeptPress<HTMLAnchorElement>(onPress);

  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  };
  // Enter presses a link, the space bar only a button.
  const space = (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    if (!event.repeat) onPress();
  };

  return (
    <a
      ref={ref}
      href={href}
      {...rest}
      {...keep}
      {...(hydrated && { role: "button", "aria-haspopup": "dialog", "aria-expanded": expanded })}
      onClick={click}
      onKeyDown={space}
    >
      {children}
    </a>
  );
};
