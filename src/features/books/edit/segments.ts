import type { Segment, SegmentNote } from '../rules.ts';

/** An empty segment. */
export const emptySegment = (id: string): Segment => ({ id, kind: 'paragraph', html: '' });

/** The next unused whole number. */
function freeId(segments: readonly Segment[]): string {
  const numbers = segments.map(({ id }) => Number.parseInt(id, 10)).filter(Number.isFinite);
  return String(Math.max(0, ...numbers) + 1);
}

const replaceAt = (segments: readonly Segment[], place: number, ...instead: Segment[]) => [
  ...segments.slice(0, place),
  ...instead,
  ...segments.slice(place + 1),
];

export const setSegment = (segments: readonly Segment[], place: number, change: Partial<Segment>): Segment[] =>
  replaceAt(segments, place, { ...segments[place]!, ...change });

export const removeSegment = (segments: readonly Segment[], place: number): Segment[] => replaceAt(segments, place);

export const addAfter = (segments: readonly Segment[], place: number): Segment[] => [
  ...segments.slice(0, place + 1),
  emptySegment(freeId(segments)),
  ...segments.slice(place + 1),
];

/** Moves a segment one position up or down. */
export function moveSegment(segments: readonly Segment[], place: number, by: -1 | 1): Segment[] {
  const to = place + by;
  if (to < 0 || to >= segments.length) return [...segments];
  const moved = [...segments];
  [moved[place], moved[to]] = [moved[to]!, moved[place]!];
  return moved;
}

/** Ids of the notes whose marks are in a segment's text, in the order of the marks. */
const findNoteIds = (html: string): string[] => [...html.matchAll(/<sup data-note="([^"]+)">/g)].map(([, id]) => id!);

/** The next unused note number. */
export const freeNote = (notes: readonly SegmentNote[]): string =>
  String(Math.max(0, ...notes.map(({ id }) => Number(id) || 0)) + 1);

/**
 * The notes of a segment after its text changed: a note is removed and restored together with its mark (`gone` holds
 * earlier notes), in the order of the marks; a note that had no mark stays.
 */
export function syncNotes(
  { html: before, notes = [] }: Segment,
  html: string,
  gone: ReadonlyMap<string, SegmentNote>,
): SegmentNote[] {
  const [was, is] = [findNoteIds(before), findNoteIds(html)];
  const remainingNotes = notes.filter(({ id }) => is.includes(id) || !was.includes(id));
  for (const [place, id] of is.entries()) {
    const back = remainingNotes.some((note) => note.id === id) ? undefined : gone.get(id);
    if (!back) continue;
    const earlier = is.slice(0, place);
    remainingNotes.splice(remainingNotes.findLastIndex((note) => earlier.includes(note.id)) + 1, 0, back);
  }
  return remainingNotes;
}

export const withoutMark = (html: string, id: string): string =>
  html.replace(/<sup data-note="([^"]+)">[^<]*<\/sup>/g, (mark, noteId: string) => (noteId === id ? '' : mark));

/** Splits a segment at the caret; both halves keep the alignment. */
export function splitSegment(
  segments: readonly Segment[],
  place: number,
  [before, after]: readonly [string, string],
): Segment[] {
  const { notes = [], ...segment } = segments[place]!;
  const behind = findNoteIds(after);
  const having = (some: SegmentNote[]) => some.length > 0 && { notes: some };
  return replaceAt(
    segments,
    place,
    { ...segment, html: before.trimEnd(), ...having(notes.filter(({ id }) => !behind.includes(id))) },
    {
      ...segment,
      id: freeId(segments),
      html: after.trimStart(),
      aligned: segment.aligned ?? [segment.id],
      ...having(notes.filter(({ id }) => behind.includes(id))),
    },
  );
}

/** Renumbers the notes of a segment so that no number is taken by `others`. */
function renumberNotes(segment: Segment, others: readonly SegmentNote[]): Segment {
  const taken = [...others],
    numbers = new Map<string, string>();
  for (const { id } of segment.notes ?? []) {
    const free = taken.some((note) => note.id === id) ? freeNote([...taken, ...segment.notes!]) : id;
    numbers.set(id, free);
    taken.push({ id: free, html: '', kind: 'note' });
  }
  return {
    ...segment,
    html: segment.html.replace(/(<sup data-note=")([^"]+)(">)([^<]*)/g, (_, open, id: string, close, label) => {
      const number = numbers.get(id) ?? id;
      return `${open}${number}${close}${label === id ? number : label}`;
    }),
    notes: segment.notes?.map((note) => ({ ...note, id: numbers.get(note.id)! })),
  };
}

export function joinSegments(segments: readonly Segment[], place: number): Segment[] {
  const segment = segments[place]!,
    next = segments[place + 1] && renumberNotes(segments[place + 1]!, segment.notes ?? []);
  if (!next) return [...segments];
  const notes = [...(segment.notes ?? []), ...(next.notes ?? [])];
  const aligned =
    segment.aligned || next.aligned
      ? [...new Set([...(segment.aligned ?? [segment.id]), ...(next.aligned ?? [next.id])])]
      : undefined;
  const joined: Segment = {
    ...segment,
    html: [segment.html, next.html]
      .filter(Boolean)
      .join(/[\p{Script=Han}。，；：！？」』]$/u.test(segment.html) ? '' : ' '),
    ...(notes.length && { notes }),
    ...(aligned && { aligned }),
  };
  return [...segments.slice(0, place), joined, ...segments.slice(place + 2)];
}

/** The segments of the original that a segment translates, stored or by default. */
export const alignedIdsOf = ({ id, aligned }: Segment, original: readonly string[]): string[] =>
  (aligned ?? [id]).filter((originalId) => original.includes(originalId));

/** Omits the alignment if it equals the default. */
const withAligned = (segment: Segment, aligned: readonly string[]): Segment => {
  const { aligned: _old, ...rest } = segment;
  return aligned.length === 1 && aligned[0] === segment.id ? rest : { ...rest, aligned: [...aligned] };
};

export type Alignment = 'earlier' | 'later' | 'longer' | 'shorter';

/**
 * Moves the span of original segments that a segment translates one earlier or later, or makes it one longer or shorter
 * at its end.
 */
export function align(segment: Segment, original: readonly string[], how: Alignment): Segment {
  const places = alignedIdsOf(segment, original).map((id) => original.indexOf(id));
  const last = original.length - 1;
  if (last < 0) return segment;
  const from = places.length ? Math.min(...places) : 0,
    until = places.length ? Math.max(...places) : -1;
  const span = (first: number, end: number) =>
    withAligned(segment, original.slice(Math.max(0, first), Math.min(last, end) + 1));
  switch (how) {
    case 'earlier':
      return from === 0 ? span(from, Math.max(from, until)) : span(from - 1, Math.max(from, until) - 1);
    case 'later':
      return until >= last ? span(Math.min(from, last), last) : span(until < 0 ? 0 : from + 1, until + 1);
    case 'longer':
      return span(from, until + 1);
    case 'shorter':
      return until > from ? span(from, until - 1) : segment;
  }
}

/**
 * Moves a segment of the original from one aligned segment, or from none, to another; the alignment keeps the order of
 * the original.
 */
export function moveOriginal(
  segments: readonly Segment[],
  original: readonly string[],
  { id, from, to }: { id: string; from: number | null; to: number },
): Segment[] {
  if (from === to || !original.includes(id)) return [...segments];
  return segments.map((segment, place) => {
    if (place !== from && place !== to) return segment;
    const alignedIds = new Set(alignedIdsOf(segment, original));
    if (place === to) alignedIds.add(id);
    else alignedIds.delete(id);
    return withAligned(
      segment,
      original.filter((originalId) => alignedIds.has(originalId)),
    );
  });
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Splits a whole text into segments, by paragraph (separated by blank lines) or by line; numbered from 1. */
export function segmentsOfText(text: string, each: 'paragraph' | 'line'): Segment[] {
  const pieces = text
    .replace(/\r\n?/g, '\n')
    .split(each === 'line' ? '\n' : /\n\s*\n/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  return pieces.map((piece, place) => ({
    id: String(place + 1),
    kind: each === 'line' ? 'verse' : 'paragraph',
    html: escapeHtml(piece).replaceAll('\n', '<br />'),
  }));
}

/** Ids that are duplicate or malformed. */
export function findInvalidIds(segments: readonly Segment[]): Set<string> {
  const met = new Set<string>(),
    wrong = new Set<string>();
  for (const { id } of segments) {
    if (met.has(id) || !/^[\w.:-]{1,40}$/.test(id)) wrong.add(id);
    met.add(id);
  }
  return wrong;
}

/**
 * Three-way merge by segment: keeps what I changed and takes what only the other version changed. `contested` is true
 * if both versions changed the same segment.
 */
export function mergeSegments(
  was: readonly Segment[],
  local: readonly Segment[],
  remote: readonly Segment[],
): { segments: Segment[]; contested: boolean } {
  const json = (segment: Segment | undefined) => JSON.stringify(segment ?? null);
  const of = (list: readonly Segment[]) => new Map(list.map((segment) => [segment.id, segment]));
  const [old, other, localById] = [of(was), of(remote), of(local)];
  let contested = false;
  const segments = local.flatMap((segment) => {
    const before = old.get(segment.id),
      their = other.get(segment.id);
    if (json(segment) === json(before)) return their ? [their] : [];
    if (json(their) !== json(before) && json(their) !== json(segment)) contested = true;
    return [segment];
  });
  // Insert the segments that only they have after the same predecessor as in their version.
  for (const [place, segment] of remote.entries()) {
    if (old.has(segment.id) || localById.has(segment.id)) continue;
    const before = remote
      .slice(0, place)
      .reverse()
      .find(({ id }) => segments.some((mineOne) => mineOne.id === id));
    segments.splice(before ? segments.findIndex(({ id }) => id === before.id) + 1 : 0, 0, segment);
  }
  return { segments, contested };
}
