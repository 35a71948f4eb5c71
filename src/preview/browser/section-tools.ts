import type {
  PageMessage,
  PreviewAnswer,
  PreviewZone,
  SectionAction,
  SectionMenu,
} from "../../../common/preview-messages";

import { findSections, sectionOf } from "./find-sections";
import { keepFocus } from "./keep-focus";
import { layer, placeOf } from "./layer";
import { box, button, createMenu } from "./section-menu";

type Tell = (message: PageMessage) => void;
type Place = { zone: string; at: number };
/** A button of the tools: its place, and which one it is there. */
type Spot = { holder: string; place: Place; nth: number };

/** An action that the panel has not answered yet: what is said and focused then. */
type Pending = { number: number; spot: Spot; said?: string };

type Found = Map<string, Map<number, HTMLElement>>;

const isSameElements = (one: Found, other: Found) =>
  [...other].every(([zone, elements]) => {
    const before = one.get(zone);

    return (
      before?.size === elements.size &&
      [...elements].every(([at, element]) => before.get(at) === element)
    );
  });

/** Time in which also a slow panel answers an action, in milliseconds. */
const answerMs = 5_000;

const buttonsOf = (holder: HTMLElement) =>
  holder instanceof HTMLButtonElement
    ? [holder]
    : [...holder.querySelectorAll<HTMLButtonElement>("button")];

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

const outcomeOf = (action: SectionAction) =>
  action.startsWith("add ") ? { by: 0, said: "Added." } : outcomes[action];

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
  /** The number of the last action. */
  let actions = 0;
  let pending: Pending | undefined;
  /** The section to scroll to, until this time, or until somebody scrolls or presses something. */
  let target: (Place & { block: ScrollLogicalPosition; until: number }) | undefined;
  /** When the next action is possible: until the answer, the tools name the sections as they were. */
  let freeAt = 0;

  const isBusy = () => performance.now() < freeAt;
  /** @returns the number of an action that begins. */
  const begin = () => {
    actions += 1;

    return actions;
  };

  /** @param nth the button of the section that stays focused. */
  const choose = (place: Place, key: string, action: SectionAction, nth = 0) => {
    if (isBusy()) return;
    const outcome = outcomeOf(action);
    if (outcome) {
      freeAt = performance.now() + answerMs;
      const at = place.at + outcome.by;
      const spot = { holder: "tools", place: { ...place, at }, nth };
      pending = { number: begin(), spot, said: outcome.said };
      target = { ...place, at, block: "nearest", until: freeAt + answerMs };
    }
    tell({ type: "section", number: outcome && actions, action, zone: place.zone, key });
  };

  const drawTools = (place: Place, section: SectionMenu) => {
    const group = box("tools");
    const name = `${place.at + 1}. ${section.label}${section.isHidden ? " (hidden)" : ""}`;
    Object.assign(group.dataset, { zone: place.zone, at: String(place.at) });
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", `Section ${name}`);
    group.append(...createMenu(name, section, (action) => choose(place, section.key, action)));
    for (const [action, label, sign] of [
      ["up", "Move up", "↑"],
      ["down", "Move down", "↓"],
    ] as const) {
      const move = button(sign, "", () =>
        choose(place, section.key, action, buttonsOf(group).indexOf(move)),
      );
      move.ariaLabel = label;
      move.title = label;
      move.disabled = section.choices.some((one) => one.action === action && one.isDisabled);
      group.append(move);
    }

    return group;
  };
  const drawAdd = ({ name, isFull }: PreviewZone, at: number, className: string) => {
    if (isFull) return [];

    const add = button("+ Add a section", className, () => {
      if (isBusy()) return;
      const place = { zone: name, at };
      pending = { number: begin(), spot: { holder: "tools", place, nth: 0 } };
      target = undefined;
      tell({ type: "add", number: pending.number, ...place });
    });
    Object.assign(add.dataset, { zone: name, at: String(at) });

    return [add];
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
      const hasAbove = at === first && !(at === 0 && zone.staysFirst);
      for (const [place, top] of hasAbove ? [[at, "0"] as const, below(at)] : [below(at)]) {
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
    // What the page needs and the form lacks is shown after its sections, as placeholders.
    if (zone.sections.every((_, at) => !elements.has(at))) {
      (strip ?? addStrip(main, true)).append(...drawAdd(zone, zone.sections.length, "add alone"));
    }
  };

  const sectionsOf = (zone: string) => zones.find(({ name }) => name === zone)?.sections ?? [];
  /** The same place, or the last section if there are fewer now. */
  const existing = <T extends Place>(place: T): T => ({
    ...place,
    at: Math.min(place.at, sectionsOf(place.zone).length - 1),
  });

  const focusedSpot = (): Spot | undefined => {
    const focused = layer().activeElement;
    const holder = focused?.closest<HTMLElement>("[data-zone]");
    if (!focused || !holder || !tools.contains(holder)) return undefined;
    const { zone = "", at } = holder.dataset;

    return {
      holder: holder.classList[0] ?? "",
      place: { zone, at: Number(at) },
      nth: buttonsOf(holder).indexOf(focused as HTMLButtonElement),
    };
  };
  const focusSpot = ({ holder, place, nth }: Spot) => {
    const found = [...tools.querySelectorAll<HTMLElement>(`.${holder}[data-zone]`)].find(
      ({ dataset }) => dataset.zone === place.zone && dataset.at === String(place.at),
    );
    const buttons = found ? buttonsOf(found) : [];
    // A button that is disabled, or in a closed menu, does not take the focus.
    for (const one of [buttons[0], buttons[nth]]) one?.focus({ preventScroll: true });
  };

  keepFocus(layer(), focusedSpot, focusSpot);

  const draw = () => {
    const main = document.querySelector("main");
    const focused = focusedSpot();
    tools.replaceChildren();
    frames = [];
    strips = [];
    if (main) for (const zone of zones) drawZone(zone, main);
    position();
    layer().append(tools, said);
    if (focused) focusSpot(focused);
  };
  const scrollToTarget = () => {
    if (pending || !target || performance.now() > target.until) return;
    const { zone, at, block } = existing(target);
    found.get(zone)?.get(at)?.scrollIntoView({ block });
  };

  const findAll = () => {
    const main = document.querySelector("main");

    return new Map(
      zones.map(({ name }) => [name, main ? findSections(main, name) : new Map()] as const),
    );
  };

  let pointed: Node | undefined;
  const activate = () => {
    for (const { frame, section } of frames) {
      frame.classList.toggle("active", pointed !== undefined && section.contains(pointed));
    }
  };
  for (const kind of ["pointermove", "pointerdown"] as const) {
    document.addEventListener(
      kind,
      (event) => {
        if (layer().host === event.target || !(event.target instanceof Node)) return;
        pointed = event.target;
        activate();
      },
      { passive: true },
    );
  }
  for (const kind of ["pointerdown", "wheel", "keydown"] as const) {
    document.addEventListener(kind, () => (target = undefined), { capture: true, passive: true });
  }
  new ResizeObserver(position).observe(document.body);

  /**
   * Draws the tools again if they or the sections have changed; a menu that is open stays open.
   *
   * @returns false if nothing has.
   */
  const update = (shown: PreviewZone[]): boolean => {
    const before = found;
    const areSame = JSON.stringify(shown) === JSON.stringify(zones);
    zones = shown;
    found = findAll();
    if (areSame && isSameElements(before, found)) {
      position();

      return false;
    }
    draw();
    activate();

    return true;
  };
  /** Ends an action that the panel has answered. */
  const settle = ({ spot, said: words }: Pending, isDone: boolean, mayFocus: boolean) => {
    pending = undefined;
    freeAt = 0;
    if (!isDone) {
      target = undefined;
      return;
    }
    if (words === undefined) {
      target = { ...spot.place, block: "center", until: performance.now() + answerMs };
    } else {
      said.textContent = words;
    }
    if (mayFocus) focusSpot({ ...spot, place: existing(spot.place) });
  };
  let isWaiting = false;

  return {
    /** Draws the tools of these sections, which the panel has told with its last answer. */
    show: (shown: PreviewZone[], answer?: PreviewAnswer) => {
      const mayFocus = focusedSpot() !== undefined || document.activeElement === document.body;
      update(shown);
      if (pending && pending.number === answer?.number) settle(pending, answer.isDone, mayFocus);
      scrollToTarget();
    },
    /** Follows a change of the page, which may show a new order of the sections later than the form. */
    follow: () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        if (update(zones)) scrollToTarget();
      });
    },
    /** Focuses the tools of the section that a field is in. */
    focus: (field: string) => {
      for (const { name: zone } of zones) {
        const at = sectionOf(field, zone);
        if (at !== undefined) focusSpot({ holder: "tools", place: { zone, at }, nth: 0 });
      }
    },
    /** Somebody edits another place: the page does not scroll back to what was done last. */
    forget: () => {
      target = undefined;
    },
  };
};
