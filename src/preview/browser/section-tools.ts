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

type Found = Map<string, Map<number, HTMLElement>>;

const isSameElements = (one: Found, other: Found) =>
  [...other].every(([zone, elements]) => {
    const before = one.get(zone);

    return (
      before?.size === elements.size &&
      [...elements].every(([at, element]) => before.get(at) === element)
    );
  });

/** The place below a section, and where it is in its frame. */
const below = (at: number) => [at + 1, "100%"] as const;

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
  let found: Found = new Map();
  let frames: { frame: HTMLElement; section: HTMLElement }[] = [];
  let strips: { strip: HTMLElement; edge: Element; isBelow: boolean }[] = [];
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
    Object.assign(group.dataset, { zone: place.zone, at: String(place.at) });
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
    for (const { strip, edge, isBelow } of strips) {
      const { top, height } = placeOf(edge);
      strip.style.top = `${isBelow ? top + height : top}px`;
    }
  };

  /** Starts a line of tools at the edge of an element. */
  const addStrip = (edge: Element, isBelow: boolean) => {
    const strip = box("strip");
    tools.append(strip);
    strips.push({ strip, edge, isBelow });

    return strip;
  };
  const drawZone = (zone: PreviewZone, main: HTMLElement) => {
    const elements = found.get(zone.name) ?? new Map<number, HTMLElement>();
    const [first] = [...elements.keys()].sort((one, other) => one - other);
    let above: HTMLElement | undefined;
    let strip: HTMLElement | undefined;
    zone.sections.forEach((section, at) => {
      const element = elements.get(at);
      const own = drawTools({ zone: zone.name, at }, section);
      if (!element) {
        // Nothing on the page shows it: it is hidden, or lacks what it would list.
        const edge = above ?? (first === undefined ? main : elements.get(first)) ?? main;
        strip ??= addStrip(edge, above !== undefined || first === undefined);
        strip.append(own);
        return;
      }
      const frame = box("frame");
      frame.append(own);
      for (const [place, top] of at === first ? [[at, "0"] as const, below(at)] : [below(at)]) {
        for (const add of drawAdd(zone, place, "add")) {
          add.style.top = top;
          frame.append(add);
        }
      }
      tools.append(frame);
      frames.push({ frame, section: element });
      above = element;
      strip = undefined;
    });
    if (elements.size === 0) {
      (strip ?? addStrip(main, true)).append(...drawAdd(zone, zone.sections.length, "add alone"));
    }
  };

  const sectionsOf = (zone: string) => zones.find(({ name }) => name === zone)?.sections ?? [];
  const focusNext = ({ zone, at }: Place) => {
    const last = Math.min(at, sectionsOf(zone).length - 1);
    const section = found.get(zone)?.get(last);
    section?.scrollIntoView({ block: "nearest" });
    [...tools.querySelectorAll<HTMLElement>(".tools")]
      .find(({ dataset }) => dataset.zone === zone && dataset.at === String(last))
      ?.querySelector("button")
      ?.focus({ preventScroll: section !== undefined });
  };

  const draw = () => {
    const main = document.querySelector("main");
    const hadFocus = layer().activeElement !== null;
    tools.replaceChildren();
    frames = [];
    strips = [];
    if (main) for (const zone of zones) drawZone(zone, main);
    position();
    layer().append(tools, said);
    if (next && (hadFocus || document.activeElement === document.body)) focusNext(next);
    next = undefined;
    if (adding && sectionsOf(adding.zone).length === adding.before + 1) {
      found.get(adding.zone)?.get(adding.at)?.scrollIntoView({ block: "center" });
      adding = undefined;
    }
  };

  const findAll = () => {
    const main = document.querySelector("main");

    return new Map(
      zones.map(({ name }) => [name, main ? findSections(main, name) : new Map()] as const),
    );
  };

  const activate = (target: EventTarget | null) => {
    if (layer().host === target) return;
    for (const { frame, section } of frames) {
      frame.classList.toggle("active", target instanceof Node && section.contains(target));
    }
  };
  for (const kind of ["pointermove", "pointerdown"] as const) {
    document.addEventListener(kind, ({ target }) => activate(target), { passive: true });
  }
  new ResizeObserver(position).observe(document.body);

  return {
    /** Draws the tools of these sections, once the page shows them. */
    show: (shown: PreviewZone[]) => {
      const before = found;
      const areSame = JSON.stringify(shown) === JSON.stringify(zones);
      zones = shown;
      found = findAll();
      // A menu that is open stays open.
      if (areSame && isSameElements(before, found)) position();
      else draw();
    },
    /** Puts the tools where the sections are now. */
    position,
  };
};
