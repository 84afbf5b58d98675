import { basename } from 'node:path';
import { escapeXml } from '../../src/kit/markup.ts';
import { byLanguage, type InLanguages, type Language } from '../../src/rules/languages.ts';
import * as limits from '../../src/rules/limits.ts';
import type { TimeRecord } from '../../src/rules/time/historical-time.ts';
import type { TimeRole } from '../../src/rules/kinds.ts';
import type { Citation } from '../../src/rules/schemas.ts';
import {
  cleanNameOf,
  cleanSummaryOf,
  cleanText,
  distinctOtherNames,
  htmlWithinLimit,
  mapLanguages,
  paragraphsOf,
  shortenName,
} from '../clean-text.ts';
import { slugOf } from '../mapping/mapping.ts';
import { describeReadError } from '../read-errors.ts';
import type { ImportedSubject, ReadResult, ReportLine, Source } from '../record.ts';
import { readGedcomDate, readLifeTimes, spanOf, yearsOfDate } from './gedcom-dates.ts';
import { grampsRecords, isGramps } from './gramps.ts';
import { eventOf, readFamilies, typeOf, type ReadFamilies } from './gedcom-families.ts';
import {
  findChildren,
  findChild,
  gedcomRecords,
  textOf,
  unusedLines,
  useText,
  type GedcomNode,
  type GedcomRecords,
} from './gedcom-file.ts';
import { findPossiblyLiving } from './living.ts';

export interface GedcomOptions {
  name?: string | undefined;
  licence?: string | undefined;
  /** Encoding of the file, if neither its bytes nor its header show it. */
  encoding?: string | undefined;
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
const readLanguageOf = (languageName: string): Language | undefined =>
  languageOf[languageName.toLowerCase().split(/[-_ ]/)[0]!];
const unknownName = byLanguage({
  zh: '姓名不详',
  en: 'Name unknown',
  fr: 'Nom inconnu',
  es: 'Nombre desconocido',
  jp: '氏名不詳',
});
const unknownWord =
  /^(?:unknown|unk\.?|unnamed|unbekannt|inconnue?|desconocid[oa]|sconosciut[oa]|onbekend|n\.?n\.?|n|name|nom|nombre|no|not|known|不[详詳明]|姓名不[详詳]|氏名不[详詳明]|[无無]名)$/i;
/** Unknown Unknown, N. N., nom inconnu. */
const isUnknownName = (name: string): boolean => {
  const words = name.split(/[\s.]+/).filter(Boolean);
  return (
    words.length > 0 &&
    words.every((word) => unknownWord.test(word)) &&
    !/^(?:no|not|name|nom|nombre|known)$/i.test(name)
  );
};
const royalTitles =
  /\b(?:kings?|queens?|emperor|empress|tsar(?:ina)?|czar(?:ina)?|kaiser|sultan|shah|khan|prince(?:ss)?|infant[ea]|dauphin|archdu(?:ke|chess)|grand[- ]du(?:ke|chess)|royal|roi|reine|rey|reina)\b/i;

/**
 * A GEDCOM file, 5.5.1 or 7.0, or one of Gramps XML: people with names, gender, birth and death, titles and notes, and families as unions
 * with their children. Throws an `Error` with one readable line if it is not one.
 */
export async function gedcomSource(path: string, options: GedcomOptions = {}): Promise<Source> {
  const content = (await isGramps(path)) ? await grampsRecords(path) : await gedcomRecords(path, options.encoding);
  const head = content.records.find(({ tag }) => tag === 'HEAD');
  const file = basename(path).replace(/\.(?:ged|gdz|zip|gramps|xml|gz)$/i, ''),
    name = options.name ?? (cleanNameOf(file) || 'GEDCOM');
  const languageName = cleanText(useText(findChild(head, 'LANG'))),
    language = readLanguageOf(languageName);
  const reader = new GedcomReader(content, {
    file: basename(path),
    language: language ?? 'en',
    citation: { title: name, author: null, year: null, where: null, url: null },
    withoutLiving: options.withoutLiving ?? false,
    notice:
      languageName && !language
        ? `its language, ${languageName}, is not one of Stele’s: its names count as English`
        : null,
  });
  return {
    origin: {
      id: idOf(options.name ?? file),
      name,
      licence: options.licence ?? (cleanText(useText(findChild(head, 'COPR'))) || 'unknown'),
      url: null,
    },
    isNamed: options.name !== undefined,
    earlierId: idOf(file),
    sample: () => reader.sample(),
    total: reader.total,
    read: () => reader.read(),
  };
}

const idOf = (name: string) => `gedcom-${slugOf(name).replace(/^-|-$/g, '') || 'file'}`;

interface FileContext {
  file: string;
  language: Language;
  /** For records that name no source of their own. */
  citation: Citation;
  withoutLiving: boolean;
  notice: string | null;
}

/** Events that show when a life began and ended, the closest first. */
const birthTags = ['BIRT', 'CHR', 'BAPM'],
  deathTags = ['DEAT', 'BURI'];

/** What the report says about one person. */
interface PersonLines {
  broken: ReportLine[];
  notices: ReportLine[];
}

/** People whose names show whether another file is a new version of this one. */
const maxSample = 1000;

class GedcomReader {
  readonly total: number;
  private readonly content: GedcomRecords;
  private readonly people: GedcomNode[];
  private readonly sources: ReadonlyMap<string, GedcomNode>;
  private readonly notes: ReadonlyMap<string, GedcomNode>;
  /** Pictures and other files. */
  private readonly objects: ReadonlyMap<string, GedcomNode>;
  private readonly families: ReadFamilies;
  private readonly peopleByPointer: ReadonlyMap<string, GedcomNode>;
  /** Names of the houses that people state. */
  private readonly houses: ReadonlySet<string>;
  private readonly leftOut = new Set<string>();
  private readonly about: FileContext;

  constructor(content: GedcomRecords, about: FileContext) {
    this.content = content;
    this.about = about;
    const { records } = content;
    const byPointer = (...tags: string[]) => {
      const recordsByPointer = new Map<string, GedcomNode>();
      for (const record of records)
        if (tags.includes(record.tag) && record.pointer && !recordsByPointer.has(record.pointer))
          recordsByPointer.set(record.pointer, record);
      return recordsByPointer;
    };
    this.people = records.filter(({ tag }) => tag === 'INDI');
    this.houses = new Set(this.people.flatMap((person) => houseOf(person) ?? []));
    this.total = this.people.length + this.houses.size;
    this.sources = byPointer('SOUR');
    this.notes = byPointer('NOTE', 'SNOTE');
    this.objects = byPointer('OBJE');
    this.peopleByPointer = byPointer('INDI');
    if (about.withoutLiving)
      for (const pointer of findPossiblyLiving(records, new Date().getUTCFullYear())) this.leftOut.add(pointer);
    this.families = readFamilies(records, {
      file: about.file,
      language: about.language,
      people: this.peopleByPointer,
      leftOut: this.leftOut,
      citation: about.citation,
      citationOf: (node) => this.citationOf(node),
      unusedLinesOf: (record) => this.unusedLinesOf(record),
    });
  }

  /** Names and years of the first people, by key. */
  sample(): { key: string; names: string[]; years: number[] }[] {
    return this.people.slice(0, maxSample).flatMap((person) => {
      const years = ['BIRT', 'DEAT'].flatMap(
        (tag) => yearsOfDate(textOf(findChild(findChild(person, tag), 'DATE')), this.about.language)?.first ?? [],
      );
      const names = namesIn(person).map((written) => shortenName(written).name);
      return person.pointer ? [{ key: person.pointer, names, years }] : [];
    });
  }

  async *read(): AsyncGenerator<ReadResult> {
    const { file } = this.about,
      { refused, omitted, notices } = this.content;
    if (this.about.notice) yield { where: file, notice: this.about.notice };
    for (const { line, why } of notices) yield { where: `${file}:${line}`, notice: why };
    for (const { line, why } of omitted) yield { where: `${file}:${line}`, omitted: why };
    for (const { line, why } of refused) yield { where: `${file}:${line}`, refused: why };
    for (const { where, why } of this.families.notices) yield { where, notice: why };
    for (const { where, why } of [...this.families.broken, ...this.families.omitted]) yield { where, omitted: why };
    for (const house of this.houses) yield { where: file, record: this.recordOfHouse(house) };
    for (const person of this.people) {
      const where = `${file}:${person.line}`;
      if (!person.pointer) yield { where, refused: `a person without a pointer: ${cleanText(namesIn(person)[0])}` };
      else if (this.peopleByPointer.get(person.pointer) !== person)
        yield { where, refused: `a second person ${person.pointer}: ${cleanText(namesIn(person)[0])}` };
      else if (this.leftOut.has(person.pointer)) yield { where, passedOver: 'may still live' };
      else yield this.readPerson(person, person.pointer, where);
    }
    yield* this.readShared();
  }

  /** What the header, the sources and the shared notes have that no person or family uses. */
  private *readShared(): Generator<ReadResult> {
    const { file } = this.about;
    for (const record of this.content.records) {
      if (record.tag === 'INDI' || record.tag === 'FAM') continue;
      if (record.tag === 'HEAD') {
        for (const note of findChildren(record, 'NOTE'))
          yield {
            where: `${file}:${note.line} HEAD.NOTE`,
            omitted: `about the file: ${cleanText(note.value).slice(0, 200)}`,
          };
        continue;
      }
      if (record.isUsed) for (const { where, why } of this.unusedLinesOf(record)) yield { where, omitted: why };
      else {
        const title = cleanText(
          textOf(findChild(record, 'TITL')) || record.value || findChildren(record, 'FILE').map(textOf).join(', '),
        ).slice(0, 500);
        yield {
          where: `${file}:${record.line} ${record.tag}`,
          omitted: `nothing that is imported refers to it: ${title}`,
        };
      }
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
    const lines: PersonLines = { broken: [], notices: [] };
    const { name, others, translations, surname } = this.namesOf(person, lines);
    const { life, born, died, unread } = this.lifeOf(person, lines);
    const title = cleanText(useText(findChild(person, 'TITL')));
    const years = [yearsOfDate(born, language), yearsOfDate(died, language)].map((range) =>
      range ? String(range.first) : '',
    );
    const { summary, body } = this.textsOf(person, { title, unread, lines });
    const links = this.linksOf(person);
    const unions = this.families.unions.get(pointer),
      relations = this.families.relations.get(pointer),
      house = houseOf(person);
    const reign = this.reignOf(person, lines);
    // Only a time has room for a source; without one the source is reported as left out.
    const sources = life.length || reign ? this.sourcesOf(person, life, reign) : null;
    const record: ImportedSubject = {
      key: pointer,
      kind: 'person',
      region: null,
      names: { ...mapLanguages((of) => translations[of]?.[0]), [language]: name || unknownName[language] },
      ...(name ? {} : { nameless: true }),
      otherNames: mapLanguages((of) => {
        const list = of === language ? others : (translations[of]?.slice(1) ?? []);
        return list.length ? list : null;
      }),
      ...(surname && { surname }),
      ...((title || years.some(Boolean)) && {
        distinction: { [language]: cleanNameOf(title) || `${years[0]}–${years[1]}` },
      }),
      ...(summary && { summary: { [language]: summary } }),
      ...((body || links) && { bodies: { [language]: body + links } }),
      times: [
        ...life.map((time) => ({ ...time, source: sources?.get(time.role) ?? citation })),
        ...(reign ? [{ role: 'reign' as const, ...reign, source: sources?.get('reign') ?? citation }] : []),
      ],
      place: null,
      same: {},
      gender: genderOf(person),
      ...(royalTitles.test(title) && { royal: true }),
      ...(house && { house: keyOfHouse(house) }),
      ...(unions && { unions }),
      ...(relations && { relations }),
    };
    this.useRepeatedSources(person, record.times);
    const omitted = this.unusedLinesOf(person);
    return {
      where,
      record,
      ...(lines.broken.length && { broken: lines.broken }),
      ...(lines.notices.length && { notices: lines.notices }),
      ...(omitted.length && { omitted }),
    };
  }

  private lineOf = (node: GedcomNode) => `${this.about.file}:${node.line} ${node.tag}`;

  /** `Edward_VII /Wettin/` is Edward VII Wettin; further names are other names. */
  private namesOf(person: GedcomNode, { broken, notices }: PersonLines): ReadNames {
    const names: string[] = [],
      translations: InLanguages<string[]> = {};
    let surname = '';
    const take = (node: GedcomNode, written: string, list = names) => {
      const { name, isCut } = shortenName(written);
      if (isCut)
        notices.push({
          where: this.lineOf(node),
          why: `a name longer than ${limits.nameLength} letters, cut at a word: ${cleanText(written)}`,
        });
      // Slashes and question marks alone are no name, nor is a word for one that is not known.
      if (isUnknownName(name)) notices.push({ where: this.lineOf(node), why: `a word that is no name: ${name}` });
      else if (/[\p{L}\p{N}]/u.test(name)) list.push(name);
      else if (name) broken.push({ where: this.lineOf(node), why: `no name: ${name}` });
    };
    for (const node of findChildren(person, 'NAME')) {
      take(node, plainName(nameIn(node)));
      if (names.length === 1) surname ||= surnameIn(node);
      useText(node);
      for (const tag of ['GIVN', 'SURN']) {
        const part = findChild(node, tag);
        if (part && plainName(nameIn(node)).includes(plainName(part.value))) part.isUsed = true;
      }
      for (const variant of [...findChildren(node, 'FONE'), ...findChildren(node, 'ROMN')])
        take(variant, plainName(useText(variant)));
      for (const translation of findChildren(node, 'TRAN')) {
        const inLanguage = readLanguageOf(textOf(findChild(translation, 'LANG')).trim());
        const isOther = inLanguage !== undefined && inLanguage !== this.about.language;
        if (inLanguage) useText(findChild(translation, 'LANG'));
        take(translation, plainName(useText(translation)), isOther ? (translations[inLanguage] ??= []) : names);
      }
      for (const nickname of findChildren(node, 'NICK')) take(nickname, useText(nickname));
    }
    const [name = '', ...others] = names;
    if (!name)
      notices.push({
        where: `${this.about.file}:${person.line} INDI`,
        why: `${person.pointer} has no name: called “${unknownName[this.about.language]}”`,
      });
    const distinct = distinctOtherNames(name, others);
    for (const other of new Set(others))
      if (other !== name && !distinct.includes(other))
        broken.push({ where: `${this.about.file}:${person.line} NAME`, why: `too many names: ${other}` });
    return { name, others: distinct, translations, surname: containsName(name, surname) ? surname : '' };
  }

  /** Birth and death, or instead christening and burial; `unread` are the words of dates that cannot be read. */
  private lifeOf(person: GedcomNode, { broken }: PersonLines) {
    const { language } = this.about;
    const unread: string[] = [];
    const dateOf = (sign: string, ...tags: string[]) => {
      let datedLine: GedcomNode | undefined;
      for (const event of tags.flatMap((tag) => findChildren(person, tag)))
        for (const date of findChildren(event, 'DATE')) {
          const words = cleanText(date.value).slice(0, 60),
            read = words ? readGedcomDate(date.value, language) : null;
          if (read === null) date.isUsed = true;
          else if (typeof read === 'string') {
            date.isUsed = true;
            unread.push(`${sign} ${words}`);
            broken.push({ where: this.lineOf(date), why: `no date: ${words}` });
          } else if (!datedLine || datedLine.value.trim() === date.value.trim()) {
            date.isUsed = true;
            if (!datedLine && read.isYearOnly)
              broken.push({ where: this.lineOf(date), why: `only the year: ${words}` });
            datedLine ??= date;
          }
        }
      return datedLine;
    };
    const [born, died] = [dateOf('*', ...birthTags), dateOf('†', ...deathTags)];
    const life = readLifeTimes(born?.value, died?.value, {
      language,
      onLongWords: (words) =>
        broken.push({
          where: this.lineOf((born ?? died)!),
          why: `words too long for the description of a time: ${words.slice(0, 300)}`,
        }),
    });
    if (life) return { life, born: born?.value, died: died?.value, unread };
    for (const date of [born, died])
      if (date)
        broken.push({
          where: this.lineOf(date),
          why: `a death before the birth: born ${cleanText(born?.value).slice(0, 60)}, died ${cleanText(died?.value).slice(0, 60)}; neither is imported`,
        });
    return { life: [], born: undefined, died: undefined, unread };
  }

  /**
   * Title, first paragraph and the words of unread dates as the summary; all paragraphs as the text if there are more, or if
   * it is long.
   */
  private textsOf(
    person: GedcomNode,
    { title, unread, lines }: { title: string; unread: readonly string[]; lines: PersonLines },
  ): { summary: string; body: string } {
    const paragraphs = person.children
      .filter(({ tag }) => tag === 'NOTE' || tag === 'SNOTE')
      .flatMap((note) => paragraphsOf(this.noteOf(note)));
    const first = [title, paragraphs[0]].filter(Boolean).join(' — '),
      summary = cleanSummaryOf([first, ...unread].filter(Boolean).join(' — '));
    const isWhole = paragraphs.length < 2 && !first.includes('\n') && cleanSummaryOf(first) === first;
    if (isWhole) return { summary, body: '' };
    const { html, leftOut } = htmlWithinLimit(paragraphs);
    for (const paragraph of leftOut)
      lines.broken.push({ where: this.lineOf(person), why: `no room in the text: ${paragraph.slice(0, 300)}` });
    return { summary, body: html };
  }

  /** The span of an event of type reign. */
  private reignOf(person: GedcomNode, { broken }: PersonLines): TimeRecord | null {
    const event = eventOf(person, 'reign'),
      date = findChild(event, 'DATE');
    if (!event || !date?.value.trim()) return null;
    for (const node of [event, date, findChild(event, 'TYPE')]) if (node) node.isUsed = true;
    const time = spanOf(date.value, undefined, this.about.language);
    if (time) return time;
    broken.push({ where: this.lineOf(date), why: `no date: ${cleanText(date.value).slice(0, 60)}` });
    return null;
  }

  /** Links to a person's pictures and files on the web. What only a disk has is reported: a reader cannot follow it. */
  private linksOf(person: GedcomNode): string {
    return findChildren(person, 'OBJE')
      .flatMap((node) => {
        const shared = this.objects.get(node.value.trim()),
          medium = shared ?? node,
          files = findChildren(medium, 'FILE'),
          onWeb = files.filter((file) => webAddress.test(file.value.trim()));
        if (!onWeb.length) return [];
        medium.isUsed = true;
        if (onWeb.length === files.length) node.isUsed = true;
        return onWeb.map((file) => {
          const title = cleanText(useText(findChild(file, 'TITL')) || useText(findChild(medium, 'TITL')));
          const address = escapeXml(useText(file).trim());
          for (const form of [...findChildren(file, 'FORM'), ...findChildren(medium, 'FORM')]) form.isUsed = true;
          return `<p>${title ? `${escapeXml(title)}: ` : ''}<a href="${address}">${address}</a></p>`;
        });
      })
      .join('');
  }

  private noteOf(note: GedcomNode): string {
    const shared = this.notes.get(note.value.trim());
    note.isUsed = shared !== undefined || !/^@[^@\s]+@$/.test(note.value.trim());
    return note.isUsed ? useText(shared ?? note) : '';
  }

  /**
   * The source of each time: of its event, of the other event of the same time, or of the person. A time has room for one;
   * further sources are reported.
   */
  private sourcesOf(
    person: GedcomNode,
    life: readonly { role: TimeRole }[],
    reign: TimeRecord | null,
  ): ReadonlyMap<TimeRole, Citation> {
    const events: Partial<Record<TimeRole, readonly string[]>> = {
      life: [...birthTags, ...deathTags],
      birth: birthTags,
      death: deathTags,
    };
    const sources = new Map<TimeRole, Citation>();
    for (const role of [...life.map((time) => time.role), ...(reign ? ['reign' as const] : [])]) {
      const nodes =
        role === 'reign' ? [eventOf(person, 'reign')] : (events[role] ?? []).map((tag) => findChild(person, tag));
      for (const node of [...nodes, person]) {
        const source = sources.has(role) ? null : this.citationOf(node);
        if (source) sources.set(role, source);
      }
    }
    return sources;
  }

  /** A source that a time of the person already names, with the same page, says nothing more. */
  private useRepeatedSources(person: GedcomNode, times: ImportedSubject['times']): void {
    const namedSources = new Set(
      times.map(({ source }) => source && [source.title, source.where].filter(Boolean).join(', ')),
    );
    const walk = (node: GedcomNode) => {
      for (const child of node.children) {
        const words = child.tag === 'SOUR' && !child.isUsed ? this.describeSource(child) : null;
        if (words !== null && namedSources.has(words)) useAll(child);
        else walk(child);
      }
    };
    const useAll = (node: GedcomNode) => {
      node.isUsed = true;
      // How a source was read is reported as its own line.
      for (const child of findChildren(node, 'PAGE')) child.isUsed = true;
    };
    walk(person);
  }

  /** The title of a source and the place within it; null if it has no title. */
  private describeSource(node: GedcomNode): string | null {
    const shared = this.sources.get(node.value.trim());
    const title = shared ? textOf(findChild(shared, 'TITL')) || textOf(findChild(shared, 'ABBR')) : node.value;
    return cleanText(title)
      ? [cleanText(title), cleanText(textOf(findChild(node, 'PAGE')))].filter(Boolean).join(', ')
      : null;
  }

  /** Lines that nothing uses; of a source or a picture also what its record says. */
  private unusedLinesOf(record: GedcomNode): ReportLine[] {
    return unusedLines(record, this.about.file, (node) => this.describeShared(node));
  }

  /** A source by its title and place, a picture by its title and address; null for any other line. */
  private describeShared(node: GedcomNode): string | null {
    if (node.tag !== 'SOUR' && node.tag !== 'OBJE') return null;
    const shared = (node.tag === 'SOUR' ? this.sources : this.objects).get(node.value.trim());
    if (node.tag === 'SOUR') {
      const words = this.describeSource(node);
      return words === null ? null : `a further source: ${words.slice(0, 300)}`;
    }
    const files = findChildren(shared ?? node, 'FILE').filter(({ isUsed }) => !isUsed);
    const words = files.flatMap((file) => [
      file.value,
      textOf(findChild(file, 'TITL')) || textOf(findChild(shared ?? node, 'TITL')),
    ]);
    return words.length ? `a picture or file: ${cleanText(words.filter(Boolean).join(', ')).slice(0, 500)}` : null;
  }

  /** The first source of a record or an event. */
  private citationOf(node: GedcomNode | undefined): Citation | null {
    const sourceNode = findChild(node, 'SOUR');
    if (!sourceNode) return null;
    const record = this.sources.get(sourceNode.value.trim());
    if (!record && /^@[^@\s]+@$/.test(sourceNode.value.trim())) return null; // reported as unused
    const title = cleanText(
      record ? useText(findChild(record, 'TITL')) || useText(findChild(record, 'ABBR')) : sourceNode.value,
    );
    if (!title) return null;
    sourceNode.isUsed = true;
    if (record) record.isUsed = true;
    const field = (child: GedcomNode | undefined) =>
      cleanText(useText(child)).slice(0, limits.citationFieldLength) || null;
    return {
      title: title.slice(0, limits.citationFieldLength),
      author: record ? field(findChild(record, 'AUTH')) : null,
      year: record ? yearIn(findChild(record, 'PUBL')) : null,
      where: field(findChild(sourceNode, 'PAGE')),
      url: record ? addressIn(findChild(record, 'NOTE')) : null,
    };
  }
}

const webAddress = /^https?:\/\/\S{1,1000}$/i;

/** The year of publication; the rest of the publication data is dropped if it can be separated. */
function yearIn(node: GedcomNode | undefined): string | null {
  const publication = cleanText(textOf(node));
  if (/^[^,:;]{1,40}$/.test(publication) && /\d/.test(publication)) {
    useText(node);
    return publication;
  }
  return /\b\d{4}\b/.exec(publication)?.[0] ?? null;
}
function addressIn(node: GedcomNode | undefined): string | null {
  const address = /^https?:\/\/\S+$/.exec(textOf(node).trim())?.[0] ?? null;
  if (address) useText(node);
  return address;
}

function houseOf(person: GedcomNode): string | null {
  const fact = findChildren(person, 'FACT').find((candidate) => typeOf(candidate) === 'house');
  const name = cleanNameOf(textOf(fact));
  if (!fact || !name) return null;
  fact.isUsed = true;
  useText(findChild(fact, 'TYPE'));
  return name;
}
const keyOfHouse = (name: string) => `house ${name}`;

function genderOf(person: GedcomNode): 'male' | 'female' | null {
  const node = findChild(person, 'SEX'),
    sex = node?.value.trim().toUpperCase();
  if (node) node.isUsed = sex === '' || /^[MFUN?]$/.test(sex ?? '') || /^(?:MALE|FEMALE|UNKNOWN)$/.test(sex ?? '');
  return sex === 'M' || sex === 'MALE' ? 'male' : sex === 'F' || sex === 'FEMALE' ? 'female' : null;
}

/** Names in the language of the file, its translations, and the surname if the name has it as whole words. */
interface ReadNames {
  name: string;
  others: string[];
  translations: InLanguages<string[]>;
  surname: string;
}

/** The surname of a NAME line: between its slashes, or SURN. */
const surnameIn = (node: GedcomNode) =>
  cleanNameOf(plainName(/\/([^/]+)\//.exec(nameIn(node))?.[1] ?? textOf(findChild(node, 'SURN'))));
const containsName = (name: string, part: string) => part !== '' && ` ${name} `.includes(` ${part} `);

/** A written name without the slashes of the surname. */
const plainName = (written: string) => written.replace(/[/_]+/g, ' ').replace(/\s+/g, ' ').trim();
/** The name of a NAME line: its value, or its parts if it has none. */
const nameIn = (node: GedcomNode) =>
  node.value.trim() || ['GIVN', 'SURN'].map((tag) => textOf(findChild(node, tag)).trim()).join(' ');
const namesIn = (person: GedcomNode) => findChildren(person, 'NAME').map((node) => plainName(nameIn(node)));
