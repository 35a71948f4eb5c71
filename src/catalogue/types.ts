/** What a hired person is called; it ends the address of the hire page. */
export type Role = "developer" | "designer" | "analyst";

/** A heading under which technologies stand in the menu and on the home page. */
export interface TechnologyGroup {
  readonly slug: string;
  readonly name: string;
}

/** A technology we staff: one hire page, however many groups it stands in. */
export interface Technology<Group extends string = string> {
  /** As the specification spells it in the address, for example `bunsh`. */
  readonly slug: string;
  /** As its makers spell it, for example `Bun`. */
  readonly name: string;
  readonly role: Role;
  readonly groups: readonly [Group, ...Group[]];
}

/** A service we sell. */
export interface Service<TechnologySlug extends string = string> {
  readonly slug: string;
  readonly name: string;
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
  /** One line for lists and cards, without a full stop. */
  readonly summary: string;
  readonly services: readonly ServiceSlug[];
  readonly technologies: readonly TechnologySlug[];
}
