import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import sax from 'sax';
import { cleanText } from '../clean-text.ts';
import { monthCodes } from '../../src/rules/calendars/hebrew.ts';
import { months, republicanMonths } from './gedcom-dates.ts';
import type { GedcomNode, GedcomRecords } from './gedcom-file.ts';

/** Maximum size of a file after unpacking, in bytes. */
const maxFileBytes = 128 * 1024 * 1024;
/** Maximum nesting of elements; Gramps has six levels. */
const maxDepth = 20;

/** Whether a file is Gramps XML, packed by gzip or not. */
export async function isGramps(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0).finally(() => file.close());
  const head = buffer.subarray(0, bytesRead);
  return (
    (head[0] === 0x1f && head[1] === 0x8b) || /^\ufeff?\s*<(?:\?xml|!DOCTYPE|database)/.test(head.toString('utf8'))
  );
}

/**
 * The records of a Gramps XML file as those of a GEDCOM file, which one reader reads. Elements without a counterpart become
 * lines of their name, so that the report names them. Throws an `Error` with one readable line if it is not Gramps XML.
 */
export async function grampsRecords(path: string): Promise<GedcomRecords> {
  const root = await readElements(path);
  if (root.name !== 'database')
    throw new Error(`It is no Gramps XML: its first element is “${root.name.slice(0, 60)}”.`);
  return new Converter(root).convert();
}

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
  line: number;
}

async function readElements(path: string): Promise<Element> {
  const parser = sax.parser(true, { position: true });
  const document: Element = { name: '', attributes: {}, children: [], text: '', line: 1 };
  const open: Element[] = [document];
  parser.onerror = (error) => {
    throw new Error(`It is no Gramps XML: line ${parser.line + 1}: ${error.message.split('\n')[0]}`);
  };
  parser.onopentag = ({ name, attributes }) => {
    if (open.length > maxDepth)
      throw new Error(`It is nested deeper than ${maxDepth} elements: line ${parser.line + 1}.`);
    const element = {
      name,
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
      line: parser.line + 1,
    };
    open.at(-1)!.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  parser.ontext = (text) => void (open.at(-1)!.text += text);
  for await (const chunk of chunksOf(path)) parser.write(chunk);
  parser.close();
  return document.children[0] ?? document;
}

async function* chunksOf(path: string): AsyncGenerator<string> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close());
  const isPacked = buffer[0] === 0x1f && buffer[1] === 0x8b;
  const bytes = createReadStream(path);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  try {
    for await (const chunk of isPacked ? bytes.pipe(createGunzip()) : bytes) {
      size += (chunk as Buffer).length;
      if (size > maxFileBytes) throw new Error(`It is larger than ${maxFileBytes / 1024 / 1024} MB.`);
      yield decoder.decode(chunk as Buffer, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new Error('It is no Gramps XML: it is not UTF-8.', { cause: error });
    throw error;
  } finally {
    bytes.destroy();
  }
}

const childOf = (element: Element | undefined, name: string) => element?.children.find((child) => child.name === name);
const childrenOf = (element: Element | undefined, name: string) =>
  element?.children.filter((child) => child.name === name) ?? [];
const textOf = (element: Element | undefined) => element?.text.trim() ?? '';

/** Tags of GEDCOM for events by their name in Gramps; others are events with a type. */
const eventTags: Record<string, string> = {
  Birth: 'BIRT',
  Baptism: 'BAPM',
  Christening: 'CHR',
  Death: 'DEAT',
  Burial: 'BURI',
  Marriage: 'MARR',
  Divorce: 'DIV',
  Annulment: 'ANUL',
};
/** Kinds of unions by their name in Gramps; GEDCOM has them as events. */
const unionTypes: Record<string, string> = {
  Consort: 'consort',
  Concubinage: 'concubinage',
  Lover: 'lover',
  Unknown: 'other',
};

class Converter {
  readonly #root: Element;
  /** Records by their handle. */
  readonly #byHandle = new Map<string, Element>();
  readonly #people = new Map<string, GedcomNode>();

  constructor(root: Element) {
    this.#root = root;
    for (const section of root.children)
      for (const record of section.children)
        if (record.attributes.handle) this.#byHandle.set(record.attributes.handle, record);
  }

  convert(): GedcomRecords {
    const recordsIn = (section: string, name: string) => childrenOf(childOf(this.#root, section), name);
    const people = recordsIn('people', 'person').map((person) => this.#personOf(person));
    const families = recordsIn('families', 'family').map((family) => this.#familyOf(family));
    const sources = recordsIn('sources', 'source').map((source) => this.#sourceOf(source));
    const sectionNames = new Set(
      'header name-formats tags events people families citations sources places objects repositories notes bookmarks namemaps'.split(
        ' ',
      ),
    );
    return {
      records: [node('HEAD', '', 1), ...people, ...families, ...sources],
      refused: [],
      omitted: this.#root.children
        .filter(({ name }) => !sectionNames.has(name))
        .map(({ name, line }) => ({ line, why: `an element that Gramps XML does not have: ${name.slice(0, 60)}` })),
      notices: [],
    };
  }

  #pointerOf(handle: string | undefined): string {
    const record = this.#byHandle.get(handle ?? '');
    return `@${record?.attributes.id ?? handle ?? 'none'}@`;
  }

  #personOf(person: Element): GedcomNode {
    const lines: GedcomNode[] = [];
    for (const child of person.children) {
      const { name, attributes, line } = child;
      if (name === 'gender') lines.push(node('SEX', textOf(child), line));
      else if (name === 'name') lines.push(...this.#nameOf(child));
      else if (name === 'eventref') lines.push(...this.#eventOf(child, (event) => personEvent(event)));
      else if (name === 'childof') lines.push(node('FAMC', this.#pointerOf(attributes.hlink), line));
      else if (name === 'parentin') lines.push(node('FAMS', this.#pointerOf(attributes.hlink), line));
      else if (name === 'attribute' && attributes.type === 'House')
        lines.push(node('FACT', attributes.value ?? '', line, [node('TYPE', 'house', line)]));
      else if (name === 'url' && attributes.description === 'Stele') continue; // where our own export came from
      else lines.push(...this.#common(child));
    }
    const record = node('INDI', '', person.line, lines, this.#pointerOf(person.attributes.handle));
    this.#people.set(person.attributes.handle ?? '', record);
    return record;
  }

  /** The names of a person: `Ann /Lee/`, and what programs write with it. */
  #nameOf(name: Element): GedcomNode[] {
    const surnames = childrenOf(name, 'surname').map((surname) =>
      [surname.attributes.prefix, textOf(surname)].filter(Boolean).join(' '),
    );
    const surname = surnames.filter(Boolean).join(' ');
    const written = [textOf(childOf(name, 'first')), surname && `/${surname}/`, textOf(childOf(name, 'suffix'))]
      .filter(Boolean)
      .join(' ');
    const nickname = childOf(name, 'nick');
    const more = name.children.flatMap((child) => {
      if (['first', 'surname', 'suffix', 'nick'].includes(child.name)) return [];
      return child.name === 'title' ? [] : this.#common(child);
    });
    const title = childOf(name, 'title');
    return [
      node('NAME', written, name.line, [...(nickname ? [node('NICK', textOf(nickname), nickname.line)] : []), ...more]),
      ...(title ? [node('TITL', textOf(title), title.line)] : []),
    ];
  }

  #familyOf(family: Element): GedcomNode {
    const lines: GedcomNode[] = [];
    const type = childOf(family, 'rel')?.attributes.type ?? 'Married',
      kind = unionTypes[type];
    let hasBegin = false;
    for (const child of family.children) {
      const { name, attributes, line } = child;
      if (name === 'father') lines.push(node('HUSB', this.#pointerOf(attributes.hlink), line));
      else if (name === 'mother') lines.push(node('WIFE', this.#pointerOf(attributes.hlink), line));
      else if (name === 'childref') lines.push(this.#childOf(child, family));
      else if (name === 'eventref') {
        const events = this.#eventOf(child, (event) => {
          const isBegin = ['Marriage', 'Union'].includes(event.type);
          if (isBegin) hasBegin = true;
          if (isBegin && kind) return ['EVEN', kind];
          return event.type === 'Ended by death' ? ['EVEN', 'ended by death'] : familyEvent(event);
        });
        lines.push(...events);
      } else if (name === 'attribute' && attributes.type === 'Doubtful')
        lines.push(node('EVEN', '', line, [node('TYPE', 'doubtful', line)]));
      else if (name !== 'rel') lines.push(...this.#common(child));
    }
    if (kind && !hasBegin) lines.push(node('EVEN', '', family.line, [node('TYPE', kind, family.line)]));
    if (type === 'Unmarried' && !hasBegin) lines.push(node('_STAT', 'not married', family.line));
    else if (!kind && !hasBegin) lines.push(node('MARR', 'Y', family.line));
    return node('FAM', '', family.line, lines, this.#pointerOf(family.attributes.handle));
  }

  /** A child, whose relation to each parent GEDCOM has in two places. */
  #childOf(child: Element, family: Element): GedcomNode {
    const { hlink, mrel = 'Birth', frel = 'Birth' } = child.attributes;
    const pointer = this.#pointerOf(family.attributes.handle);
    const person = this.#people.get(hlink ?? '');
    const linkToFamily = person?.children.find(({ tag, value }) => tag === 'FAMC' && value === pointer);
    if (mrel === 'Doubtful' && frel === 'Doubtful') linkToFamily?.children.push(node('STAT', 'challenged', child.line));
    else if (mrel === frel) {
      if (mrel !== 'Birth' && mrel !== 'Unknown')
        linkToFamily?.children.push(node('PEDI', mrel.toLowerCase(), child.line));
    } else
      return node('CHIL', this.#pointerOf(hlink), child.line, [
        node('_FREL', frel.toLowerCase(), child.line),
        node('_MREL', mrel.toLowerCase(), child.line),
      ]);
    return node(
      'CHIL',
      this.#pointerOf(hlink),
      child.line,
      child.children.flatMap((more) => this.#common(more)),
    );
  }

  /** An event with its date, place and sources; `tagOf` gives its tag and, if it is `EVEN`, its type. */
  #eventOf(reference: Element, tagOf: (event: GrampsEvent) => readonly [tag: string, type?: string]): GedcomNode[] {
    const event = this.#byHandle.get(reference.attributes.hlink ?? '');
    if (!event)
      return [
        node('EVEN', `an event that the file does not have: ${reference.attributes.hlink ?? ''}`, reference.line),
      ];
    const type = textOf(childOf(event, 'type')),
      description = textOf(childOf(event, 'description'));
    const [tag, typeOfEvent] = tagOf({ type, description });
    if (tag === 'TITL') return [node('TITL', description, event.line)];
    const lines = typeOfEvent === undefined ? [] : [node('TYPE', typeOfEvent, event.line)];
    for (const child of event.children) {
      const date = dateOf(child);
      if (date !== null) lines.push(node('DATE', date, child.line));
      else if (child.name === 'place') lines.push(node('PLAC', this.#placeOf(child.attributes.hlink), child.line));
      else if (child.name !== 'type' && child.name !== 'description') lines.push(...this.#common(child));
    }
    const isPrimary = (reference.attributes.role ?? 'Primary') === 'Primary' || reference.attributes.role === 'Family';
    if (!isPrimary) lines.push(node('ROLE', reference.attributes.role!, reference.line));
    const tagOfLine = isPrimary ? tag : 'ASSO';
    // A description of the event is text beside it.
    if (description && tag !== 'EVEN') lines.push(node('NOTE', description, event.line));
    return [node(tagOfLine, tag === 'EVEN' ? description : '', event.line, lines)];
  }

  #placeOf(handle: string | undefined): string {
    const place = this.#byHandle.get(handle ?? '');
    return childOf(place, 'pname')?.attributes.value ?? textOf(childOf(place, 'ptitle'));
  }

  /** What every record may have: sources, notes, media; anything else by its name. */
  #common(child: Element): GedcomNode[] {
    const { name, attributes, line } = child;
    const record = this.#byHandle.get(attributes.hlink ?? '');
    if (name === 'tagref' || name === 'confidence') return [];
    if (name === 'citationref' && record) {
      const page = childOf(record, 'page'),
        source = childOf(record, 'sourceref');
      return [
        node('SOUR', this.#pointerOf(source?.attributes.hlink), line, [
          ...(page ? [node('PAGE', textOf(page), page.line)] : []),
          ...record.children
            .filter((part) => !['page', 'sourceref', 'confidence'].includes(part.name))
            .flatMap((part) => this.#common(part)),
        ]),
      ];
    }
    if (name === 'noteref' && record) return [node('NOTE', textOf(childOf(record, 'text')), line)];
    if (name === 'objref' && record) {
      const { src = '', description = '' } = childOf(record, 'file')?.attributes ?? {};
      return [
        node('OBJE', '', line, [node('FILE', src, line), ...(description ? [node('TITL', description, line)] : [])]),
      ];
    }
    const date = dateOf(child);
    if (date !== null) return [node('DATE', date, line)];
    const words = cleanText(
      [
        textOf(child),
        ...Object.entries(attributes).flatMap(([key, value]) => (key === 'hlink' || key === 'priv' ? [] : value)),
      ]
        .filter(Boolean)
        .join(' '),
    );
    return [
      node(
        name.toUpperCase(),
        words,
        line,
        child.children.flatMap((part) => this.#common(part)),
      ),
    ];
  }

  #sourceOf(source: Element): GedcomNode {
    const tags: Record<string, string> = { stitle: 'TITL', sauthor: 'AUTH', spubinfo: 'PUBL', sabbrev: 'ABBR' };
    return node(
      'SOUR',
      '',
      source.line,
      source.children.flatMap((child) => {
        const tag = tags[child.name];
        if (tag) return [node(tag, textOf(child), child.line)];
        if (child.name === 'srcattribute' && child.attributes.type === 'URL')
          return [node('NOTE', child.attributes.value ?? '', child.line)];
        return this.#common(child);
      }),
      this.#pointerOf(source.attributes.handle),
    );
  }
}

interface GrampsEvent {
  type: string;
  description: string;
}
const personEvent = ({ type }: GrampsEvent): readonly [string, string?] => {
  if (type === 'Nobility Title') return ['TITL'];
  if (type === 'Reign') return ['EVEN', 'reign'];
  const tag = eventTags[type];
  return tag ? [tag] : ['EVEN', type];
};
const familyEvent = ({ type }: GrampsEvent): readonly [string, string?] => {
  const tag = eventTags[type];
  return tag ? [tag] : ['EVEN', type];
};

const node = (
  tag: string,
  value: string,
  line: number,
  children: GedcomNode[] = [],
  pointer: string | null = null,
): GedcomNode => ({
  tag,
  pointer,
  value,
  children,
  line,
  isUsed: false,
});

/** Calendars that dates of GEDCOM name; a date in another one keeps its words. */
const calendars: Record<string, string> = {
  Gregorian: '',
  Julian: '@#DJULIAN@',
  Hebrew: '@#DHEBREW@',
  'French Republican': '@#DFRENCH R@',
};
const monthsOf: Record<string, readonly string[]> = { Hebrew: monthCodes, 'French Republican': republicanMonths };

/** A date element as GEDCOM writes dates; null for any other element. */
function dateOf({ name, attributes }: Element): string | null {
  const { val = '', start = '', stop = '', type = '', quality = '', cformat = 'Gregorian' } = attributes;
  if (name === 'datestr') return val;
  const calendar = calendars[cformat];
  const day = (text: string) => {
    const written = dayOf(text, monthsOf[cformat] ?? months);
    return written === null || calendar === undefined ? null : [calendar, written].filter(Boolean).join(' ');
  };
  if (name === 'dateval') {
    const prefix =
      { before: 'BEF', after: 'AFT', about: 'ABT', from: 'FROM', to: 'TO' }[type] ??
      { estimated: 'EST', calculated: 'CAL' }[quality] ??
      '';
    const written = day(val);
    return written === null ? [val, cformat].join(' ') : [prefix, written].filter(Boolean).join(' ');
  }
  if (name !== 'datespan' && name !== 'daterange') return null;
  const [first, last] = [day(start), day(stop)];
  if (first === null || last === null) return `${start} – ${stop} ${cformat}`;
  return name === 'datespan' ? `FROM ${first} TO ${last}` : `BET ${first} AND ${last}`;
}

/** `-0063-09-23` as `23 SEP 63 B.C.`; null if it is no day, month or year. */
function dayOf(text: string, names: readonly string[]): string | null {
  const [, minus, year, month = '0', day = '0'] = /^(-?)(\d{1,5})(?:-(\d\d))?(?:-(\d\d))?$/.exec(text.trim()) ?? [];
  if (year === undefined || Number(year) === 0) return null;
  const nameOfMonth = Number(month) ? names[Number(month) - 1] : '';
  if (nameOfMonth === undefined) return null;
  return [Number(day) && nameOfMonth ? Number(day) : '', nameOfMonth, Number(year), minus ? 'B.C.' : '']
    .filter(Boolean)
    .join(' ');
}
