import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { toStorableText } from '../../rules/names.ts';
import { isSimpleEnough, toPlainText } from '../../rules/safe-html.ts';
import { webAddressOf } from './web-address.ts';
import { safeAttributes, segmentAttributes, segmentTags } from './face/segment-markup.ts';
import type { ChapterContent, Segment } from './rules.ts';

const sanitizeOptions: sanitizeHtml.IOptions = {
  allowedTags: [...segmentTags],
  disallowedTagsMode: 'discard',
  allowedAttributes: segmentAttributes,
  parseStyleAttributes: false,
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: safeAttributes(tagName, attribs) }) },
};

/** Most segments contain no markup: this check is all that they cost. */
const markup = /[<>&]/;

/** Sanitizes the inline HTML of a segment: allows only ruby, inline notes, emphasis and runs of another language. */
export function sanitizeSegmentHtml(html: string): string {
  const given = toStorableText(html);
  if (!markup.test(given)) return given;
  if (!isSimpleEnough(given)) return toPlainText(given);
  return toStorableText(sanitizeHtml(given, sanitizeOptions));
}

const sanitizeSegment = (segment: Segment): Segment => ({
  ...segment,
  html: sanitizeSegmentHtml(segment.html),
  ...(segment.notes && { notes: segment.notes.map((note) => ({ ...note, html: sanitizeSegmentHtml(note.html) })) }),
});

/** A chapter in its stored form. */
export const sanitizeChapter = ({ segments, pages }: ChapterContent): ChapterContent => ({
  segments: segments.map(sanitizeSegment),
  pages: pages.map((page) => ({ ...page, canvas: webAddressOf(page.canvas) })),
});

/** A chapter in its stored form, with the plain text of each segment. */
export interface ChapterWithText extends Pick<ChapterContent, 'pages'> {
  segments: readonly (Segment & SegmentText)[];
}

const chapterCache = new WeakMap<ChapterContent, ChapterWithText>();
/** Cached, because publishing uses it several times. */
export function extractChapterText(content: ChapterContent): ChapterWithText {
  const cachedChapter = chapterCache.get(content);
  if (cachedChapter) return cachedChapter;
  const { segments, pages } = sanitizeChapter(content);
  const chapter = { segments: segments.map((segment) => ({ ...segment, ...extractSegmentText(segment) })), pages };
  chapterCache.set(content, chapter);
  return chapter;
}

/** The plain text of a segment without readings and notes, and the text of all its notes. */
export interface SegmentText {
  text: string;
  notesText: string;
}

/** Extracts the text of safe HTML. A line break becomes a space; ruby readings are neither text nor note. */
export function extractSegmentText({ html, notes = [] }: Pick<Segment, 'html' | 'notes'>): SegmentText {
  const margin = notes.map((note) => separateNotes(note.html).text);
  if (!markup.test(html)) return { text: html, notesText: margin.join('\n') };
  const { text, note } = separateNotes(html);
  return { text, notesText: [...note, ...margin].join('\n') };
}

const readingTags = ['rt', 'rp'];
function separateNotes(html: string): { text: string; note: string[] } {
  let text = '',
    hidden = 0,
    current: string[] | null = null;
  const notes: string[] = [],
    open: ('silent' | 'note' | null)[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'br') {
          if (current) current.push(' ');
          else text += ' ';
        }
        const kind = readingTags.includes(name) || (name === 'sup' && 'data-note' in attributes) ? 'silent' : null;
        const begins = name === 'small' && attributes.class === 'note' && !current;
        if (kind) hidden++;
        if (begins) current = [];
        open.push(kind ?? (begins ? 'note' : null));
      },
      ontext(words) {
        if (hidden) return;
        if (current) current.push(words);
        else text += words;
      },
      onclosetag() {
        const closed = open.pop();
        if (closed === 'silent') hidden--;
        if (closed !== 'note') return;
        notes.push(current!.join(''));
        current = null;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return { text, note: notes };
}
