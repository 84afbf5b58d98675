import type { Cited, Five, Span, When } from '../subject.ts';

/**
 * Somebody of a house who is no subject of `subjects/`: as small as a subject may be. Name, gender and a source; a life
 * and a sentence where there is one.
 */
export interface HousePerson {
  id: string;
  names: Five;
  /** Other names in any language, by which readers look for them. */
  also: string[];
  gender: 'male' | 'female';
  royal: boolean;
  /** Of the house itself, by birth, adoption or foundation; the others married into it or are kin by their mothers. */
  isMember: boolean;
  /** Birth to death; a date that nobody knows is empty, as `['', '0014']` or `['0041', '']`. */
  life: readonly [born: When | '', died: When | ''] | null;
  reigns: Span[];
  /** One sentence: who they were. */
  note: Five | null;
  source: Cited;
}

interface HouseChild {
  key: string;
  adopted: boolean;
  doubtful: boolean;
}

/** A union, told with its first partner, who may be a subject of `subjects/` too. */
export interface HouseUnion {
  partners: string[];
  kind: 'marriage' | 'consort' | 'concubinage' | 'lover' | 'other';
  when: When | Span | null;
  ended: 'divorce' | 'annulment' | 'death' | null;
  doubtful: boolean;
  /** In the order of birth. */
  children: HouseChild[];
  source: Cited;
}

/** A house as its file writes it: tables of text, whose rows README.md explains. */
interface WrittenHouse {
  id: string;
  region: 'east-asia' | 'south-asia' | 'near-east' | 'africa' | 'europe' | 'americas';
  /** What it is called, as a subject of its own. */
  names: Five;
  /** One sentence: what house it is. */
  note: Five;
  /** When it ruled. */
  span: Span;
  source: Cited;
  /** Who is of the house and told elsewhere: in `subjects/`, or with another house. */
  elsewhere: string[];
  members: string;
  kin: string;
  unions: string;
}

export interface House extends Omit<WrittenHouse, 'members' | 'kin' | 'unions'> {
  persons: HousePerson[];
  unions: HouseUnion[];
}

/** Reads the tables of a house; throws an `Error` with the row that cannot be read. */
export const house = ({ members, kin, unions, ...rest }: WrittenHouse): House => ({
  ...rest,
  persons: [...personsOf(members, true), ...personsOf(kin, false)],
  unions: Array.from(rowsOf(unions), ([row, source]) => unionOf(row, source)),
});

/** Rows with the source that the last line before them names: `# qing-shi-gao 214`. */
function* rowsOf(table: string): Generator<[row: string, source: Cited]> {
  let source: Cited | null = null;
  for (const line of table.split('\n').map((one) => one.trim())) {
    if (!line) continue;
    const heading = /^# (\S+)(?: (.+))?$/.exec(line);
    // Whether there is such a source the check of the world says.
    if (heading) source = (heading[2] ? [heading[1], heading[2]] : [heading[1]]) as unknown as Cited;
    else if (source) yield [line, source];
    else throw new Error(`no source above: ${line}`);
  }
}

function personsOf(table: string, isMember: boolean): HousePerson[] {
  const persons: HousePerson[] = [];
  for (const [row, source] of rowsOf(table)) {
    const last = persons.at(-1);
    if (row.startsWith('> ')) last!.note = fiveOf(row.slice(2), row);
    else if (row.startsWith('= ')) last!.also = row.slice(2).split('; ');
    else persons.push(personOf(row, source, isMember));
  }
  return persons;
}

function personOf(row: string, source: Cited, isMember: boolean): HousePerson {
  const [facts, ...names] = row.split(' | ');
  const [id, gender, ...times] = facts!.trim().split(/ +/);
  const letter = gender?.[0];
  if (letter !== 'm' && letter !== 'f') throw new Error(`neither m nor f: ${row}`);
  const reigns = times.filter((one) => one.startsWith('r')).map((one) => spanOf(one.slice(1))),
    life = times.find((one) => !one.startsWith('r'));
  return {
    id: id!,
    names: fiveOf(names.join(' | '), row),
    also: [],
    gender: letter === 'm' ? 'male' : 'female',
    royal: gender!.endsWith('*'),
    isMember,
    life: life ? spanOf(life) : null,
    reigns,
    note: null,
    source,
  };
}

const kinds = { '+': 'marriage', '%': 'consort', '~': 'concubinage', $: 'lover', '&': 'other' } as const;

function unionOf(row: string, source: Cited): HouseUnion {
  const [joined, children = ''] = row.split(/ :(?: |$)/);
  const [one, sign, other, ...said] = joined!.split(/ +/);
  if (!(sign! in kinds) || !other) throw new Error(`no union: ${row}`);
  const when = said.find((word) => /\d/.test(word));
  return {
    partners: [one!, other].filter((id) => id !== '-'),
    kind: kinds[sign as keyof typeof kinds],
    when: when === undefined ? null : when.includes('/') ? spanOf(when) : when,
    ended: said.includes('divorce') ? 'divorce' : said.includes('annulled') ? 'annulment' : said.includes('†') ? 'death' : null,
    doubtful: said.includes('?'),
    children: children.split(/ +/).filter(Boolean).map(childOf),
    source,
  };
}

function childOf(text: string): HouseChild {
  const [, mark, key] = /^([=?]?)(.+)$/.exec(text)!;
  return { key: key!, adopted: mark === '=', doubtful: mark === '?' };
}

function spanOf(text: string): [string, string] {
  const [from = '', until = ''] = text.split('/');
  return [from, until];
}

function fiveOf(text: string, row: string): Five {
  const [zh, en, fr, es, jp, ...more] = text.split(' | ').map((one) => one.trim());
  if (!jp || more.length) throw new Error(`not five texts: ${row}`);
  return [zh!, en!, fr!, es!, jp];
}
