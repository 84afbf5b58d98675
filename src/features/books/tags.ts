import type { Translate } from '../../kit/texts.ts';

/** Tags that have a name in every language; any other tag is as its author wrote it. */
export const knownTags = [
  'antiquity',
  'court',
  'epic',
  'gods',
  'history',
  'inscription',
  'law',
  'middleAges',
  'philosophy',
  'poetry',
  'prose',
  'revelation',
  'tale',
  'travel',
  'war',
] as const;
export type KnownTag = (typeof knownTags)[number];

const isKnown = (tag: string): tag is KnownTag => (knownTags as readonly string[]).includes(tag);

export const nameOfTag = (tag: string, t: Translate): string => (isKnown(tag) ? t(`book.tag.${tag}`) : tag);

/** The tag of a title that readers see; the title itself, if it is no known tag. */
export const tagOfTitle = (title: string, t: Translate): string =>
  knownTags.find((tag) => nameOfTag(tag, t).toLowerCase() === title.toLowerCase()) ?? title;
