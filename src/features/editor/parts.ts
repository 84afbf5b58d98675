import type { PartView } from '../../kit/registry/part-views.ts';
import { withReviewerEditor } from './reviewer-editors.tsx';
import { textPart } from './text/part.ts';
import { factsPart } from './facts/part.ts';
import { paintingPart } from './painting/part.ts';
import { timelinePart } from './timeline/part.ts';
import { timemapPart } from './timemap/part.ts';
import { relationsPart } from './relations/part.ts';
import { familyPart } from './family/part.ts';
import { galleryPart, picturePart, regionsPart } from './gallery/part.ts';
import { recordingsPart } from './recordings/part.ts';
import { bookPart, chapterPart, bookLinkPart } from './books/parts.ts';
import { articlePart } from './article/part.ts';
import { groupPart } from './group/part.ts';
import { mapScriptPart } from './mapscript/part.ts';
import { tourPart } from './tour/part.ts';

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
