import { z } from 'zod';
import { licences } from '../../rules/licences.ts';
import * as limits from '../../rules/limits.ts';
import { BoundedText, BoundedTexts, CitationInput, EntryId, Name, Names } from '../../rules/schemas.ts';
import { WrittenPicture } from '../media/rules.ts';

/** What the painter has to do with it. */
export const artistRoles = ['painter', 'attributed', 'workshop', 'circle', 'after'] as const;
export type ArtistRole = (typeof artistRoles)[number];

/**
 * Words by which paintings are found, which have a name in every language (texts.ts); any other word stands as it was
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

/** Words of one kind of a painting. */
const mostWords = 30;
const Words = z.array(z.string().trim().min(1).max(limits.tagNameLength)).max(mostWords).default([]);
/** Of a side, in centimetres; the longest painted scrolls have fifty metres. */
const Side = z.number().min(0.01).max(100_000).nullable().default(null);

const Artist = z.object({
  /** The painter's entry; null for one who has none. */
  itemId: EntryId.nullable().default(null),
  name: Names,
  role: z.enum(artistRoles).default('painter'),
});

/**
 * What a `painting` revision proposes. When it was made and where it came from stand in its facts (`made`), as with
 * everything that has a time.
 */
export const Painting = z.object({
  artists: z.array(Artist).max(20).default([]),
  styles: Words,
  themes: Words,
  materials: Words,
  supports: Words,
  size: z.object({ height: Side, width: Side, depth: Side }).default({ height: null, width: null, depth: null }),
  /** A subject with a place. */
  museum: EntryId.nullable().default(null),
  inventory: Name.default(''),
  provenance: BoundedTexts(limits.wordsLength).default({}),
  creditLine: BoundedText(limits.citationFieldLength).default(''),
  /** Of the painting itself, where its museum says so; each picture of it has its own. */
  licence: z.enum(licences).nullable().default(null),
  /** The first is the one that stands for it. */
  images: z.array(WrittenPicture).max(limits.nodeImages).default([]),
  source: CitationInput.nullable().default(null),
});
export type Painting = z.output<typeof Painting>;

/** Hues by which paintings are found: twelve of the wheel, 12 for what has no colour. */
export const hues = 13;
