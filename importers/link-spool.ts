import type { Links } from './links.ts';
import type { ImportedRelation, RelationWords } from './record.ts';
import { Spool } from './spool.ts';

/** Maximum number of relation labels in memory; sources have a few dozen, and further ones are written out. */
const maxWords = 10_000;

type UnlabelledRelation = Omit<ImportedRelation, keyof RelationWords>;
/** A spooled relation: its labels by number, or written out. */
type SpooledRelation = [words: number | RelationWords, rest: UnlabelledRelation];
type SpooledLinks = Omit<Links, 'relations'> & { relations: SpooledRelation[] };

/** Links spooled to disk. A million relations share few labels, which are held in memory once. */
export class LinkSpool {
  private readonly spool: Spool<SpooledLinks>;
  private readonly words: RelationWords[] = [];
  private readonly numbers = new Map<string, number>();
  /** Sources reuse the same object: identity then finds its number without comparison. */
  private readonly met = new WeakMap<object, number>();

  private constructor(spool: Spool<SpooledLinks>) {
    this.spool = spool;
  }

  static async open(): Promise<LinkSpool> {
    return new LinkSpool(await Spool.open());
  }

  add({ relations, ...links }: Links): Promise<void> {
    return this.spool.add({ ...links, relations: relations.map((relation) => this.toSpooled(relation)) });
  }

  private toSpooled({ type, word, inverse, sentence = null, ...rest }: ImportedRelation): SpooledRelation {
    const met = this.met.get(word),
      knownWords = met === undefined ? undefined : this.words[met]!;
    if (knownWords && knownWords.type === type && knownWords.inverse === inverse && knownWords.sentence === sentence)
      return [met!, rest];
    const words: RelationWords = { type, word, inverse, sentence };
    const key = JSON.stringify(words);
    let number = this.numbers.get(key);
    if (number === undefined) {
      if (this.words.length === maxWords) return [words, rest];
      number = this.words.push(words) - 1;
      this.numbers.set(key, number);
    }
    this.met.set(word, number);
    return [number, rest];
  }

  async *read(): AsyncGenerator<Links> {
    for await (const { relations, ...links } of this.spool.read()) {
      yield {
        ...links,
        relations: relations.map(([words, rest]) => ({
          ...(typeof words === 'number' ? this.words[words]! : words),
          ...rest,
        })),
      };
    }
  }

  close = () => this.spool.close();
}
