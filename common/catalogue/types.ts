/** The role of a hired person, and the end of the hire page's path. */
export type Role = "developer" | "designer" | "analyst";

/** A heading for technologies in the menu and on the home page. */
export interface TechnologyGroup {
  readonly slug: string;
  readonly name: string;
}

/** A skill that a person is hired for. */
export interface Skill {
  /** As its makers spell it, for example `Bun`. */
  readonly name: string;
  readonly role: Role;
  /** The subject of questions if the name is no product, for example `testing`. */
  readonly topic?: string;
}

/** A technology we staff: one hire page, however many groups it is in. */
export interface Technology<Group extends string = string> extends Skill {
  /** As the specification spells it in the path, for example `bunsh`. */
  readonly slug: string;
  readonly groups: readonly [Group, ...Group[]];
  /** Slugs of technologies usually combined with it, most typical first; no alternatives. */
  readonly beside: readonly string[];
}

export interface Service<TechnologySlug extends string = string> {
  readonly slug: string;
  readonly name: string;
  /** The type of project: `cloud`, as in "your cloud project". */
  readonly projectType: string;
  /** One line for lists and cards, without a period. */
  readonly summary: string;
  /** Its usual technologies, most typical first. */
  readonly technologies: readonly TechnologySlug[];
}

export interface Industry<
  ServiceSlug extends string = string,
  TechnologySlug extends string = string,
> {
  readonly slug: string;
  readonly name: string;
  /** Its name mid-sentence: `restaurants`. */
  readonly nameInSentence: string;
  /** Opens the call to action: `Run a restaurant?` */
  readonly pitchQuestion: string;
  /** One line for lists and cards, without a period. */
  readonly summary: string;
  readonly services: readonly ServiceSlug[];
  readonly technologies: readonly TechnologySlug[];
}
