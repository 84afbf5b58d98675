import { articlePart } from './features/articles/part.server.ts';
import { bookLinkPart, bookPart, chapterPart } from './features/books/parts.server.ts';
import { factsPart, textPart } from './features/entries/parts.server.ts';
import { familyPart } from './features/families/part.server.ts';
import { groupPart } from './features/groups/part.server.ts';
import { relationsPart } from './features/relations/part.server.ts';
import { galleryPart, picturePart, regionsPart } from './features/media/gallery/parts.server.ts';
import { recordingsPart } from './features/media/recordings/part.server.ts';
import { paintingPart } from './features/paintings/part.server.ts';
import type { Part } from './features/revisions/face/part.server.ts';
import { timelinePart } from './features/timelines/part.server.ts';
import { mapScriptPart } from './features/timemaps/scripts/part.server.ts';
import { tourPart } from './features/tours/part.server.ts';
import { timemapPart } from './features/timemaps/part.server.ts';
import { fail } from './rules/errors.ts';
import type { Module } from './rules/modules.ts';

/** In the order in which they are published: facts make the subject, and an event ranks by how well its subject is linked. */
const ofTheHouse = [
  factsPart,
  textPart,
  relationsPart,
  familyPart,
  timelinePart,
  timemapPart,
  paintingPart,
  galleryPart,
  picturePart,
  regionsPart,
  recordingsPart,
] as const;

/** Every part that things have, a line each. */
export const parts: Part[] = [
  ...ofTheHouse,
  bookPart,
  chapterPart,
  bookLinkPart,
  articlePart,
  groupPart,
  mapScriptPart,
  tourPart,
];

type Of<P> = P extends Part<infer Content> ? Content : never;
/** What the parts of the house hold, by name. */
export type Contents = { [P in (typeof ofTheHouse)[number] as P['name']]: Of<P> };
/** Those of which there is one in each language. */
export type PerLanguage = Extract<(typeof ofTheHouse)[number], { perLanguage: true }>['name'];

export const isPart = (name: string): boolean => parts.some((one) => one.name === name);

/** Looked up with each call. Fails with `badInput` where there is no such part. */
export const partNamed = (name: Module): Part =>
  parts.find((one) => one.name === name) ?? fail('badInput', { field: 'module', reason: 'unknownPart' });
