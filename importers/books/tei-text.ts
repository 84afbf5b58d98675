import sax, { type Tag } from 'sax';
import { bytesOf, type SourceFile } from '../files.ts';
import { markPlace } from '../place.ts';
import { fromBetaCode, isBetaCode } from './beta-code.ts';
import { escapeHtml, dropInvalidCharacters } from './inline.ts';
import { BookRefusal, type Piece } from './record.ts';

/** Maximum nesting of elements; editions have a dozen. */
export const maxDepth = 100;
/** Letters at which a piece is cut unconditionally. */
const maxPieceLetters = 100_000;

/** Entities of older editions that XML does not define; any others that a DTD would declare are dropped and counted. */
const furtherEntities: Record<string, string> = {
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  rsqb: ']',
  dagger: '†',
  hyphen: '-',
  stigma: 'ϛ',
  koppa: 'ϟ',
};

/** A parser that loads nothing: no DTD and no entities of the document, so entities cannot expand. */
export function teiParser(onLeftOut: (why: string) => void): sax.SAXParser {
  const parser = sax.parser(true, { position: true });
  const html = (sax as unknown as { ENTITIES: Record<string, string | number> }).ENTITIES;
  parser.ENTITIES = { ...html, ...furtherEntities } as Record<string, string>;
  parser.onerror = (error) => {
    if (!error.message.startsWith('Invalid character entity'))
      throw new BookRefusal(`line ${parser.line + 1}: ${error.message.split('\n')[0]}`);
    onLeftOut('an entity that its DTD would declare');
    parser.error = null as unknown as Error;
    parser.resume();
  };
  return parser;
}

/** The text of a file, decoded as it declares, in chunks. */
export async function* textChunksOf(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const bytes of bytesOf(path)) {
    decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
    yield decodeChunk(decoder, bytes);
  }
  if (decoder) yield decodeChunk(decoder, null);
}

function decodeChunk(decoder: TextDecoder, bytes: Uint8Array | null): string {
  try {
    return dropInvalidCharacters(bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode());
  } catch {
    throw new BookRefusal(`it is not written in ${decoder.encoding}`);
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  const statedEncoding = /encoding=["']([\w.:-]{1,40})["']/.exec(
    Buffer.from(bytes.subarray(0, 200)).toString('latin1'),
  )?.[1];
  try {
    return statedEncoding ? new TextDecoder(statedEncoding).encoding : 'utf-8';
  } catch {
    throw new BookRefusal(`its encoding ${statedEncoding} is not known`);
  }
}

const skippedElements = new Set([
  'teiHeader',
  'front',
  'back',
  'figure',
  'del',
  'sic',
  'orig',
  'abbr',
  'fw',
  'facsimile',
  'standOff',
]);
/** Readings for which `choice` has a better alternative; outside `choice` they are the text. */
const rejectedReadings = new Set(['sic', 'orig', 'abbr']);
const divisionPattern = /^div\d?$/;
const paragraphElements = new Set(['p', 'ab', 'sp', 'lg', 'item', 'quote', 'stage', 'list']);
const spaceElements = new Set(['lb', 'pb', 'cb', 'milestone']);
/** Milestone units that divide a text as `div` does. */
const dividingUnits = new Set(['card', 'chapter', 'section', 'book']);

interface Level {
  number: string;
  /** Children without a number are counted. */
  children: number;
}

/** Reads the text of a TEI file, P5 or P4, as pieces by its divisions, verses and milestones. */
export async function* teiPieces(
  { path, where }: SourceFile,
  { language, onLeftOut }: { language: string; onLeftOut(why: string): void },
): AsyncGenerator<Piece> {
  markPlace(where);
  const reader = new TextReader(language);
  const parser = teiParser(onLeftOut);
  parser.onopentag = (tag) => reader.open(tag as Tag);
  parser.onclosetag = (name) => reader.close(name);
  parser.ontext = (text) => reader.text(text);
  parser.oncdata = (text) => reader.text(text);
  for await (const letters of textChunksOf(path)) {
    parser.write(letters);
    yield* reader.takePieces();
  }
  parser.close();
  if (!reader.isWhole) throw new BookRefusal('it ends too early');
  yield* reader.takePieces();
}

class TextReader {
  readonly #greek: boolean;
  readonly #levels: Level[] = [];
  readonly #open: { name: string; ends: string; divides: boolean }[] = [];
  #pieces: Piece[] = [];
  #headings: (string | undefined)[] = [];
  #milestone: { unit: string; number: string } | null = null;
  #html = '';
  #notes: NonNullable<Piece['notes']> = [];
  #verse: number | null = null;
  #skipping = 0;
  #inBody = 0;
  /** Text of headings and notes, collected separately. */
  #apart: { kind: 'head' | 'note' | 'rdg'; html: string }[] = [];

  constructor(language: string) {
    this.#greek = language === 'grc';
  }

  get isWhole() {
    return this.#open.length === 0;
  }

  takePieces(): Piece[] {
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  open({ name: qualified, attributes }: Tag): void {
    const name = qualified.replace(/^.*:/, '');
    if (this.#open.length >= maxDepth) throw new BookRefusal('its elements lie too deep within one another');
    const divides = divisionPattern.test(name) && this.#inBody > 0 && this.#skipping === 0;
    const entry = { name, ends: '', divides: false };
    const within = this.#open.at(-1)?.name;
    this.#open.push(entry);
    if (name === 'body') this.#inBody++;
    if (this.#skipping || (skippedElements.has(name) && (!rejectedReadings.has(name) || within === 'choice'))) {
      this.#skipping++;
      return;
    }
    if (!this.#inBody) return;
    if (divides && isPart(attributes)) {
      this.#flush();
      entry.divides = true;
      this.#divide(attributes.n);
    } else if (paragraphElements.has(name)) this.#flush();
    else if (name === 'l') {
      this.#flush();
      this.#verse = Number.parseInt(attributes.n ?? '', 10) || (this.#verse ?? 0) + 1;
    } else if (name === 'note' && attributes.place === 'inline') entry.ends = this.#between();
    else if (name === 'head' || name === 'note' || name === 'rdg') this.#apart.push({ kind: name, html: '' });
    else if (spaceElements.has(name)) this.#mark(name, attributes);
    else entry.ends = this.#begin(name, attributes);
  }

  close(_qualified: string): void {
    const { name, ends, divides } = this.#open.pop()!;
    if (this.#skipping) {
      this.#skipping--;
      if (name === 'body') this.#inBody--;
      return;
    }
    if (!this.#inBody) return;
    if (name === 'head' || (name === 'note' && !ends) || name === 'rdg') this.#gathered();
    else if (name === 'l') this.#flush('verse');
    else if (paragraphElements.has(name)) this.#flush();
    else if (divides) {
      this.#flush();
      this.#levels.pop();
      this.#milestone = null;
      this.#verse = null;
    } else this.#put(ends);
    if (name === 'body') {
      this.#flush();
      this.#inBody--;
    }
  }

  text(text: string): void {
    if (this.#skipping || !this.#inBody) return;
    const words = text.replace(/\s+/g, ' ');
    this.#put(escapeHtml(this.#greek && isBetaCode(words) ? fromBetaCode(words) : words));
    if (!this.#apart.length && this.#html.length > maxPieceLetters && !/<[a-z]/.test(this.#html)) this.#flush();
  }

  #put(html: string): void {
    const apart = this.#apart.at(-1);
    if (apart) apart.html += html;
    else this.#html += html;
  }

  #divide(number: string | undefined): void {
    const parent = this.#levels.at(-1);
    if (parent) parent.children++;
    this.#levels.push({
      number: number?.trim() || String((parent?.children ?? this.#levels.length) || 1),
      children: 0,
    });
    this.#headings.length = Math.max(0, this.#levels.length - 1);
    this.#milestone = null;
    this.#verse = null;
  }

  /** Line and page breaks become spaces; milestones that divide the text start a new piece. */
  #mark(name: string, { unit = '', n = '' }: Tag['attributes']): void {
    if (name === 'milestone' && dividingUnits.has(unit) && n) {
      this.#flush();
      this.#milestone = { unit, number: n };
    } else this.#put(' ');
  }

  /** Opens an interlinear note. */
  #between(): string {
    this.#put('<small class="note">');
    return '</small>';
  }

  /** Opens an inline element; returns its end tag. */
  #begin(name: string, attributes: Tag['attributes']): string {
    const [begins, ends] =
      name === 'emph' || name === 'hi' || name === 'title'
        ? ['<em>', '</em>']
        : name === 'ruby' || name === 'rt'
          ? [`<${name}>`, `</${name}>`]
          : name === 'speaker'
            ? ['<strong>', '</strong> ']
            : name === 'q' || name === 'said'
              ? ['“', '”']
              : name === 'gap'
                ? ['[…]', '']
                : name === 'foreign'
                  ? languageSpan(attributes)
                  : ['', ''];
    this.#put(begins);
    return ends;
  }

  #gathered(): void {
    const { kind, html } = this.#apart.pop()!;
    const words = html.replace(/\s+/g, ' ').trim();
    if (!words) return;
    if (kind === 'head') {
      this.#headings[Math.max(0, this.#levels.length - 1)] = words.replace(/<[^>]*(?:>|$)/g, '');
      return;
    }
    const id = String(this.#notes.length + 1);
    this.#notes.push({ id, html: words, kind: kind === 'rdg' ? 'apparatus' : 'note' });
    this.#put(`<sup data-note="${id}"></sup>`);
  }

  #flush(kind?: Piece['kind']): void {
    const html = this.#html.replace(/\s+/g, ' ').trim();
    this.#html = '';
    const verse = kind === 'verse' ? this.#verse : null;
    if (!html) return;
    const path = [
      ...this.#levels.map(({ number }) => number),
      ...(this.#milestone ? [this.#milestone.number] : []),
      ...(verse === null ? [] : [String(verse)]),
    ];
    this.#pieces.push({
      path,
      html: balanceTags(html),
      ...(kind && { kind }),
      ...(this.#headings.some(Boolean) && { headings: [...this.#headings] }),
      ...(this.#notes.length && { notes: this.#notes }),
    });
    this.#headings = [];
    this.#notes = [];
  }
}

/** Whether a division is part of the text, not the edition or translation as a whole. */
const isPart = ({ type = '' }: Tag['attributes']) => !/^(?:edition|translation|commentary)$/i.test(type);

const languageSpan = (attributes: Tag['attributes']): [string, string] => {
  const tag = attributes['xml:lang'] ?? attributes.lang;
  return tag && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag) ? [`<span lang="${tag}">`, '</span>'] : ['', ''];
};

/** Closes inline elements that a division cut through, or drops their end tags. */
function balanceTags(html: string): string {
  const open: string[] = [];
  const matchedHtml = html.replace(
    /<(\/?)(em|strong|span|small|ruby|rt)\b[^<>]*>/g,
    (tag, slash: string, name: string) => {
      if (!slash) {
        open.push(name);
        return tag;
      }
      if (open.at(-1) !== name) return '';
      open.pop();
      return tag;
    },
  );
  return (
    matchedHtml +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}
