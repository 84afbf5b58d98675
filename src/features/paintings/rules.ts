import { z } from 'zod';
import { licences } from '../../rules/licences.ts';
import * as limits from '../../rules/limits.ts';
import { BoundedText, BoundedTexts, CitationInput, EntryId, Name, Names } from '../../rules/schemas.ts';
import { WrittenPicture } from '../media/rules.ts';

/** Role of the painter. */
export const artistRoles = ['painter', 'attributed', 'workshop', 'circle', 'after'] as const;
export type ArtistRole = (typeof artistRoles)[number];

/**
 * Words that paintings are found by, which have a name in every language (texts.ts); any other word is shown as
 * written.
 */
export const vocabulary = {
  styles: [
    'ancient-egyptian',
    'roman',
    'byzantine',
    'romanesque',
    'gothic',
    'early-netherlandish',
    'renaissance',
    'mannerism',
    'baroque',
    'dutch-golden-age',
    'rococo',
    'neoclassicism',
    'romanticism',
    'realism',
    'pre-raphaelite',
    'impressionism',
    'shan-shui',
    'gongbi',
    'literati',
    'yamato-e',
    'ukiyo-e',
    'mughal',
    'persian-miniature',
    'maya',
  ],
  themes: [
    'portrait',
    'landscape',
    'history',
    'religion',
    'mythology',
    'everyday-life',
    'still-life',
    'animals',
    'flowers-and-birds',
    'city',
    'sea',
    'interior',
    'battle',
    'court',
    'nude',
    'literature',
  ],
  materials: [
    'oil',
    'tempera',
    'fresco',
    'encaustic',
    'ink',
    'ink-and-colour',
    'watercolour',
    'gouache',
    'pastel',
    'mosaic',
    'woodblock',
    'gold',
  ],
  supports: ['canvas', 'panel', 'paper', 'silk', 'plaster', 'wall', 'copper', 'parchment', 'stone', 'board'],
} as const;
export type Vocabulary = keyof typeof vocabulary;
export const vocabularies = Object.keys(vocabulary) as Vocabulary[];

/** Maximum number of words of one kind per painting. */
const maxWords = 30;
const Words = z.array(z.string().trim().min(1).max(limits.tagNameLength)).max(maxWords).default([]);
/** Length of a side in centimetres; the longest painted scrolls measure fifty metres. */
const SideLength = z.number().min(0.01).max(100_000).nullable().default(null);

const Artist = z.object({
  /** The painter's entry; null if there is none. */
  itemId: EntryId.nullable().default(null),
  name: Names,
  role: z.enum(artistRoles).default('painter'),
});

/**
 * Content of a `painting` revision. Time and place of its making are in its facts (`made`), as for every subject with a
 * time.
 */
export const Painting = z.object({
  artists: z.array(Artist).max(20).default([]),
  styles: Words,
  themes: Words,
  materials: Words,
  supports: Words,
  size: z
    .object({ height: SideLength, width: SideLength, depth: SideLength })
    .default({ height: null, width: null, depth: null }),
  /** A subject that has a place. */
  museum: EntryId.nullable().default(null),
  inventory: Name.default(''),
  provenance: BoundedTexts(limits.summaryLength).default({}),
  creditLine: BoundedText(limits.citationFieldLength).default(''),
  /** Licence of the painting itself, if its museum states one; each picture has its own. */
  licence: z.enum(licences).nullable().default(null),
  /** The first is the main picture. */
  images: z.array(WrittenPicture).max(limits.nodeImages).default([]),
  source: CitationInput.nullable().default(null),
});
export type Painting = z.output<typeof Painting>;

/** Number of hues to filter by: twelve of the colour wheel, and 12 for pictures without colour. */
export const hueCount = 13;
