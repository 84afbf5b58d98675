import * as bookLimits from '../../src/features/books/limits.ts';
import type { Piece } from './record.ts';

/** Letters above which a piece is divided at the end of a sentence; the longest paragraphs of novels have fewer. */
const maxSegmentLetters = 8000;
/** Part of that length before which no end is looked for. */
const leastShare = 0.5;

const tagPattern = /<[^<>]*>/y;
/** The end of a line, of a sentence and of a word, best first. */
const ends = [/<br>/g, /[。！？](?:[」』”’）]*)|[.!?;]["”’»)]* /g, / |、|，/g] as const;

/**
 * Divides a long piece into several at the ends of its lines or sentences, and one with more notes than a segment may
 * have. Emphasis that a cut goes through is closed and opened again; notes go with their marks.
 */
export function* dividePiece(piece: Piece): Generator<Piece> {
  const { notes = [] } = piece;
  const htmls =
    piece.html.length > maxSegmentLetters || notes.length > bookLimits.notesOfSegment
      ? [...divideHtml(piece.html)]
      : [piece.html];
  if (htmls.length === 1 && notes.length <= bookLimits.notesOfSegment) {
    yield { ...piece, ...(notes.length && { notes: notes.flatMap(divideNote) }) };
    return;
  }
  const waiting = [...notes];
  for (const [at, html] of htmls.entries()) {
    const marked = new Set([...html.matchAll(/<sup data-note="([^"]*)"/g)].map(([, id]) => id));
    const isLast = at === htmls.length - 1;
    const ownNotes = isLast ? waiting.splice(0) : takeWhere(waiting, ({ id }) => marked.has(id));
    const { headings, ...rest } = piece;
    yield {
      ...(at === 0 && headings ? piece : rest),
      html,
      notes: ownNotes.slice(0, bookLimits.notesOfSegment).flatMap(divideNote),
    };
    // Notes without marks beyond the limit become segments of their own.
    for (let more = bookLimits.notesOfSegment; more < ownNotes.length; more += bookLimits.notesOfSegment)
      yield { ...rest, html: '…', notes: ownNotes.slice(more, more + bookLimits.notesOfSegment).flatMap(divideNote) };
  }
}

function takeWhere<Value>(values: Value[], test: (value: Value) => boolean): Value[] {
  const taken = values.filter(test);
  for (const value of taken) values.splice(values.indexOf(value), 1);
  return taken;
}

/** A note longer than one may be, as several. */
function divideNote(note: NonNullable<Piece['notes']>[number]): NonNullable<Piece['notes']> {
  if (note.html.length <= bookLimits.noteLength) return [note];
  return [...divideHtml(note.html)].map((html, at) => ({ ...note, id: at ? `${note.id}-${at + 1}` : note.id, html }));
}

/** Divides HTML into parts of at most `maxSegmentLetters`, apart from tags that are opened again. */
function* divideHtml(html: string): Generator<string> {
  let rest = html;
  while (rest.length > maxSegmentLetters) {
    const cut = cutIn(rest);
    const { open, reading } = openTagsAt(rest, cut);
    const at = reading ?? cut;
    if (at === 0) break; // a reading longer than a segment stays whole
    const before = reading === null ? open : openTagsAt(rest, at).open;
    yield (
      rest.slice(0, at) +
        before
          .toReversed()
          .map((tag) => `</${tag.slice(1).split(/[ >]/)[0]}>`)
          .join('')
    );
    rest = before.join('') + rest.slice(at);
  }
  yield rest;
}

/** Where to cut: after the last end of the best kind. */
function cutIn(html: string): number {
  const window = html.slice(0, maxSegmentLetters),
    least = maxSegmentLetters * leastShare;
  for (const end of ends) {
    const places = [...window.matchAll(end)].map((match) => match.index + match[0].length);
    const last = places.findLast((at) => at > least && !isInTag(window, at));
    if (last) return last;
  }
  const begin = window.lastIndexOf('<');
  let at = begin > window.lastIndexOf('>') ? begin : maxSegmentLetters;
  const entity = window.lastIndexOf('&', at - 1);
  if (entity > at - 10 && !window.slice(entity, at).includes(';')) at = entity; // never within a character reference
  return /[\udc00-\udfff]/.test(html[at] ?? '') ? at - 1 : at; // never within a surrogate pair
}

const isInTag = (html: string, at: number) => html.lastIndexOf('<', at - 1) > html.lastIndexOf('>', at - 1);

/** Elements that a cut may not go through. */
const wholeElements = new Set(['ruby', 'rb', 'rt', 'rp', 'sup', 'small']);

/** The tags open at a place, and where the outermost element begins that may not be cut; null if there is none. */
function openTagsAt(html: string, end: number): { open: string[]; reading: number | null } {
  const open: { tag: string; at: number }[] = [];
  const window = html.slice(0, end); // the whole may be long, and without a tag
  for (let at = window.indexOf('<'); at >= 0; at = window.indexOf('<', at + 1)) {
    tagPattern.lastIndex = at;
    const tag = tagPattern.exec(html)?.[0];
    if (!tag || tag === '<br>') continue;
    if (tag.startsWith('</')) open.pop();
    else open.push({ tag, at });
  }
  const whole = open.find(({ tag }) => wholeElements.has(tag.slice(1).split(/[ >]/)[0]!));
  return { open: open.map(({ tag }) => tag), reading: whole?.at ?? null };
}
