/** The kinds of subject; an entry's category. */
export const kinds = [
  'person',
  'book',
  'war',
  'painting',
  'polity',
  'site',
  'event',
  'place',
  'people',
  'idea',
] as const;
export type Kind = (typeof kinds)[number];
/** The kind of a subject in lists, where a person with nothing but a family counts as a `relative`. */
export type ListedKind = Kind | 'relative';
export const isKind = (text: string): text is Kind => (kinds as readonly string[]).includes(text);

/** The categories of the home page, in order. Source: spec §2 "/". */
export const homeCategories = [
  'person',
  'book',
  'war',
  'painting',
  'polity',
  'site',
] as const satisfies readonly Kind[];

/** The region of the world of a subject; the lanes of the home timeline. */
export const regions = ['east-asia', 'south-asia', 'near-east', 'africa', 'europe', 'americas', 'oceania'] as const;
export type Region = (typeof regions)[number];
export const isRegion = (text: string): text is Region => (regions as readonly string[]).includes(text);

/**
 * The meaning of a subject's time. A person has a `life`, or a `birth` and a `death` of their own if one of the two has a
 * first and a last possible time; a life without an end states only a birth.
 */
export const timeRoles = ['life', 'birth', 'death', 'reign', 'active', 'span', 'made'] as const;
export type TimeRole = (typeof timeRoles)[number];

/** A person's gender, as far as sources say. */
export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];
