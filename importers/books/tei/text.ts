import type { Tag } from 'sax';
import type { SourceFile } from '../../files.ts';
import { markPlace } from '../../place.ts';
import { escapeHtml, languageSpan, trimBreaks } from '../inline.ts';
import { BookRefusal, type BookProblems, type Piece } from '../record.ts';
import { fromBetaCode, isBetaCode } from './beta-code.ts';
import { Divisions } from './divisions.ts';
import { divisionPattern, isOneOfSeveral, isPart, readOutline, type TeiOutline } from './outline.ts';
import { maxDepth, teiParser, textChunksOf } from './parser.ts';
import { balanceTags, joinWords } from './words.ts';

/** Elements without text for readers, with what the report calls them; null for those that are no text. */
const skippedElements: Record<string, string | null> = {
  teiHeader: null,
  titlePage: 'its title page is not read',
  figure: 'the text in a figure',
  del: 'words that were deleted (del)',
  sic: 'words that the editor replaced (sic, orig, abbr)',
  orig: 'words that the editor replaced (sic, orig, abbr)',
  abbr: 'words that the editor replaced (sic, orig, abbr)',
  fw: 'running heads and catchwords (fw)',
  facsimile: 'a facsimile',
  standOff: 'stand-off annotation',
};
/** Parts that are reported with their place and length. */
const reportedParts = new Set(['titlePage', 'div']);
/** Lists in the back matter that refer to pages or places of the edition, and notes without a reference. */
const uselessBackMatter = /^(?:index|notes?|contents|toc|corrigenda|errata)$/i;
/** Divisions of the back matter that no reader of this site needs. */
const isUseless = (name: string, { type = '' }: Tag['attributes']) =>
  divisionPattern.test(name) && uselessBackMatter.test(type);
const textParts = new Set(['front', 'body', 'back']);
/** Readings for which `choice` has a better alternative; outside `choice` they are the text. */
const rejectedReadings = new Set(['sic', 'orig', 'abbr']);
const blockElements = new Set(
  'p ab sp lg item quote cit stage list table row opener closer salute signed dateline epigraph trailer byline argument postscript castItem'.split(
    ' ',
  ),
);
/** Blocks that are part of the sentence if they are within a paragraph, a verse or an element of it. */
const quotations = new Set(['quote', 'cit', 'stage']);
const sentenceElements = new Set(['p', 'l', 'ab', 'head', 'seg', 'q', 'said', 'cell', 'speaker', 'item']);
const breaks = new Set(['lb', 'pb', 'cb', 'gb', 'milestone', 'space']);
/** Letters of a paragraph above which it is cut before its end. */
const maxPieceLetters = 100_000;
const apartElements = new Set(['head', 'note', 'rdg', 'speaker']);

/** Reads the text of a TEI file, P5 or P4, as pieces by its divisions, verses and milestones. */
export async function* teiPieces(
  file: SourceFile,
  { language, problems }: { language: string; problems: BookProblems },
): AsyncGenerator<Piece> {
  markPlace(file.where);
  const outline = await readOutline(file);
  const notes = outline.targets.size ? await readLinkedNotes(file, outline, language) : new Map<string, string>();
  const onLeftOut = (why: string) => problems.onLeftOut(why);
  const parser = teiParser(onLeftOut);
  const reader = new TextReader({
    language,
    outline,
    notes,
    onLeftOut,
    onSkipped: (why) => problems.onBroken(`line ${parser.line + 1}`, why),
  });
  for await (const letters of textChunksOf(file.path)) {
    connect(parser, reader).write(letters);
    yield* reader.takePieces();
  }
  parser.close();
  if (!reader.isWhole) throw new BookRefusal('it ends too early');
  yield* reader.takePieces();
}

/** Notes that stand apart from the text, in the back or in a division of notes, by their ids. */
async function readLinkedNotes(file: SourceFile, outline: TeiOutline, language: string): Promise<Map<string, string>> {
  const parser = teiParser(() => {});
  const reader = new TextReader({
    language,
    outline,
    notes: new Map(),
    onLeftOut: () => {},
    onSkipped: () => {},
    isForNotes: true,
  });
  for await (const letters of textChunksOf(file.path)) {
    connect(parser, reader).write(letters);
    reader.takePieces();
  }
  return reader.linkedNotes;
}

function connect(parser: ReturnType<typeof teiParser>, reader: TextReader) {
  parser.onopentag = (tag) => reader.open(tag as Tag);
  parser.onclosetag = () => reader.close();
  parser.ontext = (text) => reader.text(text);
  parser.oncdata = (text) => reader.text(text);
  return parser;
}

interface ReaderOptions {
  language: string;
  outline: TeiOutline;
  /** Notes that stand apart, by id. */
  notes: ReadonlyMap<string, string>;
  onLeftOut(why: string): void;
  onSkipped(why: string): void;
  /** Gathers the notes that stand apart, rather than the text. */
  isForNotes?: boolean;
}

/** An open element. */
interface OpenElement {
  name: string;
  /** Its end tag, or the mark that ends it. */
  ends: string;
  divides: boolean;
  /** Whether its text is gathered apart. */
  isApart: boolean;
  /** Whether it divides the text into pieces. */
  isBlock: boolean;
  attributes: Tag['attributes'];
}

class TextReader {
  /** Notes with an id that stand apart from the text. */
  readonly linkedNotes = new Map<string, string>();
  readonly #options: ReaderOptions;
  readonly #divisions: Divisions;
  readonly #open: OpenElement[] = [];
  #pieces: Piece[] = [];
  #last: Piece | null = null;
  #html = '';
  /** Letters at which it is cut; a tenth more whenever it has no space, so that all searches take linear time. */
  #cutLength = maxPieceLetters;
  #notes: NonNullable<Piece['notes']> = [];
  /** Marks of notes in headings, and the name of a speaker, before the next words. */
  #prefix = '';
  #speaker = '';
  #skipping = 0;
  #skippedLetters = 0;
  /** Open elements `front`, `body` and `back`; texts may lie within one another. */
  #inBody = 0;
  /** The part of the text outside its body that is being read, and whether it is a division of its own. */
  #part: 'front' | 'back' | null = null;
  #isPartOpen = false;
  /** Text of headings, notes and speakers, collected separately. */
  #apart: string[] = [];
  /** Whether the next words continue the last one. */
  #joinsNext = false;

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.#divisions = new Divisions(options.outline);
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
    const within = this.#open.at(-1);
    const element: OpenElement = { name, ends: '', divides: false, isApart: false, isBlock: false, attributes };
    this.#open.push(element);
    const isText = isOneOfSeveral(name, within?.name);
    if ((divisionPattern.test(name) && isPart(attributes)) || isText) this.#divisions.meet();
    if (isText) this.#openText(element);
    if (textParts.has(name)) this.#inBody++;
    if (name === 'front' || name === 'back') this.#part = name;
    if (this.#beginsSkipping(name, attributes, within?.name)) {
      this.#skipping++;
      return;
    }
    if (!this.#inBody) return;
    if (this.#apart.length && (blockElements.has(name) || name === 'l' || name === 'div')) this.#breakLine();
    else if (divisionPattern.test(name)) this.#openDivision(element);
    else if (name === 'l') this.#openVerse(attributes);
    else if (name === 'cell') this.#put(/\S/.test(this.#html) ? ' | ' : '');
    else if (blockElements.has(name) && !(quotations.has(name) && this.#isInSentence())) this.#openBlock(element);
    else if (name === 'note' && attributes.place === 'inline')
      element.ends = this.#begin('<small class="note">', '</small>');
    else if (apartElements.has(name)) {
      element.isApart = true;
      this.#apart.push('');
    } else if (breaks.has(name)) this.#break(name, attributes);
    else if (name === 'ref' || name === 'ptr') this.#refer(element);
    else element.ends = this.#beginInline(name, attributes);
  }

  /** Whether an element is not read, or is within one that is not. */
  #beginsSkipping(name: string, attributes: Tag['attributes'], parent: string | undefined): boolean {
    if (this.#skipping) return true;
    if (this.#part === 'back' && !this.#options.isForNotes && isUseless(name, attributes)) return true;
    if (name === 'note' && this.#isLinked(attributes)) return true;
    return Object.hasOwn(skippedElements, name) && (!rejectedReadings.has(name) || parent === 'choice');
  }

  /** Whether a note is among those that are set where the text refers to them. */
  #isLinked(attributes: Tag['attributes']): boolean {
    return this.#isAmongNotes() && this.#options.notes.has(attributes['xml:id'] ?? attributes.id ?? '');
  }

  /** Whether the reader is where notes stand apart from the text. */
  #isAmongNotes(note?: Tag['attributes']): boolean {
    if (note?.place === 'end') return true;
    return this.#open.some(
      ({ name, attributes }) =>
        name === 'back' ||
        (divisionPattern.test(name) && /note/i.test(attributes.type ?? '')) ||
        (name === 'note' && attributes.place === 'end'),
    );
  }

  close(): void {
    const element = this.#open.pop()!;
    const { name, ends, divides, isApart, isBlock, attributes } = element;
    if (this.#skipping) {
      this.#skipping--;
      if (!this.#skipping) this.#reportSkipped(name);
    } else if (this.#inBody) {
      if (isApart) this.#finishApart(name, attributes);
      else if (name === 'l') this.#closeVerse();
      else if (isBlock) this.#flush();
      else if (divides) this.#closeDivision();
      else this.#put(ends);
      if (name === 'sp') this.#divisions.endSpeech();
      if (textParts.has(name)) this.#closePart();
      if (isOneOfSeveral(name, this.#open.at(-1)?.name)) this.#divisions.closeText();
    } else if (isOneOfSeveral(name, this.#open.at(-1)?.name)) this.#divisions.closeText();
    if (textParts.has(name)) this.#inBody--;
  }

  #reportSkipped(name: string): void {
    const why =
        skippedElements[name] ??
        (name.startsWith('div') ? 'its index or notes without a reference are not read' : null),
      letters = this.#skippedLetters;
    this.#skippedLetters = 0;
    if (!letters || !why) return;
    if (reportedParts.has(name.replace(/\d$/, ''))) this.#options.onSkipped(`${why}: ${letters} letters`);
    else this.#options.onLeftOut(why);
  }

  text(text: string): void {
    if (this.#skipping) {
      if (this.#open.some(({ name, attributes }) => name === 'note' && this.#isLinked(attributes))) return;
      this.#skippedLetters += text.replace(/\s+/g, '').length;
      return;
    }
    if (!this.#inBody) return;
    const words = text.replace(/\s+/g, ' ');
    this.#put(escapeHtml(this.#options.language === 'grc' && isBetaCode(words) ? fromBetaCode(words) : words));
    if (!this.#apart.length && this.#html.length > this.#cutLength) this.#cut();
  }

  /** Ends a piece at its last space, so that memory and time stay bounded. */
  #cut(): void {
    const html = this.#html,
      space = html.lastIndexOf(' ');
    if (space <= html.lastIndexOf('<')) {
      this.#cutLength *= 1.1;
      return;
    }
    this.#html = html.slice(0, space);
    this.#flush();
    this.#html = html.slice(space);
  }

  #put(html: string): void {
    if (!html) return;
    const added = this.#joinsNext ? html.trimStart() : html;
    if (!added) return;
    if (!added.startsWith('<')) this.#joinsNext = false;
    if (this.#apart.length) this.#apart.push(this.#apart.pop()! + added);
    else this.#html += added;
  }

  /** The text that is being gathered. */
  get #current(): string {
    return this.#apart.at(-1) ?? this.#html;
  }
  set #current(html: string) {
    if (this.#apart.length) this.#apart[this.#apart.length - 1] = html;
    else this.#html = html;
  }

  #breakLine(): void {
    if (/\S/.test(this.#current)) this.#put('<br>');
  }

  #isInSentence(): boolean {
    const within = this.#open.findLast(
      ({ name }, at) => at < this.#open.length - 1 && (sentenceElements.has(name) || blockElements.has(name)),
    );
    return within !== undefined && sentenceElements.has(within.name) && (within.name === 'l' || /\S/.test(this.#html));
  }

  #openText(element: OpenElement): void {
    this.#flush();
    this.#divisions.openText(element.attributes);
  }

  /** Ends the front, body or back of a text. */
  #closePart(): void {
    this.#flush();
    this.#flushWaiting();
    this.#flushHeadings(); // without a division around it
    if (this.#isPartOpen) this.#closeDivision();
    this.#isPartOpen = false;
    this.#part = null;
  }

  /** Front and back matter without divisions is one. */
  #openPart(): void {
    if (!this.#part || this.#isPartOpen || !this.#divisions.isAtPart) return;
    this.#isPartOpen = true;
    this.#divisions.open({ type: this.#part }, this.#part);
  }

  #openDivision(element: OpenElement): void {
    if (!isPart(element.attributes)) return;
    this.#flush();
    if (this.#isPartOpen) {
      this.#closeDivision();
      this.#isPartOpen = false;
    }
    element.divides = true;
    this.#divisions.open(element.attributes, this.#part);
  }

  #closeDivision(): void {
    this.#flush();
    this.#flushWaiting();
    this.#flushHeadings();
    this.#divisions.close();
  }

  #openBlock(element: OpenElement): void {
    const { name } = element;
    this.#flush();
    element.isBlock = true;
    if (name === 'sp') this.#divisions.beginSpeech();
    if (name === 'lg') this.#divisions.beginStanza();
  }

  #openVerse(attributes: Tag['attributes']): void {
    this.#flush();
    this.#openPart();
    this.#divisions.beginVerse(attributes);
  }

  #closeVerse(): void {
    if (this.#apart.length) return;
    this.#flush('verse');
    this.#divisions.endVerse();
  }

  /** Breaks of lines and pages become spaces or join a word; milestones that divide the text start a new piece. */
  #break(name: string, attributes: Tag['attributes']): void {
    if (name === 'milestone' && !this.#apart.length && Divisions.dividesAt(attributes)) {
      this.#flush();
      this.#divisions.passMilestone(attributes);
      return;
    }
    const isWithinWord =
      attributes.break === 'no' ||
      /^(?:inWord|worddiv)$/i.test(attributes.type ?? '') ||
      /[\u00ad¬⸗]\s*$/.test(this.#current.slice(-20));
    if (isWithinWord) {
      this.#current = joinWords(this.#current);
      this.#joinsNext = true;
    } else if (!/(?:[\p{L}\p{N}][-‐]|\s)$/u.test(this.#current.slice(-3))) this.#put(' ');
  }

  #begin(begins: string, ends: string): string {
    this.#put(begins);
    return ends;
  }

  /** Opens an inline element; returns its end tag. */
  #beginInline(name: string, attributes: Tag['attributes']): string {
    switch (name) {
      case 'emph':
      case 'hi':
      case 'title':
        return this.#begin('<em>', '</em>');
      case 'stage':
        return this.#begin('<em>', '</em> ');
      case 'ruby':
      case 'rt':
        return this.#begin(`<${name}>`, `</${name}>`);
      case 'q':
      case 'said':
      case 'quote':
        return /["“”«„‘'「『]\s?$/.test(this.#current.slice(-2)) ? '' : this.#begin('“', '”');
      case 'roleDesc':
      case 'actor':
        return this.#begin(/\S$/.test(this.#current) ? ' ' : '', '');
      case 'gap':
        return this.#begin('[…]', '');
      case 'foreign':
        return this.#begin(...languageSpan(attributes['xml:lang'] ?? attributes.lang));
      default:
        return '';
    }
  }

  /** A reference to a separate note becomes its mark; its own words are the mark. */
  #refer(element: OpenElement): void {
    const id = element.attributes.target?.replace(/^#/, '') ?? '';
    const html = this.#options.notes.get(id);
    if (html === undefined) return;
    element.isApart = true;
    this.#apart.push('');
  }

  #finishApart(name: string, attributes: Tag['attributes']): void {
    const html = balanceTags(trimBreaks(this.#apart.pop()!.replace(/\s+/g, ' ')));
    if (name === 'ref' || name === 'ptr') {
      const label = html.replace(/<[^>]*(?:>|$)/g, '').replace(/^[[(]|[\])]$/g, '');
      this.#addNote(this.#options.notes.get(attributes.target!.slice(1))!, 'note', label);
      return;
    }
    if (!html) return;
    if (name === 'head') this.#addHeading(html);
    else if (name === 'speaker') this.#speaker += `<strong>${html}</strong> `;
    else if (this.#options.isForNotes && name === 'note') this.#keepNote(attributes, html);
    else this.#addNote(html, name === 'rdg' ? 'apparatus' : 'note', attributes.n ?? '');
  }

  #keepNote(attributes: Tag['attributes'], html: string): void {
    const id = attributes['xml:id'] ?? attributes.id;
    if (id !== undefined && this.#options.outline.targets.has(id) && this.#isAmongNotes(attributes))
      this.linkedNotes.set(id, html);
  }

  #addNote(html: string, kind: 'note' | 'apparatus', written: string): void {
    const taken = new Set(this.#notes.map(({ id }) => id));
    let id = /^[\w.-]{1,20}$/.test(written) ? written : '';
    for (let number = this.#notes.length + 1; !id || taken.has(id); number++) id = String(number);
    this.#notes.push({ id, html, kind });
    this.#put(`<sup data-note="${id}">${id}</sup>`);
  }

  /** A heading of a division waits for its text; one of a poem or table is a segment. */
  #addHeading(html: string): void {
    const parent = this.#open.at(-1)?.name ?? '';
    const marks = (html.match(/<sup data-note="[^"]*">[^<]*<\/sup>/g) ?? []).join('');
    const words = html
      .replace(/<sup data-note="[^"]*">[^<]*<\/sup>/g, '')
      .replace(/<br>/g, ' ')
      .replace(/<[^>]*(?:>|$)/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (divisionPattern.test(parent) || textParts.has(parent)) {
      this.#openPart();
      this.#flush();
      this.#divisions.addHeading(words);
      this.#prefix += marks;
      return;
    }
    this.#flush();
    this.#html = html;
    this.#flush('heading');
  }

  /** Notes of a heading and the name of a speaker that no text follows. */
  #flushWaiting(): void {
    if (this.#apart.length || !(this.#prefix || this.#speaker)) return;
    this.#push({
      path: this.#divisions.path(false),
      html: balanceTags(this.#prefix + this.#speaker).trim(),
      ...(this.#notes.length && { notes: this.#notes }),
    });
    this.#prefix = this.#speaker = '';
    this.#notes = [];
  }

  #flushHeadings(): void {
    const headings = this.#divisions.takeHeadings();
    if (headings) this.#push({ path: this.#divisions.path(false), html: '', headings });
  }

  #flush(kind?: Piece['kind']): void {
    if (this.#apart.length) return;
    const html = this.#html.replace(/\s+/g, ' ').trim();
    this.#html = '';
    this.#cutLength = maxPieceLetters;
    this.#joinsNext = false;
    const words = html.replace(/<[^>]*(?:>|$)/g, '');
    if (!html) return;
    if (/^[“”\s]*$/.test(words) && !/<sup/.test(html)) {
      // Quotation marks around paragraphs belong to the first and the last of them.
      if (words.includes('”') && this.#last) this.#last.html += words.trim();
      else this.#html = html;
      return;
    }
    this.#openPart();
    this.#push({
      path: this.#divisions.path(kind === 'verse'),
      html: balanceTags(this.#prefix + this.#speaker + html),
      ...(kind && { kind }),
      ...this.#divisions.groups(),
      ...(this.#notes.length && { notes: this.#notes }),
    });
    this.#prefix = this.#speaker = '';
    this.#notes = [];
  }

  #push(piece: Piece): void {
    const headings = piece.headings ?? this.#divisions.takeHeadings();
    const counted = this.#divisions.counted;
    this.#last = { ...piece, ...(headings && { headings }), ...(counted && { counted }) };
    this.#pieces.push(this.#last);
  }
}
