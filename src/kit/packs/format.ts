import { z } from 'zod';
import { LanguageCode, PartName } from '../../rules/schemas.ts';

/** Format of packs (docs/decisions/0054). A reader of this version rejects newer ones. */
export const packFormat = 'stele-pack';
export const packVersion = 1;

/** Names of files in a pack: within folders of the format, so no path leads elsewhere. */
const filePattern = /^(?:[a-z]{2,12}\/)?[\w-][\w.-]{0,79}$/;
export const isFileName = (name: string): boolean => filePattern.test(name) && !name.includes('..');

export const manifestFile = 'manifest.json';
/** The file that an importer reads; the other files hold the same content for other programs. */
export const partsFile = 'parts.ndjson';
export const mediaFile = 'media.ndjson';

const Origin = z.strictObject({
  name: z.string().max(300),
  licence: z.string().max(300),
  url: z.string().max(2000).nullable(),
});
export type PackOrigin = z.output<typeof Origin>;

/** Content and origin of a pack. Written last, so that a truncated pack has none. */
export const Manifest = z.strictObject({
  format: z.literal(packFormat),
  version: z.literal(packVersion),
  madeAt: z.iso.datetime(),
  /** The version of Stele that made it. */
  stele: z.string().max(60),
  /** Name and address of the site that made it. */
  site: z.strictObject({ name: z.string().min(1).max(200), url: z.url({ protocol: /^https?$/ }).max(500) }),
  /** The requested selection: `all`, `entry:augustus`. */
  selection: z.string().max(2000),
  /** Licence of the text by members of that site; imported text has the licences of `origins`. */
  licence: z.string().max(300),
  origins: z.array(Origin).max(10_000),
  counts: z.strictObject({ entries: z.int(), books: z.int(), media: z.int() }),
  files: z
    .array(
      z.strictObject({
        name: z.string().max(100),
        type: z.string().max(120),
        bytes: z.int().min(0),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .max(1_000_000),
});
export type Manifest = z.output<typeof Manifest>;
export type PackedFile = Manifest['files'][number];

/** Most author names of one part. */
const maxAuthors = 200;
/** A part of a thing as published: a line of `parts.ndjson`. All parts of a thing are consecutive. */
export const PartLine = z.strictObject({
  thing: z.string().trim().min(1).max(120),
  /** `subject`, `book`, `image`. */
  type: z.string().max(40),
  part: PartName,
  language: LanguageCode.nullable(),
  key: z.string().max(100),
  content: z.unknown(),
  /** Authors, the first one first; empty for imported parts. */
  authors: z.array(z.string()).max(maxAuthors),
  /** Where it had been imported from, if it was. */
  origin: Origin.nullable(),
});
export type PartLine = z.output<typeof PartLine>;

/** A picture, sound or film with its rights: a line of `media.ndjson`. */
export const MediaLine = z.strictObject({
  kind: z.enum(['picture', 'recording']),
  file: z.string().max(100),
  /** The address that parts use for it. */
  address: z.string().max(300),
  /** Details of a picture; those of a recording are in the entry that shows it. */
  details: z.unknown(),
});
export type MediaLine = z.output<typeof MediaLine>;
