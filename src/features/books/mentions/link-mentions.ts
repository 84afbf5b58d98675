import type { AlignedRow } from '../contract.ts';
import type { ChapterMentions, Mention, MentionedEntry } from './contract.ts';

const token = /<[^>]+(?:>|$)|&(?:#\d+|#x[\da-f]+|\w+);|[^<&]+|&/gi;
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Elements whose content is not part of the text: notes, note marks, readings. */
const isOutsideText = (tag: string) => /^<(?:rt|rp)\b|^<small[^>]*class="note"|^<sup[^>]*data-note/.test(tag);

/**
 * Inserts links around mentions. `html` is safe; offsets count its text as the database does (safe-segment.ts): without
 * notes and readings, with a line break as a space.
 */
export function linkMentions(
  html: string,
  mentions: readonly Pick<Mention, 'at' | 'mentionContent' | 'itemId'>[],
  entries: Readonly<Record<string, MentionedEntry>>,
): string {
  const linkedMentions = mentions.filter(({ itemId }) => entries[itemId]).sort((a, b) => a.at - b.at);
  if (!linkedMentions.length) return html;
  let out = '',
    at = 0,
    apart = 0,
    next = 0;
  const open: boolean[] = [];
  const put = (piece: string, length: number) => {
    let rest = piece,
      place = at;
    while (next < linkedMentions.length && rest) {
      const { at: from, mentionContent, itemId } = linkedMentions[next]!;
      const until = from + mentionContent.length;
      if (from >= at + length) break;
      if (until <= place) {
        next++;
        continue;
      }
      // An entity is one character and is never split.
      const cut = (to: number) => (piece.length === length ? to - place : rest.length);
      const lead = from > place ? rest.slice(0, cut(from)) : '';
      rest = rest.slice(lead.length);
      place = Math.max(place, from);
      const end = Math.min(until, at + length);
      const words = rest.slice(0, cut(end));
      rest = rest.slice(words.length);
      place = end;
      out += lead + renderMentionLink(words, entries[itemId]!);
      if (until <= at + length) next++;
      else break;
    }
    out += rest;
    at += length;
  };
  for (const [piece] of html.matchAll(token)) {
    if (piece.startsWith('</')) {
      if (open.pop()) apart--;
      out += piece;
    } else if (piece.startsWith('<')) {
      if (/^<br\b/.test(piece)) {
        if (!apart) at++;
      } else {
        open.push(isOutsideText(piece));
        if (open.at(-1)) apart++;
      }
      out += piece;
    } else if (apart) out += piece;
    else put(piece, /^&[^&]+;$/.test(piece) ? 1 : piece.length);
  }
  return out;
}

const renderMentionLink = (words: string, { kind, name, about, href }: MentionedEntry) =>
  `<a class="mention" data-kind="${kind}" data-card="${escapeHtml(about ? `${name} — ${about}` : name)}" href="${escapeHtml(href)}">${words}</a>`;

/** Adds mention links to the rows of a chapter page. */
export function linkMentionsInRows(
  rows: readonly AlignedRow[],
  { mentions, entries }: ChapterMentions,
  read: readonly string[],
): AlignedRow[] {
  const of = Map.groupBy(mentions, ({ witness, page }) => `${witness} ${page}`);
  if (!of.size) return [...rows];
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => ({
      ...cell,
      segments: cell.segments.map((segment) => ({
        ...segment,
        html: linkMentions(segment.html, of.get(`${read[at]} ${segment.id}`) ?? [], entries),
      })),
    })),
  }));
}
