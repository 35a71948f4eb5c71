import type {
  PageMessage,
  PreviewZone,
  SectionAction,
  SectionMenu,
} from "../../../common/preview-messages";

import { findSections } from "./find-sections";
import { layer, placeOf } from "./layer";

type Tell = (message: PageMessage) => void;
type Place = { zone: string; at: number };

const button = (label: string, className: string, onClick: () => void) => {
  const element = document.createElement("button");
  element.type = "button";
  element.className = className;
  element.textContent = label;
  element.addEventListener("click", onClick);

  return element;
};

const box = (className: string) => {
  const element = document.createElement("div");
  element.className = className;

  return element;
};

/** Moves the focus among the entries of a menu. */
const moveFocus = (menu: HTMLElement, event: KeyboardEvent) => {
  const entries = [...menu.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const at = entries.indexOf(event.target as HTMLElement);
  const to = {
    ArrowDown: (at + 1) % entries.length,
    ArrowUp: (at - 1 + entries.length) % entries.length,
    Home: 0,
    End: entries.length - 1,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  entries[to]?.focus();
};

let menus = 0;

/** A button with the name of a section, and its menu. */
const createMenu = (
  name: string,
  { choices }: SectionMenu,
  choose: (one: SectionAction) => void,
) => {
  menus += 1;
  const menu = box("");
  menu.id = `section-menu-${menus}`;
  menu.popover = "auto";
  menu.setAttribute("role", "menu");
  menu.setAttribute("aria-label", name);
  const opener = button(name, "name", () => undefined);
  opener.setAttribute("aria-haspopup", "menu");
  opener.setAttribute("aria-expanded", "false");
  opener.popoverTargetElement = menu;
  for (const { action, label, isDisabled = false } of choices) {
    const entry = button(label, "", () => {
      menu.hidePopover();
      choose(action);
    });
    entry.setAttribute("role", "menuitem");
    entry.tabIndex = -1;
    entry.disabled = isDisabled;
    menu.append(entry);
  }
  menu.addEventListener("keydown", (event) => moveFocus(menu, event));
  menu.addEventListener("toggle", ({ newState }) => {
    const isOpen = newState === "open";
    opener.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) return;
    const { bottom, left } = opener.getBoundingClientRect();
    menu.style.left = `${Math.max(0, Math.min(left, innerWidth - menu.offsetWidth))}px`;
    menu.style.top = `${Math.max(0, Math.min(bottom + 4, innerHeight - menu.offsetHeight))}px`;
    menu.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
  });

  return [opener, menu];
};

/** Where the focus goes after an action, and what it is called. */
const outcomes: Partial<Record<SectionAction, { by: number; said: string }>> = {
  up: { by: -1, said: "Moved up." },
  down: { by: 1, said: "Moved down." },
  duplicate: { by: 1, said: "Duplicated." },
  paste: { by: 1, said: "Pasted." },
  hide: { by: 0, said: "Hidden from the website." },
  show: { by: 0, said: "Shown on the website." },
  delete: { by: 0, said: "Deleted. Undo brings it back." },
};

/**
 * Draws the tools for the sections of a page: a menu for each, and buttons that add one between two.
 *
 * @param tell sends a message to the panel.
 */
export const createSectionTools = (tell: Tell) => {
  const tools = box("");
  const said = box("said");
  said.setAttribute("role", "status");
  let zones: PreviewZone[] = [];
  let found = new Map<string, Map<number, HTMLElement>>();
  let frames: { frame: HTMLElement; section: HTMLElement }[] = [];
  /** The section that an action of the page has changed. */
  let next: Place | undefined;
  /** Where a section is to be added, and how many there were. */
  let adding: (Place & { before: number }) | undefined;

  const choose = (place: Place, action: SectionAction) => {
    const outcome = outcomes[action];
    if (outcome) {
      next = { ...place, at: place.at + outcome.by };
      said.textContent = outcome.said;
    }
    tell({ type: "section", action, ...place });
  };

  const drawTools = (place: Place, section: SectionMenu) => {
    const group = box("tools");
    const name = `${place.at + 1}. ${section.label}${section.isHidden ? " (hidden)" : ""}`;
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", `Section ${name}`);
    group.append(...createMenu(name, section, (action) => choose(place, action)));
    for (const [action, label, sign] of [
      ["up", "Move up", "↑"],
      ["down", "Move down", "↓"],
    ] as const) {
      const move = button(sign, "", () => choose(place, action));
      move.ariaLabel = label;
      move.title = label;
      move.disabled = section.choices.some((one) => one.action === action && one.isDisabled);
      group.append(move);
    }

    return group;
  };
  const drawAdd = ({ name, sections, isFull }: PreviewZone, at: number, className: string) => {
    if (isFull) return [];

    return [
      button("+ Add a section", className, () => {
        adding = { zone: name, at, before: sections.length };
        tell({ type: "add", zone: name, at });
      }),
    ];
  };

  const position = () => {
    for (const { frame, section } of frames) {
      const { top, left, width, height } = placeOf(section);
      Object.assign(frame.style, {
        top: `${top}px`,
        left: `${left}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    }
  };

  const drawZone = (zone: PreviewZone, main: HTMLElement) => {
    const elements = findSections(main, zone.name);
    found.set(zone.name, elements);
    const first = Math.min(...elements.keys());
    let above: HTMLElement | undefined;
    let strip: HTMLElement | undefined;
    zone.sections.forEach((section, at) => {
      const element = elements.get(at);
      const own = drawTools({ zone: zone.name, at }, section);
      if (!element) {
        // Nothing on the page shows it: it is hidden, or lacks what it would list.
        if (!strip) {
          strip = box("strip");
          const edge = above ?? elements.get(first) ?? main;
          const { top, height } = placeOf(edge);
          strip.style.top = `${above || elements.size === 0 ? top + height : top}px`;
          tools.append(strip);
        }
        strip.append(own);
        return;
      }
      const frame = box("frame");
      frame.append(own);
      if (at === first) {
        const [add] = drawAdd(zone, at, "add");
        if (add) add.style.top = "0";
        frame.append(...(add ? [add] : []));
      }
      const [add] = drawAdd(zone, at + 1, "add");
      if (add) add.style.top = "100%";
      frame.append(...(add ? [add] : []));
      tools.append(frame);
      frames.push({ frame, section: element });
      above = element;
      strip = undefined;
    });
    if (elements.size > 0) return;
    const end = box("strip");
    const { top, height } = placeOf(main);
    end.style.top = `${top + height + (strip ? 48 : 0)}px`;
    end.append(...drawAdd(zone, zone.sections.length, "add alone"));
    tools.append(end);
  };

  const sectionsOf = (zone: string) => zones.find(({ name }) => name === zone)?.sections ?? [];
  const focusNext = ({ zone, at }: Place) => {
    const sections = sectionsOf(zone);
    const groups = [...tools.querySelectorAll<HTMLElement>(".tools")];
    const number = Math.min(at, sections.length - 1) + 1;
    const group = groups.find(({ ariaLabel }) => ariaLabel?.startsWith(`Section ${number}. `));
    const section = found.get(zone)?.get(number - 1);
    section?.scrollIntoView({ block: "nearest" });
    group?.querySelector("button")?.focus({ preventScroll: section !== undefined });
  };

  const draw = () => {
    const main = document.querySelector("main");
    const hadFocus = layer().activeElement !== null;
    tools.replaceChildren();
    frames = [];
    found = new Map();
    const place = next;
    if (main) for (const zone of zones) drawZone(zone, main);
    position();
    layer().append(tools, said);
    if (place && (hadFocus || document.activeElement === document.body)) focusNext(place);
    next = undefined;
    if (adding && sectionsOf(adding.zone).length === adding.before + 1) {
      found.get(adding.zone)?.get(adding.at)?.scrollIntoView({ block: "center" });
      adding = undefined;
    }
  };

  const activate = (target: EventTarget | null) => {
    for (const { frame, section } of frames) {
      const isIn = target instanceof Node && (section.contains(target) || layer().host === target);
      if (layer().host !== target) frame.classList.toggle("active", isIn);
    }
  };
  for (const kind of ["pointermove", "pointerdown"] as const) {
    document.addEventListener(kind, ({ target }) => activate(target), { passive: true });
  }
  new ResizeObserver(position).observe(document.body);

  return {
    /** Draws the tools of these sections, once the page shows them. */
    show: (shown: PreviewZone[]) => {
      zones = shown;
      draw();
    },
    /** Puts the tools where the sections are now. */
    position,
  };
};
