import type { Tag } from 'sax';
import type { Piece } from '../record.ts';
import type { TeiOutline } from './outline.ts';

/** Milestone units that divide a text as `div` does, by their depth. */
const milestoneDepths: Record<string, number> = {
  book: 0,
  card: 1,
  chapter: 1,
  section: 2,
  stephanus: 2,
  bekker: 2,
  verse: 3,
};

interface Level {
  /** The ordinal of the division in the file. */
  ordinal: number;
  number: string;
  /** Whether the edition gives no number. */
  isCounted: boolean;
  /** Children so far, and the types of those with a number. */
  children: number;
  numbers: Map<string, string>;
}

/** Where in the divisions of a text a reader is. */
export class Divisions {
  readonly #numbered: ReadonlySet<number>;
  readonly #root: Level = { ordinal: 0, number: '', isCounted: false, children: 0, numbers: new Map() };
  readonly #levels: Level[] = [];
  #met = 0;
  /** Levels that enclose the front, body and back of the present text. */
  #base = 0;
  #parts = 0;
  #headings: (string | undefined)[] = [];
  #milestones: { depth: number; number: string }[] = [];
  #verse: string | null = null;
  #lastVerse = 0;
  #speeches = 0;
  #stanzas = 0;
  #isInSpeech = false;

  constructor({ numbered }: TeiOutline) {
    this.#numbered = numbered;
  }

  /** Counts a division, also one that is not read, as the outline does. */
  meet(): void {
    this.#met++;
  }

  /** Opens a division; `part` names the front or back matter to which it belongs, whose numbers are apart from the text's. */
  open({ n, type = '', subtype = type }: Tag['attributes'], part: 'front' | 'back' | null = null): void {
    const parent = this.#levels.at(-1) ?? this.#root;
    if (part && this.isAtPart) {
      const name = subtype || part;
      const number = distinctNumber(name, name, { ...parent, children: ++this.#parts });
      this.#levels.push({ ordinal: this.#met, number, isCounted: true, children: 0, numbers: new Map() });
      this.#headings.length = Math.min(this.#headings.length, this.#levels.length - 1);
      this.#begin();
      return;
    }
    parent.children++;
    const written = n?.trim();
    const number = distinctNumber(
      written || (this.#numbered.has(parent.ordinal) ? subtype || 'x' : String(parent.children)),
      subtype,
      parent,
    );
    this.#levels.push({ ordinal: this.#met, number, isCounted: !written, children: 0, numbers: new Map() });
    this.#headings.length = Math.min(this.#headings.length, this.#levels.length - 1);
    this.#begin();
  }

  /** Whether the reader is directly in a text, in no division of it. */
  get isAtPart(): boolean {
    return this.#levels.length === this.#base;
  }

  /** Opens one of several texts in a file. */
  openText({ n, type = 'text' }: Tag['attributes']): void {
    this.open({ ...(n !== undefined && { n }), type });
    this.#base = this.#levels.length;
  }

  closeText(): void {
    this.close();
    this.#base = this.#levels.length;
  }

  close(): void {
    this.#levels.pop();
    this.#begin();
  }

  #begin(): void {
    this.#milestones = [];
    this.#verse = null;
    this.#lastVerse = 0;
  }

  static dividesAt({ unit = '', n = '' }: Tag['attributes']): boolean {
    return Object.hasOwn(milestoneDepths, unit.toLowerCase()) && n.trim() !== '';
  }

  passMilestone({ unit = '', n = '' }: Tag['attributes']): void {
    const depth = milestoneDepths[unit.toLowerCase()]!;
    this.#milestones = [
      ...this.#milestones.filter((milestone) => milestone.depth < depth),
      { depth, number: n.trim() },
    ];
  }

  beginSpeech(): void {
    this.#speeches++;
    this.#isInSpeech = true;
  }

  endSpeech(): void {
    this.#isInSpeech = false;
  }

  beginStanza(): void {
    this.#stanzas++;
  }

  /** A part of a verse after its first has the number of the verse. */
  beginVerse({ n, part }: Tag['attributes']): void {
    const written = n?.trim();
    if (written) this.#verse = written;
    else this.#verse = String(part === 'M' || part === 'F' ? this.#lastVerse || 1 : this.#lastVerse + 1);
    this.#lastVerse = Number.parseInt(this.#verse, 10) || this.#lastVerse + 1;
  }

  endVerse(): void {
    this.#verse = null;
  }

  addHeading(words: string): void {
    if (!words) return;
    const depth = Math.max(0, this.#levels.length - 1);
    this.#headings[depth] = [this.#headings[depth], words].filter(Boolean).join(' · ');
  }

  /** Headings that wait for the next piece; null if there are none. */
  takeHeadings(): (string | undefined)[] | null {
    if (!this.#headings.some(Boolean)) return null;
    const headings = [...this.#headings];
    this.#headings = [];
    return headings;
  }

  path(isVerse: boolean): string[] {
    return [
      ...this.#levels.map(({ number }) => number),
      ...this.#milestones.map(({ number }) => number),
      ...(isVerse && this.#verse !== null ? [this.#verse] : []),
    ];
  }

  groups(): Pick<Piece, 'speech' | 'stanza'> {
    return {
      ...(this.#isInSpeech && { speech: this.#speeches }),
      ...(this.#stanzas && { stanza: this.#stanzas }),
    };
  }

  /** How many of the largest divisions around have no number. */
  get counted(): number {
    const numbered = this.#levels.findIndex(({ isCounted }) => !isCounted);
    return numbered < 0 ? this.#levels.length : numbered;
  }
}

/** A number that no sibling of another type has: chapter 1 and appendix 1 are two divisions. */
function distinctNumber(number: string, type: string, { numbers, children }: Level): string {
  const owner = numbers.get(number);
  if (owner === undefined || (owner === type && number !== type)) {
    numbers.set(number, type);
    return number;
  }
  return `${type || 'x'}-${owner === type ? children : number}`;
}
