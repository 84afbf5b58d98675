import { basename } from 'node:path';
import type { Language } from '../../src/rules/languages.ts';
import * as limits from '../../src/rules/limits.ts';
import type { TimeRecord } from '../../src/rules/time/historical-time.ts';
import type { Citation } from '../../src/rules/schemas.ts';
import { cleanNameOf, cleanSummaryOf, cleanText, distinctOtherNames } from '../clean-text.ts';
import { describeReadError } from '../read-errors.ts';
import type { ImportedSubject, ImportedUnion, ReadResult, Source } from '../record.ts';
import { readGedcomDate, readLifeTimes, spanOf, yearsOfDate } from './gedcom-dates.ts';
import { findChildren, findChild, gedcomRecords, textOf, type GedcomNode } from './gedcom-file.ts';
import { findPossiblyLiving } from './living.ts';

export interface GedcomOptions {
  name?: string;
  licence?: string;
  /** Leaves out people who may still live. */
  withoutLiving?: boolean;
}

/** Values of `HEAD.LANG`. */
const languageOf: Record<string, Language> = {
  english: 'en',
  en: 'en',
  french: 'fr',
  fr: 'fr',
  spanish: 'es',
  es: 'es',
  chinese: 'zh',
  mandarin: 'zh',
  zh: 'zh',
  japanese: 'jp',
  ja: 'jp',
};
const readLanguageOf = (languageName: string | undefined): Language | undefined =>
  languageOf[(languageName ?? '').toLowerCase().split(/[-_ ]/)[0]!];
const royalTitles =
  /\b(?:kings?|queens?|emperor|empress|tsar(?:ina)?|czar(?:ina)?|kaiser|sultan|shah|khan|prince(?:ss)?|infant[ea]|dauphin|archdu(?:ke|chess)|grand[- ]du(?:ke|chess)|royal|roi|reine|rey|reina)\b/i;

/**
 * A GEDCOM file, 5.5.1 or 7.0: people with names, gender, birth and death, titles and notes, and families as unions
 * with their children. Throws an `Error` with one readable line if it is not one.
 */
export async function gedcomSource(path: string, options: GedcomOptions = {}): Promise<Source> {
  const { records, refused, fault } = await gedcomRecords(path);
  const head = records.find(({ tag }) => tag === 'HEAD');
  const file = basename(path).replace(/\.(?:ged|gdz|zip)$/i, ''),
    name = options.name ?? (cleanNameOf(file) || 'GEDCOM');
  const reader = new GedcomReader(records, {
    file: basename(path),
    language: readLanguageOf(findChild(head, 'LANG')?.value) ?? 'en',
    citation: { title: name, author: null, year: null, where: null, url: null },
    withoutLiving: options.withoutLiving ?? false,
    fault,
  });
  return {
    origin: {
      id: `gedcom-${
        file
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '') || 'file'
      }`,
      name,
      licence: options.licence ?? (cleanText(textOf(findChild(head, 'COPR'))) || 'unknown'),
      url: null,
    },
    total: reader.total,
    async *read() {
      for (const { line, why } of refused) yield { where: `${basename(path)}:${line}`, refused: why };
      yield* reader.read();
    },
  };
}

interface FileContext {
  file: string;
  language: Language;
  /** For records that name no source of their own. */
  citation: Citation;
  withoutLiving: boolean;
  /** A fault of the file's encoding, reported with its first person. */
  fault: string | null;
}

class GedcomReader {
  readonly total: number;
  private readonly people: GedcomNode[];
  private readonly sources: ReadonlyMap<string, GedcomNode>;
  private readonly notes: ReadonlyMap<string, GedcomNode>;
  private readonly unions = new Map<string, ImportedUnion[]>();
  private readonly peopleByPointer: ReadonlyMap<string, GedcomNode>;
  /** Names of the houses that people state. */
  private readonly houses: ReadonlySet<string>;
  private readonly leftOut = new Set<string>();
  private readonly tooMany = new Map<string, string>();
  private readonly about: FileContext;

  constructor(records: readonly GedcomNode[], about: FileContext) {
    this.about = about;
    const byPointer = (...tags: string[]) =>
      new Map(
        records.flatMap((record) =>
          tags.includes(record.tag) && record.pointer ? [[record.pointer, record] as const] : [],
        ),
      );
    this.people = records.filter(({ tag }) => tag === 'INDI');
    this.houses = new Set(this.people.flatMap((person) => houseOf(person) ?? []));
    this.total = this.people.length + this.houses.size;
    this.sources = byPointer('SOUR');
    this.notes = byPointer('NOTE', 'SNOTE');
    this.peopleByPointer = byPointer('INDI');
    if (about.withoutLiving)
      for (const pointer of findPossiblyLiving(records, new Date().getUTCFullYear())) this.leftOut.add(pointer);
    for (const family of records) if (family.tag === 'FAM') this.addFamily(family);
  }

  *read(): Generator<ReadResult> {
    for (const house of this.houses) yield { where: this.about.file, record: this.recordOfHouse(house) };
    for (const person of this.people) {
      const where = `${this.about.file}:${person.line}`;
      if (!person.pointer) yield { where, refused: 'a person without a pointer' };
      else if (this.leftOut.has(person.pointer)) yield { where, passedOver: 'may still live' };
      else yield this.readPerson(person, person.pointer, where);
    }
  }

  private readPerson(person: GedcomNode, pointer: string, where: string): ReadResult {
    try {
      return this.personOf(person, pointer, where);
    } catch (error) {
      return { where, refused: describeReadError(error) };
    }
  }

  private recordOfHouse(house: string): ImportedSubject {
    return {
      key: keyOfHouse(house),
      kind: 'people',
      region: null,
      names: { [this.about.language]: house },
      times: [],
      place: null,
      same: {},
    };
  }

  private personOf(person: GedcomNode, pointer: string, where: string): ReadResult {
    const { language, citation } = this.about;
    const broken: { where: string; why: string }[] = [];
    const unread: string[] = [];
    const dateOf = (sign: string, ...tags: string[]) => {
      for (const event of tags.flatMap((tag) => findChildren(person, tag))) {
        const date = findChild(event, 'DATE');
        if (!date?.value.trim()) continue;
        const read = readGedcomDate(date.value, language);
        if (typeof read !== 'string') {
          if (read.isYearOnly)
            broken.push({
              where: `${this.about.file}:${date.line}`,
              why: `only the year: ${cleanText(date.value).slice(0, 60)}`,
            });
          return date.value;
        }
        const words = cleanText(date.value).slice(0, 60);
        unread.push(`${sign} ${words}`);
        broken.push({ where: `${this.about.file}:${date.line}`, why: `no date: ${words}` });
      }
      return undefined;
    };
    const [born, died] = [dateOf('*', 'BIRT', 'CHR', 'BAPM'), dateOf('†', 'DEAT', 'BURI')];
    const ordered = readLifeTimes(born, died, language);
    if (!ordered) broken.push({ where, why: `a death before the birth: ${cleanText(born)} – ${cleanText(died)}` });
    const life = ordered ?? readLifeTimes(born, undefined, language) ?? [];
    const { name, others } = namesOf(person);
    const title = cleanText(textOf(findChild(person, 'TITL')));
    const years = [yearsOfDate(born, language), yearsOfDate(died, language)].map((range) =>
      range ? String(range.first) : '',
    );
    const summary = cleanSummaryOf(
      [title, ...findChildren(person, 'NOTE').map((note) => this.noteOf(note)), ...unread].filter(Boolean).join(' — '),
    );
    const source = this.citationOf(findChild(person, 'BIRT')) ?? this.citationOf(person) ?? citation;
    const unions = this.unions.get(pointer),
      house = houseOf(person);
    const reign = this.reignOf(person);
    if (this.about.fault && person === this.people[0]) broken.push({ where: this.about.file, why: this.about.fault });
    const dropped = this.tooMany.get(pointer);
    if (dropped) broken.push({ where, why: dropped });
    const sex = findChild(person, 'SEX')?.value.trim().toUpperCase();
    const record: ImportedSubject = {
      key: pointer,
      kind: 'person',
      region: null,
      names: { [language]: name || pointer },
      ...(name ? {} : { nameless: true }),
      ...(others.length && { otherNames: { [language]: others } }),
      ...((title || years.some(Boolean)) && {
        distinction: { [language]: cleanNameOf(title) || `${years[0]}–${years[1]}` },
      }),
      ...(summary && { summary: { [language]: summary } }),
      times: [
        ...life.map((time) => ({ ...time, source })),
        ...(reign ? [{ role: 'reign' as const, ...reign, source }] : []),
      ],
      place: null,
      same: {},
      gender: sex === 'M' ? 'male' : sex === 'F' ? 'female' : null,
      ...(royalTitles.test(title) && { royal: true }),
      ...(house && { house: keyOfHouse(house) }),
      ...(unions && { unions }),
    };
    return { where, record, ...(broken.length && { broken }) };
  }

  /** The span of an event of type reign. */
  private reignOf(person: GedcomNode): TimeRecord | null {
    return spanOf(findChild(eventOf(person, 'reign'), 'DATE')?.value, undefined, this.about.language);
  }

  private noteOf(note: GedcomNode): string {
    const shared = this.notes.get(note.value.trim());
    return textOf(shared ?? note);
  }

  /** The first source of a record or an event. */
  private citationOf(node: GedcomNode | undefined): Citation | null {
    const sourceNode = findChild(node, 'SOUR');
    if (!sourceNode) return null;
    const record = this.sources.get(sourceNode.value.trim());
    const title = cleanText(
      record ? textOf(findChild(record, 'TITL')) || textOf(findChild(record, 'ABBR')) : textOf(sourceNode),
    );
    if (!title) return null;
    const field = (child: GedcomNode | undefined) =>
      cleanText(textOf(child)).slice(0, limits.citationFieldLength) || null;
    return {
      title: title.slice(0, limits.citationFieldLength),
      author: record ? field(findChild(record, 'AUTH')) : null,
      year: record ? yearIn(findChild(record, 'PUBL')) : null,
      where: field(findChild(sourceNode, 'PAGE')),
      url: record ? addressIn(findChild(record, 'NOTE')) : null,
    };
  }

  private addFamily(family: GedcomNode): void {
    const pointers = (tag: string) => [
      ...new Set(
        findChildren(family, tag)
          .map(({ value }) => value.trim())
          .filter((pointer) => this.peopleByPointer.has(pointer) && !this.leftOut.has(pointer)),
      ),
    ];
    const partners = [...new Set([...pointers('HUSB'), ...pointers('WIFE')])].slice(0, 2);
    const children = pointers('CHIL').filter((pointer) => !partners.includes(pointer));
    const teller = partners[0] ?? children[0];
    if (teller === undefined || partners.length + children.length < 2) return;
    const ownUnions = this.unions.get(teller) ?? [];
    if (ownUnions.length >= limits.unionsOfPerson) {
      this.tooMany.set(teller, `more than ${limits.unionsOfPerson} families`);
      return;
    }
    this.unions.set(teller, [...ownUnions, this.unionOf(family, partners, children)]);
  }

  private unionOf(family: GedcomNode, partners: string[], children: string[]): ImportedUnion {
    const [wedding, divorce] = [
      findFamilyEvent(family, 'MARR'),
      findFamilyEvent(family, 'DIV') ?? findFamilyEvent(family, 'ANUL'),
    ];
    const other = eventOf(family, 'concubinage') ?? eventOf(family, 'other'),
      death = eventOf(family, 'ended by death');
    const kind = other ? (typeOf(other) as ImportedUnion['kind']) : 'marriage';
    const begin = findChild(wedding ?? other, 'DATE')?.value,
      end = findChild(divorce ?? death, 'DATE')?.value;
    const time = spanOf(begin, end, this.about.language);
    return {
      partners,
      kind,
      time,
      ended: divorce ? 'divorce' : death ? 'death' : null,
      doubtful: eventOf(family, 'doubtful') !== undefined,
      children: children.slice(0, limits.childrenOfUnion).map((key) => this.childOf(key, family.pointer)),
      source: this.citationOf(wedding) ?? this.citationOf(family) ?? this.about.citation,
    };
  }

  private childOf(key: string, family: string | null): ImportedUnion['children'][number] {
    const link = findChildren(this.peopleByPointer.get(key)!, 'FAMC').find(({ value }) => value.trim() === family);
    const adoption = findChild(findChild(this.peopleByPointer.get(key), 'ADOP'), 'FAMC');
    const pedigree = (findChild(link, 'PEDI')?.value ?? '').trim().toUpperCase();
    return {
      key,
      adopted:
        (pedigree !== '' && pedigree !== 'BIRTH') || (adoption !== undefined && adoption.value.trim() === family),
      doubtful: /challenged|disproven/i.test(findChild(link, 'STAT')?.value ?? ''),
    };
  }
}

/** The year of publication; the rest of the publication data is dropped if it can be separated. */
const yearIn = (node: GedcomNode | undefined): string | null => {
  const publication = cleanText(textOf(node));
  return /^[^,:;]{1,40}$/.test(publication) && /\d/.test(publication)
    ? publication
    : (/\b\d{4}\b/.exec(publication)?.[0] ?? null);
};
const addressIn = (node: GedcomNode | undefined): string | null =>
  /^https?:\/\/\S+$/.exec(textOf(node).trim())?.[0] ?? null;

const typeOf = (event: GedcomNode) => (findChild(event, 'TYPE')?.value ?? '').trim().toLowerCase();
/** An event without a tag of its own, by its type. */
const eventOf = (node: GedcomNode, type: string) => findChildren(node, 'EVEN').find((event) => typeOf(event) === type);
const houseOf = (person: GedcomNode): string | null =>
  cleanNameOf(textOf(findChildren(person, 'FACT').find((fact) => typeOf(fact) === 'house'))) || null;
const keyOfHouse = (name: string) => `house ${name}`;

/** `Edward_VII /Wettin/` is Edward VII Wettin; further names are other names. */
function namesOf(person: GedcomNode): { name: string; others: string[] } {
  const names = findChildren(person, 'NAME').map((nameNode) =>
    cleanNameOf(textOf(nameNode).replace(/[/_]+/g, ' ').replace(/\s+/g, ' ').trim()),
  );
  const name = names.find(Boolean) ?? '';
  const nicknames = findChildren(person, 'NAME').flatMap((nameNode) => findChildren(nameNode, 'NICK').map(textOf));
  return { name, others: distinctOtherNames(name, [...names, ...nicknames]) };
}

/** An event of a family, unless it is stated not to have happened (`1 DIV N`). */
const findFamilyEvent = (family: GedcomNode, tag: string): GedcomNode | undefined =>
  findChildren(family, tag).find(({ value }) => value.trim().toUpperCase() !== 'N');
