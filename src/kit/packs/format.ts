import { z } from 'zod';
import { LanguageCode, PartName } from '../../rules/schemas.ts';

/** What a pack is (docs/decisions/0054). A reader of this version refuses newer ones. */
export const packFormat = 'stele-pack';
export const packVersion = 1;

/** Names of files in a pack: small folders of ours, no path that leads anywhere else. */
const filePattern = /^(?:[a-z]{2,12}\/)?[\w-][\w.-]{0,79}$/;
export const isFileName = (name: string): boolean => filePattern.test(name) && !name.includes('..');

export const manifestFile = 'manifest.json';
/** What an importer reads; all else in a pack is the same for other programs. */
export const partsFile = 'parts.ndjson';
export const mediaFile = 'media.ndjson';

const Origin = z.strictObject({
  name: z.string().max(300),
  licence: z.string().max(300),
  url: z.string().max(2000).nullable(),
});
export type PackOrigin = z.output<typeof Origin>;

/** What stands in a pack, and where it comes from. Written last, so that a pack that was cut off has none. */
export const Manifest = z.strictObject({
  format: z.literal(packFormat),
  version: z.literal(packVersion),
  madeAt: z.iso.datetime(),
  /** The version of Stele that made it. */
  stele: z.string().max(60),
  /** The site that it was taken from: its name and its address. */
  site: z.strictObject({ name: z.string().min(1).max(200), url: z.url({ protocol: /^https?$/ }).max(500) }),
  /** What was asked for: `all`, `entry:augustus`. */
  selection: z.string().max(2000),
  /** Of what the members of that site wrote; what was imported there stands under the licences of `origins`. */
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

/** Names of authors as readers see them, of one part. */
const mostAuthors = 200;
/** A part of a thing as it was published: a line of `parts.ndjson`. All parts of a thing follow one another. */
export const PartLine = z.strictObject({
  thing: z.string().trim().min(1).max(120),
  /** `subject`, `book`, `image`. */
  type: z.string().max(40),
  part: PartName,
  language: LanguageCode.nullable(),
  key: z.string().max(100),
  content: z.unknown(),
  /** Who wrote it, the first first; nobody where it was imported. */
  authors: z.array(z.string()).max(mostAuthors),
  /** Where it had been imported from. */
  origin: Origin.nullable(),
});
export type PartLine = z.output<typeof PartLine>;

/** A picture, sound or film with its rights: a line of `media.ndjson`. */
export const MediaLine = z.strictObject({
  kind: z.enum(['picture', 'recording']),
  /** In the pack. */
  file: z.string().max(100),
  /** By which the contents of parts speak of it. */
  address: z.string().max(300),
  /** What is told of a picture; a recording's stands with the entry that shows it. */
  details: z.unknown(),
});
export type MediaLine = z.output<typeof MediaLine>;
