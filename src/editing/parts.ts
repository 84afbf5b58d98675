import type { PartView } from '../kit/registry/part-views.ts';
import { withReviewerEditor } from './reviewer-editors.tsx';
import { textPart } from '../features/entries/edit/text/part.ts';
import { factsPart } from '../features/entries/edit/facts/part.ts';
import { paintingPart } from '../features/paintings/edit/part.ts';
import { timelinePart } from '../features/timelines/edit/part.ts';
import { timemapPart } from '../features/timemaps/edit/part.ts';
import { relationsPart } from '../features/relations/edit/part.ts';
import { familyPart } from '../features/families/edit/part.ts';
import { galleryPart, picturePart, regionsPart } from '../features/media/edit/gallery/part.ts';
import { recordingsPart } from '../features/media/edit/recordings/part.ts';
import { bookPart, chapterPart, bookLinkPart } from '../features/books/edit/parts.ts';
import { articlePart } from '../features/articles/edit/part.ts';
import { groupPart } from '../features/groups/edit/part.ts';
import { mapScriptPart } from '../features/timemaps/edit/scripts/part.ts';
import { tourPart } from '../features/tours/edit/part.ts';

/** The browser-side definitions of all parts; those of an entry in the order of its editor's tabs. */
export const parts: readonly PartView[] = [
  textPart,
  factsPart,
  paintingPart,
  timelinePart,
  timemapPart,
  relationsPart,
  familyPart,
  galleryPart,
  recordingsPart,
  picturePart,
  regionsPart,
  bookPart,
  chapterPart,
  bookLinkPart,
  articlePart,
  groupPart,
  mapScriptPart,
  tourPart,
].map(withReviewerEditor);
