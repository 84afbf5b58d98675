import { escapeXml } from '../../../kit/markup.ts';
import type { Citation } from '../../../rules/schemas.ts';
import { calendarOf } from '../../../rules/time/calendar.ts';
import { gedcomDate } from './write-gedcom.ts';
import type { Moment, ShownFamily, ShownPerson, ShownUnion } from '../face/shown-family.ts';

interface Options {
  /** Title of the file, and the site it comes from. */
  name: string;
  site: string;
  /** When it is written. */
  now: Date;
}

/** The version of Gramps that wrote this form first; it and later ones read it. */
const grampsVersion = '5.1.0';

/**
 * A family as Gramps XML 1.7.1: people with name, gender, birth, death, reign and house; unions with kind, begin, end and
 * children by birth or adoption; all with sources. What Gramps has no field for is an event or attribute by name, which
 * our importer reads again.
 */
export function writeGramps({ people, unions, houses }: ShownFamily, { name, site, now }: Options): string {
  const records = createRecords(Math.floor(now.getTime() / 1000));
  const handleOfPerson = new Map(people.map(({ itemId }, at) => [itemId, `_p${at + 1}`])),
    handleOfUnion = new Map(unions.map(({ id }, at) => [id, `_f${at + 1}`]));
  const isWoman = new Map(people.map(({ itemId, gender }) => [itemId, gender === 'female']));
  const writtenPeople = people.map((person, at) => {
    const house = houses.find(({ itemId }) => itemId === person.house)?.name ?? null;
    const links = unions.flatMap(({ id, partners, children }) => [
      ...(children.some((child) => child.id === person.itemId) ? [link('childof', handleOfUnion.get(id)!)] : []),
      ...(partners.includes(person.itemId) ? [link('parentin', handleOfUnion.get(id)!)] : []),
    ]);
    return records.record('person', at + 1, personContent(person, { house, site, links, records }));
  });
  const families = unions.map((union, at) =>
    records.record('family', at + 1, unionContent(union, { handleOfPerson, isWoman, records })),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE database PUBLIC "-//Gramps//DTD Gramps XML 1.7.1//EN" "http://gramps-project.org/xml/1.7.1/grampsxml.dtd">
<database xmlns="http://gramps-project.org/xml/1.7.1/">
<header>
<created date="${now.toISOString().slice(0, 10)}" version="${grampsVersion}"/>
<researcher><resname>${escapeXml(`${name} – ${site}`)}</resname></researcher>
</header>
${section('events', records.events)}${section('people', writtenPeople)}${section('families', families)}${section('citations', records.citations)}${section('sources', records.sources)}</database>
`;
}

const section = (name: string, items: readonly string[]) =>
  items.length ? `<${name}>\n${items.join('\n')}\n</${name}>\n` : '';
const element = (name: string, text: string | null) => (text ? `<${name}>${escapeXml(text)}</${name}>` : '');
const link = (name: string, handle: string, more = '') => `<${name} hlink="${handle}"${more}/>`;

type RecordKind = keyof typeof letters;
/** First letters of handles and ids: those of Gramps. */
const letters = {
  event: ['_e', 'E'],
  person: ['_p', 'I'],
  family: ['_f', 'F'],
  citation: ['_c', 'C'],
  source: ['_s', 'S'],
} as const;

/** Collects the records that people and families refer to. */
function createRecords(change: number) {
  const events: string[] = [],
    citations: string[] = [],
    sources: string[] = [];
  const sourceHandles = new Map<string, string>();
  const record = (kind: RecordKind, number: number, content: string) =>
    `<${kind} handle="${letters[kind][0]}${number}" change="${change}" id="${letters[kind][1]}${number}">${content}</${kind}>`;
  return {
    events,
    citations,
    sources,
    record,
    /** A reference to a new event. */
    event(type: string, date: string, description: string | null = null): string {
      events.push(
        record('event', events.length + 1, `${element('type', type)}${date}${element('description', description)}`),
      );
      return link('eventref', `_e${events.length}`, ' role="Primary"');
    },
    /** A reference to a new citation; each source is written once. */
    cite(citation: Citation | null): string {
      if (!citation) return '';
      const { title, author, year, url, where } = citation;
      const key = JSON.stringify([title, author, year, url]);
      let handle = sourceHandles.get(key);
      if (handle === undefined) {
        const content = [
          element('stitle', title),
          element('sauthor', author),
          element('spubinfo', year),
          url ? `<srcattribute type="URL" value="${escapeXml(url)}"/>` : '',
        ];
        sources.push(record('source', sources.length + 1, content.join('')));
        handle = `_s${sources.length}`;
        sourceHandles.set(key, handle);
      }
      // Confidence 2 is what Gramps calls normal.
      citations.push(
        record(
          'citation',
          citations.length + 1,
          `${element('page', where)}<confidence>2</confidence>${link('sourceref', handle)}`,
        ),
      );
      return link('citationref', `_c${citations.length}`);
    },
  };
}
type Records = ReturnType<typeof createRecords>;

function personContent(
  { name, surname, gender, times, royal, itemId, source }: ShownPerson,
  { house, site, links, records }: { house: string | null; site: string; links: readonly string[]; records: Records },
): string {
  const { born, died, reigned } = times;
  return [
    `<gender>${gender === 'male' ? 'M' : gender === 'female' ? 'F' : 'U'}</gender>`,
    nameElement(name, surname),
    born ? records.event('Birth', dateElement(born)) : '',
    died ? records.event('Death', dateElement(died)) : '',
    royal ? records.event('Nobility Title', '', 'royal') : '',
    reigned ? records.event('Reign', spanElement(reigned.from, reigned.until)) : '',
    house ? `<attribute type="House" value="${escapeXml(house)}"/>` : '',
    `<url href="${escapeXml(`${site}/detail/${encodeURIComponent(itemId)}`)}" type="Web Home" description="Stele"/>`,
    ...links,
    records.cite(source),
  ].join('');
}

/** The surname apart, if the name has it as whole words at its end; another order would be lost. */
function nameElement(name: string, surname: string | null | undefined): string {
  const hasSurname = Boolean(surname) && name.endsWith(` ${surname}`);
  const first = hasSurname ? name.slice(0, -surname!.length - 1) : name;
  return `<name type="Birth Name">${element('first', first)}${hasSurname ? element('surname', surname!) : ''}</name>`;
}

const relationTypes: Record<ShownUnion['kind'], string> = {
  marriage: 'Married',
  consort: 'Consort',
  concubinage: 'Concubinage',
  lover: 'Lover',
  other: 'Unknown',
};

function unionContent(
  { partners, children, kind, ended, doubtful, times, source }: ShownUnion,
  {
    handleOfPerson,
    isWoman,
    records,
  }: { handleOfPerson: ReadonlyMap<string, string>; isWoman: ReadonlyMap<string, boolean>; records: Records },
): string {
  const [first, second] = partners.toSorted(
    (a, b) => Number(isWoman.get(a) ?? false) - Number(isWoman.get(b) ?? false),
  );
  const isMother = first !== undefined && second === undefined && isWoman.get(first) === true;
  const partner = (role: 'father' | 'mother', id: string | undefined) =>
    id === undefined ? '' : link(role, handleOfPerson.get(id)!);
  return [
    `<rel type="${relationTypes[kind]}"/>`,
    isMother ? partner('mother', first) : partner('father', first) + partner('mother', second),
    times.began ? records.event(kind === 'marriage' ? 'Marriage' : 'Union', dateElement(times.began)) : '',
    ended
      ? records.event(
          { divorce: 'Divorce', annulment: 'Annulment', death: 'Ended by death' }[ended],
          times.ended ? dateElement(times.ended) : '',
        )
      : '',
    ...children.map(({ id, adopted, doubtful: isDoubtful }) => {
      const relation = adopted ? 'Adopted' : isDoubtful ? 'Doubtful' : 'Birth';
      return link('childref', handleOfPerson.get(id)!, ` mrel="${relation}" frel="${relation}"`);
    }),
    doubtful ? '<attribute type="Doubtful" value="yes"/>' : '',
    records.cite(source),
  ].join('');
}

/** `-0063-09-23` as Gramps writes it: month and day only if they are known. */
function dateParts(date: string): { value: string; isJulian: boolean } {
  const [, minus, years, month, day] = /^(-?)(\d+)-(\d\d)-(\d\d)/.exec(date)!;
  const year = Number(years);
  // Gramps takes days for Gregorian where nothing else is written.
  const isJulian =
    Number(day) > 0 && calendarOf({ year: minus ? -year : year, month: Number(month), day: Number(day) }) === 'julian';
  const parts = [String(year).padStart(4, '0'), ...(Number(month) ? [month!, ...(Number(day) ? [day!] : [])] : [])];
  return { value: minus + parts.join('-'), isJulian };
}
const formatOf = (isJulian: boolean) => (isJulian ? ' cformat="Julian"' : '');

const isBeforeChrist = (date: string) => date.startsWith('-');
/** A date in the words of GEDCOM, which our importer reads: Gramps (5.1) reads ranges and spans only from AD 1 on. */
const wordsElement = (words: string) => `<datestr val="${words}"/>`;

function dateElement({ date, note, until }: Moment): string {
  const { value, isJulian } = dateParts(date);
  if (until !== undefined && isBeforeChrist(date)) return wordsElement(gedcomDate({ date, note, until }, false));
  if (until !== undefined) return `<daterange start="${value}" stop="${dateParts(until).value}"${formatOf(isJulian)}/>`;
  const type = note === 'about' || note === 'before' || note === 'after' ? ` type="${note}"` : '';
  const quality = note === 'doubtful' ? ' quality="estimated"' : '';
  return `<dateval val="${value}"${type}${quality}${formatOf(isJulian)}/>`;
}

function spanElement(from: Moment, until: Moment | null): string {
  const start = dateParts(from.date);
  const wordsOf = (moment: Moment) => gedcomDate({ ...moment, note: null }, false);
  // A span that is open at its end is new in Gramps 5.2; older ones keep the words.
  if (!until) return wordsElement(`FROM ${wordsOf(from)}`);
  if (isBeforeChrist(from.date)) return wordsElement(`FROM ${wordsOf(from)} TO ${wordsOf(until)}`);
  return `<datespan start="${start.value}" stop="${dateParts(until.date).value}"${formatOf(start.isJulian)}/>`;
}
