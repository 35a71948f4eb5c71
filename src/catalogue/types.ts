/** What a hired person is called; it ends the address of the hire page. */
export type Role = "developer" | "designer" | "analyst";

/** A heading for technologies in the menu and on the home page. */
export interface TechnologyGroup {
  readonly slug: string;
  readonly name: string;
}

/** What somebody is hired for. */
export interface Skill {
  /** As its makers spell it, for example `Bun`. */
  readonly name: string;
  readonly role: Role;
  /** What questions are about where the name is a plain word and no product, for example `testing`. */
  readonly topic?: string;
}

/** A technology we staff: one hire page, however many groups it is in. */
export interface Technology<Group extends string = string> extends Skill {
  /** As the specification spells it in the address, for example `bunsh`. */
  readonly slug: string;
  readonly groups: readonly [Group, ...Group[]];
  /** Slugs of what the same product usually has, most typical first; not what replaces it. */
  readonly beside: readonly [string, ...string[]];
}

/** A service we sell. */
export interface Service<TechnologySlug extends string = string> {
  readonly slug: string;
  readonly name: string;
  /** What a project of this type is called: `cloud`, as in "your cloud project". */
  readonly project: string;
  /** One line for lists and cards, without a full stop. */
  readonly summary: string;
  /** What it is usually built with, most typical first. */
  readonly technologies: readonly TechnologySlug[];
}

/** A field of business we know. */
export interface Industry<
  ServiceSlug extends string = string,
  TechnologySlug extends string = string,
> {
  readonly slug: string;
  readonly name: string;
  /** The business, as a sentence names it: `restaurants`. */
  readonly field: string;
  /** Asks readers whether the page is for them: `Run a restaurant?` */
  readonly question: string;
  /** One line for lists and cards, without a full stop. */
  readonly summary: string;
  readonly services: readonly ServiceSlug[];
  readonly technologies: readonly TechnologySlug[];
}
