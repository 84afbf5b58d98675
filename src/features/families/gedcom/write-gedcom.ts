import { calendarOf } from '../../../rules/time/calendar.ts';
import type { Citation } from '../../../rules/schemas.ts';
import type { Moment, ShownFamily, ShownPerson, ShownUnion } from '../face/shown-family.ts';

interface Options {
  version: '5.5.1' | '7.0';
  /** Title of the file, and the site it comes from. */
  name: string;
  site: string;
}

/** Maximum length of a value in 5.5.1, in characters; the rest continues in CONC lines. */
const maxValueLength = 200;

/**
 * A family as GEDCOM: people with name, gender, birth, death, reign and house; unions with kind, begin, end and
 * children by birth or adoption; all with sources. Years BC are written as the version requires (`63 B.C.`, `63 BCE`).
 */
export function writeGedcom({ people, unions, houses }: ShownFamily, { version, name, site }: Options): string {
  const is7 = version === '7.0';
  const lines: string[] = [];
  const line = (level: number, tag: string, value = '', id = '') => lines.push(...asLines(level, tag, value, id, is7));
  const ids = new Map(people.map(({ itemId }, at) => [itemId, `@I${at + 1}@`])),
    unionIds = new Map(unions.map(({ id }, at) => [id, `@F${at + 1}@`]));
  line(0, 'HEAD');
  line(1, 'GEDC');
  line(2, 'VERS', version);
  if (!is7) {
    line(2, 'FORM', 'LINEAGE-LINKED');
    line(1, 'CHAR', 'UTF-8');
    line(1, 'SUBM', '@U1@');
  }
  line(1, 'SOUR', 'STELE');
  line(2, 'NAME', 'Stele');
  line(1, 'NOTE', `${name} – ${site}`);
  const cite = createSourceWriter(line);
  for (const person of people) {
    const house = houses.find(({ itemId }) => itemId === person.house)?.name ?? null;
    writePerson(line, person, ids.get(person.itemId)!, { unions, unionIds, house, is7, site });
    cite.from(person.source);
  }
  const byId = new Map(people.map((person) => [person.itemId, person]));
  for (const union of unions) {
    writeUnion(line, union, unionIds.get(union.id)!, { ids, is7, isWoman: (id) => byId.get(id)?.gender === 'female' });
    cite.from(union.source);
  }
  cite.writeAll();
  if (!is7) {
    line(0, 'SUBM', '', '@U1@');
    line(1, 'NAME', 'Stele');
  }
  line(0, 'TRLR');
  return `${is7 ? '\u{feff}' : ''}${lines.join('\n')}\n`;
}

type Line = (level: number, tag: string, value?: string, id?: string) => void;

/** Writes each source as a record once; citations point to it, with the page or place within the source. */
function createSourceWriter(line: Line) {
  const sourcesByKey = new Map<string, { id: string; source: Citation }>();
  return {
    from(source: Citation | null): void {
      if (!source) return;
      const key = JSON.stringify([source.title, source.author, source.year, source.url]);
      const record = sourcesByKey.get(key) ?? { id: `@S${sourcesByKey.size + 1}@`, source };
      sourcesByKey.set(key, record);
      line(1, 'SOUR', record.id);
      if (source.where) line(2, 'PAGE', source.where);
    },
    writeAll(): void {
      for (const { id, source } of sourcesByKey.values()) {
        line(0, 'SOUR', '', id);
        line(1, 'TITL', source.title);
        if (source.author) line(1, 'AUTH', source.author);
        if (source.year) line(1, 'PUBL', source.year);
        if (source.url) line(1, 'NOTE', source.url);
      }
    },
  };
}

function writePerson(
  line: Line,
  person: ShownPerson,
  id: string,
  {
    unions,
    unionIds,
    house,
    is7,
    site,
  }: {
    unions: readonly ShownUnion[];
    unionIds: ReadonlyMap<string, string>;
    house: string | null;
    is7: boolean;
    site: string;
  },
): void {
  const { name, surname, gender, times, royal, itemId } = person;
  line(0, 'INDI', '', id);
  line(1, 'NAME', markSurname(name.replaceAll('/', ' '), surname));
  line(1, 'SEX', gender === 'male' ? 'M' : gender === 'female' ? 'F' : 'U');
  if (times.born) {
    line(1, 'BIRT');
    line(2, 'DATE', gedcomDate(times.born, is7));
  }
  if (times.died) {
    line(1, 'DEAT');
    line(2, 'DATE', gedcomDate(times.died, is7));
  }
  if (royal) line(1, 'TITL', 'royal');
  if (times.reigned) {
    const { from, until } = times.reigned;
    const day = (moment: Moment) => gedcomDate({ ...moment, note: null }, is7);
    line(1, 'EVEN');
    line(2, 'TYPE', 'reign');
    line(2, 'DATE', `FROM ${day(from)}${until ? ` TO ${day(until)}` : ''}`);
  }
  if (house !== null) {
    line(1, 'FACT', house);
    line(2, 'TYPE', 'house');
  }
  if (is7) line(1, 'EXID', itemId);
  else line(1, 'REFN', itemId);
  if (is7) line(2, 'TYPE', `${site}/detail/`);
  for (const union of unions) {
    const child = union.children.find((candidate) => candidate.id === itemId);
    const unionId = unionIds.get(union.id)!;
    if (child) {
      line(1, 'FAMC', unionId);
      if (child.adopted) line(2, 'PEDI', is7 ? 'ADOPTED' : 'adopted');
      if (child.doubtful) line(2, 'STAT', is7 ? 'CHALLENGED' : 'challenged');
    }
    if (union.partners.includes(itemId)) line(1, 'FAMS', unionId);
  }
}

/** `Ann Lee` as `Ann /Lee/`, if the name has its surname as whole words. */
function markSurname(name: string, surname: string | null | undefined): string {
  const at = surname ? ` ${name} `.lastIndexOf(` ${surname} `) : -1;
  return at < 0 ? name : `${name.slice(0, at)}/${surname}/${name.slice(at + surname!.length)}`;
}

function writeUnion(
  line: Line,
  { partners, children, kind, ended, doubtful, times }: ShownUnion,
  id: string,
  { ids, is7, isWoman }: { ids: ReadonlyMap<string, string>; is7: boolean; isWoman(person: string): boolean },
): void {
  line(0, 'FAM', '', id);
  const [first, ...others] = partners.toSorted((a, b) => Number(isWoman(a)) - Number(isWoman(b)));
  const isWife = first !== undefined && isWoman(first);
  if (first !== undefined) line(1, isWife ? 'WIFE' : 'HUSB', ids.get(first)!);
  for (const other of others) line(1, isWife ? 'HUSB' : 'WIFE', ids.get(other)!);
  for (const child of children) line(1, 'CHIL', ids.get(child.id)!);
  if (kind !== 'marriage') {
    line(1, 'EVEN', is7 ? kind : '');
    line(2, 'TYPE', kind);
    if (times.began) line(2, 'DATE', gedcomDate(times.began, is7));
  } else if (times.began) {
    line(1, 'MARR');
    line(2, 'DATE', gedcomDate(times.began, is7));
  } else line(1, 'MARR', 'Y');
  if (ended === 'divorce' || ended === 'annulment') {
    line(1, ended === 'divorce' ? 'DIV' : 'ANUL', times.ended ? '' : 'Y');
    if (times.ended) line(2, 'DATE', gedcomDate(times.ended, is7));
  }
  if (ended === 'death') {
    line(1, 'EVEN');
    line(2, 'TYPE', 'ended by death');
    if (times.ended) line(2, 'DATE', gedcomDate(times.ended, is7));
  }
  if (doubtful) {
    line(1, 'EVEN');
    line(2, 'TYPE', 'doubtful');
  }
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `ABT 23 SEP 63 B.C.`; days before 15 October 1582 are Julian. */
export function gedcomDate({ date, note, until }: Moment, is7: boolean): string {
  if (until !== undefined)
    return `BET ${gedcomDate({ date, note: null }, is7)} AND ${gedcomDate({ date: until, note: null }, is7)}`;
  const [, minus, years, month, day] = /^(-?)(\d+)-(\d\d)-(\d\d)/.exec(date)!;
  const year = Number(years),
    isJulian = calendarOf({ year: minus ? -year : year, month: Number(month), day: Number(day) }) === 'julian';
  const dateParts = [
    Number(day) ? String(Number(day)) : '',
    Number(month) ? months[Number(month) - 1]! : '',
    String(year),
    minus ? (is7 ? 'BCE' : 'B.C.') : '',
  ];
  const how =
    note === 'about' ? 'ABT' : note === 'doubtful' ? 'EST' : note === 'before' ? 'BEF' : note === 'after' ? 'AFT' : '';
  const calendar = isJulian && Number(day) ? (is7 ? 'JULIAN' : '@#DJULIAN@') : '';
  return [how, calendar, ...dateParts].filter(Boolean).join(' ');
}

/** A GEDCOM line, with CONT for line breaks and, in 5.5.1, CONC for long values. */
function asLines(level: number, tag: string, value: string, id: string, is7: boolean): string[] {
  const isPointer = /^@[^@\s]+@$/.test(value) || value.startsWith('@#');
  const [first = '', ...rest] = value
    .split(/\r\n?|\n/)
    .map((textLine) => (isPointer ? textLine : textLine.replace(is7 ? /^@/ : /@/g, '@@')));
  const head = [String(level), id, tag].filter(Boolean).join(' ');
  const pieces = (start: string, text: string): string[] => {
    if (is7 || text.length <= maxValueLength) return [text ? `${start} ${text}` : start];
    const letters = [...text];
    const lines = [`${start} ${letters.slice(0, maxValueLength).join('')}`];
    for (let at = maxValueLength; at < letters.length; at += maxValueLength)
      lines.push(`${level + 1} CONC ${letters.slice(at, at + maxValueLength).join('')}`);
    return lines;
  };
  return [...pieces(head, first), ...rest.flatMap((text) => pieces(`${level + 1} CONT`, text))];
}
