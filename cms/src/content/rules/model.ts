/** A list of the catalogue, from which editors choose. */
export type CatalogueList = "services" | "industries" | "technologies" | "hirePages";

/** What editors choose from: what the site has a page or a name for (src/catalogue/choices.ts). */
export type Catalogue = Record<CatalogueList, readonly { slug: string; name: string }[]>;

/** A field of the content model, as far as the rules and the site's build need to know it. */
export type Attribute = {
  type: string;
  required?: boolean;
  repeatable?: boolean;
  multiple?: boolean;
  component?: string;
  components?: string[];
  target?: string;
  relation?: string;
  enum?: string[];
  pluginOptions?: {
    editor?: {
      /** What the form calls the field. */
      label?: string;
      description?: string;
      /** What the value must look like, and the sentence that says so to editors. */
      pattern?: { regex: string; rule: string };
      /** The value is made of these two fields, which must differ. */
      pair?: [string, string];
      /** The value is the slug of an entry of this list. */
      catalogue?: CatalogueList;
    };
  };
};

export type Attributes = Record<string, Attribute>;

/** A content type (`name` like hire-page) or a component (`name` like parts.card). */
export type ModelType = {
  name: string;
  /** Where the records of a collection are asked for: `/api/hire-pages`. */
  plural?: string;
  kind: "singleType" | "collectionType" | "component";
  attributes: Attributes;
};

export type Components = ReadonlyMap<string, Pick<ModelType, "attributes">>;

export type ContentRecord = Record<string, unknown>;

/** What keeps a record from being published: at which field, and a sentence that says what to do. */
export type Problem = { path: string[]; message: string };
