import { articlePart } from './features/editor/article/part.ts';
import { bookLinkPart, bookPart, chapterPart } from './features/editor/books/parts.ts';
import type { EntryPart, Part } from './features/editor/face/part.ts';
import { factsPart } from './features/editor/facts/part.ts';
import { familyPart } from './features/editor/family/part.ts';
import { groupPart } from './features/editor/group/part.ts';
import { galleryPart, picturePart, regionsPart } from './features/editor/gallery/part.ts';
import { paintingPart } from './features/editor/painting/part.ts';
import { recordingsPart } from './features/editor/recordings/part.ts';
import { relationsPart } from './features/editor/relations/part.ts';
import { textPart } from './features/editor/text/part.ts';
import { mapScriptPart } from './features/editor/mapscript/part.ts';
import { tourPart } from './features/editor/tour/part.ts';
import { timelinePart } from './features/editor/timeline/part.ts';
import { timemapPart } from './features/editor/timemap/part.ts';

/** The browser's halves of the parts of an entry, in the order of the editor's tabs (ARCHITECTURE.md, "part"). */
export const entryParts: readonly EntryPart[] = [
  textPart,
  factsPart,
  paintingPart,
  timelinePart,
  timemapPart,
  relationsPart,
  familyPart,
  galleryPart,
  recordingsPart,
];
/** Those of all things. */
export const parts: readonly Part[] = [
  ...entryParts,
  picturePart,
  regionsPart,
  bookPart,
  chapterPart,
  bookLinkPart,
  articlePart,
  groupPart,
  mapScriptPart,
  tourPart,
];

const byName = new Map<string, Part>(parts.map((part) => [part.name, part]));
export function partNamed(name: string): Part {
  const part = byName.get(name);
  if (!part) throw new Error(`no part is called ${name}`);
  return part;
}

/** Where a part of an entry is written. */
export function writingAddress(itemId: string, name: string): string {
  const { at, hash } = partNamed(name);
  return at ? at(itemId) : `/user/edit?id=${encodeURIComponent(itemId)}${hash}`;
}
