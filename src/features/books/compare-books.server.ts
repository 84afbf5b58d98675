import * as limits from '../../rules/limits.ts';
import { compareFields } from '../../editing/revisions/face/compare-items.server.ts';
import { compareWords, limitBlocks } from '../../editing/revisions/face/compare-words.server.ts';
import { compareLists, compareListsCoarsely, noDifference } from '../../editing/revisions/face/compare.server.ts';
import type { BlockChange, Difference } from '../../rules/revisions/difference.ts';
import type { BookContent, ChapterContent, PhotocopyPage, Segment } from './rules.ts';

/** A book as readable fields: each fact, one line per witness and one per chapter. */
function linesOf({ work, facts, witnesses, volumes }: BookContent): Record<string, unknown> {
  const perLanguage = Object.entries(facts).flatMap(([field, value]) => {
    if (field === 'bookAuthors')
      return [[field, facts.bookAuthors.map(({ name, itemId }) => (itemId ? `${name} (${itemId})` : name))]];
    if (field === 'writing') return [[field, value && JSON.stringify(value)]];
    if (field === 'infos') return [[field, facts.infos.map(({ key, text }) => `${key}: ${text}`)]];
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return [[field, value]];
    return [[field, Object.entries(value).flatMap(([name, text]) => (text ? `${name}: ${String(text)}` : []))]];
  });
  return {
    ...Object.fromEntries(perLanguage),
    work,
    witnesses: witnesses.map((witness) =>
      [
        witness.key,
        witness.kind,
        witness.language,
        witness.translator,
        witness.edition,
        witness.licence,
        witness.sourceUrl,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    volumes: volumes.flatMap(({ key, title, chapters }) => [
      `${key} ${title}`,
      ...chapters.map((chapter) => `    ${chapter.key} ${chapter.title}`),
    ]),
  };
}

export const compareBooks = (before: BookContent | null, after: BookContent): Difference => ({
  ...noDifference,
  fields: compareFields(before && linesOf(before), linesOf(after)),
});

export const compareBooksCoarsely = (before: BookContent | null, after: BookContent): Difference => {
  const count = (book: BookContent | null) =>
    book?.volumes.reduce((sum, { chapters }) => sum + chapters.length, 0) ?? 0;
  return { ...noDifference, coarse: true, counts: { added: count(after), removed: count(before), changed: 0 } };
};

/** A segment with its id, notes and alignment, so that all of them are compared. */
const formatSegment = ({ id, html, aligned, notes = [] }: Segment) =>
  [
    `${id} `,
    html,
    aligned ? ` ⇄ ${aligned.join(', ')}` : '',
    ...notes.map((note) => ` [${note.id}: ${note.html}]`),
  ].join('');
const segmentsOf = (chapter: ChapterContent | null) => chapter?.segments ?? [];
/** Pages of a photocopy; a page without a label gets the number that readers see. */
const pagesOf = (chapter: ChapterContent | null): PhotocopyPage[] =>
  (chapter?.pages ?? []).map((page, place) => ({ ...page, label: page.label || String(place + 1) }));
const pageKey = ({ image, canvas }: PhotocopyPage) => image ?? canvas ?? '';

/**
 * Compares two versions of a chapter by segment, matched by id, with word differences. Pages are items, matched by
 * their picture.
 */
export function compareChapters(before: ChapterContent | null, after: ChapterContent): Difference {
  const olds = new Map(segmentsOf(before).map((segment) => [segment.id, segment]));
  const fresh = segmentsOf(after),
    freshIds = new Set(fresh.map(({ id }) => id));
  const allowance = { edits: limits.comparison.allEdits };
  const blocks: BlockChange[] = [];
  const gone = segmentsOf(before).filter(({ id }) => !freshIds.has(id));
  const place = new Map(segmentsOf(before).map(({ id }, at) => [id, at]));
  for (const segment of fresh) {
    const old = olds.get(segment.id),
      text = formatSegment(segment);
    while (old && gone.length && place.get(gone[0]!.id)! < place.get(old.id)!)
      blocks.push({ op: 'removed', runs: [{ op: 'removed', text: formatSegment(gone.shift()!) }] });
    if (!old) blocks.push({ op: 'added', runs: [{ op: 'added', text }] });
    else if (formatSegment(old) === text) blocks.push({ op: 'same', runs: [{ op: 'same', text }] });
    else blocks.push({ op: 'changed', runs: compareWords(formatSegment(old), text, allowance) });
  }
  blocks.push(
    ...gone.map((segment): BlockChange => ({ op: 'removed', runs: [{ op: 'removed', text: formatSegment(segment) }] })),
  );
  const coarse = blocks.length > limits.comparison.blocks;
  const pages = compareLists(pagesOf(before), pagesOf(after), pageKey, { isOrdered: true });
  return {
    ...pages,
    blocks: coarse ? limitBlocks(blocks, limits.comparison.blocks) : blocks,
    coarse: coarse || pages.coarse,
  };
}

export const compareChaptersCoarsely = (before: ChapterContent | null, after: ChapterContent): Difference => {
  const createBlocks = (op: 'added' | 'removed', chapter: ChapterContent | null): BlockChange[] => {
    const text = segmentsOf(chapter).map(formatSegment).join('\n');
    return text ? [{ op, runs: [{ op, text }] }] : [];
  };
  return {
    ...compareListsCoarsely(pagesOf(before), pagesOf(after)),
    blocks: [...createBlocks('removed', before), ...createBlocks('added', after)],
  };
};
