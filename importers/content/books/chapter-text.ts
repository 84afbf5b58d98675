import { contentLanguages } from '../../../src/rules/languages.ts';
import { ContentError, fileName } from '../json-files.ts';
import type { WorldChapter, WorldNote, WorldSegment } from './book.ts';

/** The texts of a segment and of a note, in the order of their lines. */
const labels = { segment: ['original', ...contentLanguages], note: contentLanguages } as const;
type Level = keyof typeof labels;
type Texts = Pick<WorldSegment, (typeof labels.segment)[number]>;

const segmentHead = /^# ([\w.-]{1,40})(?: (verse|heading))?$/;
const noteHead = /^## ([\w.-]{1,40})$/;
const labelledText = /^([a-z]+): (\S.*)$/;
const verseLine = /^ {2}(\S.*)$/;
const reading = /\{([^{}|]*)\|([^{}|]*)\}/g;

interface Block {
  level: Level;
  id: string;
  kind?: WorldSegment['kind'];
  line: number;
  texts: Partial<Texts>;
}

/** Reads a chapter in the format of docs/content-books.md. */
export function readChapter(source: string, key: string, path: string): WorldChapter {
  const lines = new Map<string, number>();
  const blocks: Block[] = [];
  const error = (line: number, problem: string) => new ContentError(path, line, problem);
  const assertComplete = ({ level, id, line, texts }: Block) => {
    const missing = labels[level].find((label) => texts[label] === undefined);
    if (missing) throw error(line, `the ${level} ${id} has no line “${missing}:”`);
  };
  const toHtml = (text: string, line: number) => {
    const html = text.replace(reading, '<ruby>$1<rp>（</rp><rt>$2</rt><rp>）</rp></ruby>');
    if (/[{}|]/.test(html)) throw error(line, 'a reading is written {text|reading}');
    return html;
  };

  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1;
    if (text === '') continue;
    if (text !== text.trimEnd()) throw error(line, 'spaces or a carriage return at the end of the line');
    const block = blocks.at(-1);
    const head = readHead(text, line);
    if (head) {
      const { level, id } = head;
      if (block) assertComplete(block);
      else if (level === 'note') throw error(line, 'a note before the first segment');
      if (lines.has(lineKey(level, id))) throw error(line, `a second ${level} ${id}`);
      lines.set(lineKey(level, id), line);
      blocks.push(head);
      continue;
    }
    if (!block) throw error(line, 'a text before the first segment, “# 1”');
    const written = Object.keys(block.texts) as (keyof Texts)[];
    const verse = verseLine.exec(text);
    if (verse) {
      const label = written.at(-1);
      if (!label) throw error(line, 'a line of verse before the first text');
      block.texts[label] += `<br>${toHtml(verse[1]!, line)}`;
      continue;
    }
    const [, label, words] = labelledText.exec(text) ?? [];
    if (!label || !words)
      throw error(line, 'neither “# segment”, “## note”, “language: text” nor two spaces and a line of verse');
    const expected = labels[block.level][written.length];
    if (!expected) throw error(line, `“${label}:” after the last text of the ${block.level} ${block.id}`);
    if (label !== expected) throw error(line, `“${label}:” instead of “${expected}:”`);
    block.texts[expected] = toHtml(words, line);
    lines.set(lineKey(block.level, block.id, label), line);
  }
  const last = blocks.at(-1);
  if (last) assertComplete(last);
  return { key, file: fileName(path), segments: toSegments(blocks), lines };
}

/** The key in `WorldChapter.lines` of a segment or note, or of one of its texts. */
export const lineKey = (level: Level, id: string, label = ''): string => `${level} ${id} ${label}`;

function readHead(text: string, line: number): Block | null {
  const [, segment, kind] = segmentHead.exec(text) ?? [];
  if (segment) return { level: 'segment', id: segment, kind: kind as Block['kind'], line, texts: {} };
  const [, note] = noteHead.exec(text) ?? [];
  return note ? { level: 'note', id: note, line, texts: {} } : null;
}

function toSegments(blocks: readonly Block[]): WorldSegment[] {
  const segments: (Omit<WorldSegment, 'notes'> & { notes?: WorldNote[] })[] = [];
  for (const { level, id, kind, texts } of blocks)
    if (level === 'segment') segments.push({ id, ...(kind && { kind }), ...(texts as Texts) });
    else (segments.at(-1)!.notes ??= []).push({ id, text: texts as Texts });
  return segments;
}
