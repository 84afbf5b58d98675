import { z } from 'zod';
import * as limits from '../../rules/limits.ts';
import { cleanName } from '../../rules/names.ts';
import { readPictureAddress } from '../../rules/picture-address.ts';
import { BoundedText, EntryId } from '../../rules/schemas.ts';
import type { State } from '../../rules/revision-states.ts';
import * as articleLimits from './limits.ts';

/** Limits that the form needs. */
export const { titleLength, abstractWords, abstractLength, wordsLength } = articleLimits;
export const maxSections = articleLimits.sections,
  maxCards = articleLimits.cards,
  tripleCoverCount = articleLimits.covers;

/** Source: spec §2 "normal or theme article", §3 "Article". */
export const articleKinds = ['normal', 'theme'] as const;
export type ArticleKind = (typeof articleKinds)[number];
export const articleTypes = ['original', 'reprint'] as const;
export const coverModes = ['single', 'three', 'automatic'] as const;
/** Width and height in pixels to which a cover and a head image are cropped. Source: spec §9. */
export const coverSize = { width: 216, height: 184 };
export const headSize = { width: 1400, height: 700 };

const Title = z.string().overwrite(cleanName).max(articleLimits.titleLength);
const OptionalTitle = Title.nullable().default(null);
/** Address of a picture stored here. */
const PictureAddress = z
  .string()
  .max(limits.nameLength)
  .refine((url) => readPictureAddress(url) !== null, 'picture');

/** A thing in a theme article; its card is made from its current data. */
const Card = z.object({
  /** Id of a thing: a subject, a book, a picture, a tour. */
  id: EntryId,
  /** Why the article includes it; may be empty. */
  words: BoundedText(articleLimits.wordsLength).default(''),
});
const Section = z.object({
  title: Title,
  words: BoundedText(articleLimits.wordsLength).default(''),
  cards: z.array(Card).max(articleLimits.cards).default([]),
});
export type Section = z.output<typeof Section>;

/** Content of the part `article`. Every field of a draft may be empty. */
export const ArticleContent = z.object({
  /** The title; `name` as for all things, so that lists find it. */
  name: Title,
  kind: z.enum(articleKinds).default('normal'),
  abstract: BoundedText(articleLimits.abstractLength).default(''),
  type: z.enum(articleTypes).default('original'),
  authorName: OptionalTitle,
  siteName: OptionalTitle,
  originalUrl: BoundedText(limits.addressLength).nullable().default(null),
  cover: z
    .object({
      mode: z.enum(coverModes).default('automatic'),
      pictures: z.array(PictureAddress).max(articleLimits.covers),
    })
    .default({ mode: 'automatic', pictures: [] }),
  headImage: PictureAddress.nullable().default(null),
  body: BoundedText(limits.revisionLength).default(''),
  /** For a theme article. */
  sections: z.array(Section).max(articleLimits.sections).default([]),
});
export type ArticleContent = z.output<typeof ArticleContent>;

export const emptyArticle = (kind: ArticleKind): ArticleContent => ({
  name: '',
  kind,
  abstract: '',
  type: 'original',
  authorName: null,
  siteName: null,
  originalUrl: null,
  cover: { mode: 'automatic', pictures: [] },
  headImage: null,
  body: '',
  sections: [],
});

export { articleAddress } from './addresses.ts';
export const writingAddressOf = (id: string) => `/article/new/${encodeURIComponent(id)}`;
export const authorAddress = (name: string) => `/article/by/${encodeURIComponent(name)}`;

/** Audit statuses in the numbers of articles. -1 is the specification's (§4), the others are ours. */
const auditStatuses = { draft: -1, auditing: 0, passed: 1, rejected: 2, featured: 3 } as const;
const statusOf: Record<State, number> = {
  draft: auditStatuses.draft,
  submitted: auditStatuses.auditing,
  auditing: auditStatuses.auditing,
  first: auditStatuses.auditing,
  second: auditStatuses.auditing,
  third: auditStatuses.auditing,
  passed: auditStatuses.passed,
  'not passed': auditStatuses.rejected,
  featuring: auditStatuses.featured,
  featured: auditStatuses.featured,
};
export const auditStatusOf = (state: State): number => statusOf[state];
/** The states that a status covers; all states for null. */
export const statesOf = (status: number | null): State[] =>
  (Object.keys(statusOf) as State[]).filter((state) => status === null || statusOf[state] === status);
