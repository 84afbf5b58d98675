import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { bounds, formatTime, readHistoricalTime, type TimeRecord } from '../src/rules/time/historical-time.ts';
import type { Citation } from '../src/rules/schemas.ts';
import { commanderName, normalizeCase, describeSide, words } from './battles-words.ts';
import { timeOf, years } from './battles-times.ts';
import type { ImportedRelation, ImportedSubject, ReadResult, RelationWords, Source } from './record.ts';
import { cleanNameOf, distinctOtherNames } from './clean-text.ts';

/**
 * The battles of CDB90, from 1600 on: wars, their battles, the belligerents of each side, the winner, the commanders. A
 * folder of CSV files, small enough to be read whole.
 *
 * Throws an `Error` with one readable line if there is no `battles.csv`.
 */
export async function battlesSource(path: string): Promise<Source> {
  const folder = (await stat(path).catch(() => null))?.isFile() ? join(path, '..') : path;
  const tables = Object.fromEntries(
    await Promise.all(
      tableNames.map(async (name) => [
        name,
        await rowsOf(join(folder, `${name}.csv`), name === 'battles' || name === 'active_periods'),
      ]),
    ),
  ) as Record<(typeof tableNames)[number], Row[]>;
  return {
    origin: { id: 'cdb90', name: 'CDB90, J. Arnold', licence: 'ODC-By 1.0', url: base },
    scheme: 'cdb90',
    async *read() {
      yield* recordsOf(tables);
    },
  };
}
const base = 'https://github.com/jrnold/CDB90';
const tableNames = [
  'battles',
  'active_periods',
  'battle_actors',
  'battle_dyads',
  'belligerents',
  'commanders',
] as const;

interface Row {
  where: string;
  cell(column: string): string;
}

/** The rows of a file with a header; optional files may be missing. */
async function rowsOf(file: string, isNeeded: boolean): Promise<Row[]> {
  const bytes = await readFile(file).catch((error: Error) => {
    if (isNeeded) throw new Error(`It cannot be read: ${error.message}`, { cause: error });
    return Buffer.of();
  });
  const rows = parse(textOf(bytes), {
    columns: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    bom: true,
  }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
  return rows.map(({ record, info }) => ({
    where: `${file.slice(file.lastIndexOf('/') + 1)}:${info.lines}`,
    cell: (column) => (Object.hasOwn(record, column) ? (record[column] ?? '').trim() : ''),
  }));
}

/** Decodes UTF-8; a line that is invalid is Mac OS Roman: `\x83mile` is Émile. */
function textOf(bytes: Buffer): string {
  const [strict, mac] = [new TextDecoder('utf-8', { fatal: true }), new TextDecoder('macintosh')];
  const lines: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const next = bytes.indexOf(0x0a, at),
      end = next < 0 ? bytes.length : next + 1,
      line = bytes.subarray(at, end);
    try {
      lines.push(strict.decode(line));
    } catch {
      lines.push(mac.decode(line));
    }
    at = end;
  }
  return lines.join('');
}

interface Battle {
  id: string;
  where: string;
  name: string;
  /** Title of a Wikipedia article, in DBpedia's form. */
  article: string | null;
  war: War | null;
  /** Number of the larger battle that includes it. */
  parent: string | null;
  place: string;
  attackerWon: boolean | null;
  time: TimeRecord | null;
  sides: { actor: string; isAttacker: boolean }[];
}
interface War {
  key: string;
  name: string;
  from: number;
  until: number;
}

function* recordsOf(tables: Record<(typeof tableNames)[number], Row[]>): Generator<ReadResult> {
  const wars = warsOf(tables.battles),
    spells = Map.groupBy(tables.active_periods, (row) => row.cell('isqno'));
  const actors = Map.groupBy(tables.battle_actors, (row) => row.cell('isqno'));
  const battles = new Map<string, Battle>(),
    reads: ReadResult[] = [],
    withoutOf = new Map<string, string[]>();
  for (const row of tables.battles) {
    const id = row.cell('isqno'),
      name = normalizeCase(cleanNameOf(row.cell('name')));
    if (!/^\d{1,6}$/.test(id) || !name) {
      reads.push({ where: row.where, refused: name ? 'no number (isqno)' : 'no name' });
      continue;
    }
    const between = (spell: Row, end: 'start' | 'end') => ({
      min: spell.cell(`${end}_time_min`),
      max: spell.cell(`${end}_time_max`),
    });
    const { time, isTurned, invalid } = timeOf(
      (spells.get(id) ?? []).map((spell) => ({ start: between(spell, 'start'), end: between(spell, 'end') })),
    );
    if (isTurned) withoutOf.set(id, ['an end before its start']);
    for (const why of invalid) reads.push({ where: row.where, omitted: why });
    const result = row.cell('wina');
    battles.set(id, {
      id,
      where: row.where,
      name,
      time,
      war: wars.get(row.cell('war4')) ?? null,
      parent: row.cell('parent') || null,
      place: normalizeCase(cleanNameOf(row.cell('locn'))),
      article: articleIn(row.cell('dbpedia')),
      attackerWon: result === '1' ? true : result === '-1' ? false : null,
      sides: (actors.get(id) ?? [])
        .map((side) => ({ actor: cleanNameOf(side.cell('actor')), isAttacker: side.cell('attacker') === '1' }))
        .filter(({ actor }) => actor),
    });
  }
  yield* reads;
  yield* warRecords([...battles.values()]);
  const shared = new Set(
    [...Map.groupBy(battles.values(), ({ article }) => article)].flatMap(([article, of]) =>
      of.length > 1 ? [article] : [],
    ),
  );
  for (const battle of battles.values())
    yield {
      where: battle.where,
      record: battleRecord(battle, battles, shared),
      ...(withoutOf.has(battle.id) && { without: withoutOf.get(battle.id)! }),
    };
  yield* actorRecords(battles, tables);
  yield* commanderRecords(battles, tables.commanders);
}

const citation = (where: string): Citation => ({
  title: 'CDB90 Battle Dataset',
  author: 'J. Arnold',
  year: null,
  where,
  url: base,
});
const relationTo = (
  to: string,
  of: RelationWords,
  time: TimeRecord | null,
  where: string,
  description: ImportedRelation['description'] = null,
): ImportedRelation => ({ to, ...of, time, place: null, description, source: citation(where) });

/** `http://dbpedia.org/resource/Battle_of_Lens`, `Sim%C3%B3n_Bol%C3%ADvar`: the title of an article. */
function articleIn(text: string): string | null {
  const title = text.replace(/^https?:\/\/dbpedia\.org\/resource\//, '');
  if (!title || title === '?') return null;
  try {
    return decodeURIComponent(title);
  } catch {
    return title;
  }
}
/** A title as a name: without underscores and without a disambiguation in brackets. */
const titleName = (article: string) => cleanNameOf(article.replaceAll('_', ' ').replace(/ \([^()]*\)$/, ''));

/** Wars by the text of their column: `Seven Years' War of 1754-1763`. Wars of the same name and first year are one. */
function warsOf(battles: readonly Row[]): Map<string, War> {
  const warsByText = new Map<string, War>(),
    ends = new Map<string, Map<number, number>>();
  for (const row of battles) {
    const text = row.cell('war4');
    const parts = /^(.+?) of (\d{4})(?:\s*[-–]\s*(\d{1,4}))?$/.exec(text.replaceAll('_', ' '));
    const name = cleanNameOf(parts ? parts[1]! : text).replace(/^(\w+) \1 /, '$1 ');
    if (!name) continue;
    const from = Number(parts?.[2] ?? 0),
      until = Number(parts?.[3] ?? from),
      key = `war ${name}${from ? ` ${from}` : ''}`;
    const counted = ends.get(key) ?? new Map<number, number>();
    if (until >= from) counted.set(until, (counted.get(until) ?? 0) + 1);
    ends.set(key, counted);
    warsByText.set(text, { key, name, from, until: from });
  }
  for (const war of warsByText.values())
    war.until = [...ends.get(war.key)!].sort(([, a], [, b]) => b - a)[0]?.[0] ?? war.from;
  return warsByText;
}

function* warRecords(battles: readonly Battle[]): Generator<ReadResult> {
  const wars = new Map(
    battles.flatMap(({ war, where }) => (war ? [[war.key, { war, where }] as const] : [])).reverse(),
  );
  for (const {
    war: { key, name, from, until },
    where,
  } of [...wars.values()].reverse()) {
    yield {
      where,
      record: {
        key,
        kind: 'war',
        region: null,
        names: { en: name },
        ...(from && { distinction: { en: until > from ? `${from}–${until}` : String(from) } }),
        times: from ? [{ role: 'span', ...years(from, until), source: citation('battles: war4') }] : [],
        place: null,
        same: {},
      },
    };
  }
}

function battleRecord(
  battle: Battle,
  battles: ReadonlyMap<string, Battle>,
  shared: ReadonlySet<string | null>,
): ImportedSubject {
  const { id, name, time, war, parent, place, article, sides, attackerWon } = battle;
  const where = `battle ${id}`,
    hasOwnArticle = article !== null && !shared.has(article);
  const others = hasOwnArticle ? distinctOtherNames(name, [titleName(article)]) : [];
  const parentKey = parent !== null && parent !== id && battles.has(parent) ? `battle ${parent}` : (war?.key ?? null);
  const begin = time && readHistoricalTime(time.startTime);
  const isAlone =
    !begin ||
    [...battles.values()].every(
      (other) =>
        other === battle || other.name !== name || readHistoricalTime(other.time?.startTime ?? '')?.year !== begin.year,
    );
  const distinction = [war?.name, begin && (isAlone ? String(begin.year) : formatTime(begin, 'en'))]
    .filter(Boolean)
    .join(', ');
  const listActors = (isAttacker: boolean) =>
    sides
      .filter((side) => side.isAttacker === isAttacker)
      .map(({ actor }) => actor)
      .join(', ');
  const summary = [
    `${[place && `Battle in ${place}`, war?.name].filter(Boolean).join(', ') || 'Battle'}: ${[listActors(true) && `${listActors(true)} attacking`, listActors(false) && `${listActors(false)} defending`].filter(Boolean).join(', ') || 'sides unknown'}.`,
    attackerWon === true ? 'The attack succeeded.' : attackerWon === false ? 'The attack failed.' : '',
  ]
    .filter(Boolean)
    .join(' ');
  return {
    key: where,
    kind: 'war',
    region: null,
    names: { en: name },
    ...(others.length && { otherNames: { en: others } }),
    ...(distinction && { distinction: { en: distinction } }),
    summary: { en: summary },
    times: time ? [{ role: 'span', ...time, source: citation(where) }] : [],
    place: null,
    same: { cdb90: id, ...(hasOwnArticle && { dbpedia: article }) },
    relations: parentKey ? [relationTo(parentKey, words.partOf, time, where)] : [],
  };
}

const numberOf = (text: string) => (/^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null);

/** The belligerents: the facts of their side in each battle, and their enemies in wars. */
function* actorRecords(
  battles: ReadonlyMap<string, Battle>,
  { belligerents, commanders, battle_dyads: dyads }: Record<'belligerents' | 'commanders' | 'battle_dyads', Row[]>,
): Generator<ReadResult> {
  const forces = new Map(belligerents.map((row) => [`${row.cell('isqno')} ${row.cell('attacker')}`, row]));
  const unknown = Map.groupBy(
    commanders.filter((row) => articleIn(row.cell('uri')) === null),
    (row) => `${row.cell('isqno')} ${row.cell('attacker')}`,
  );
  const enemies = enemiesOf(battles, dyads);
  const fought = new Map<string, ImportedRelation[]>(),
    first = new Map<string, string>();
  for (const battle of battles.values()) {
    for (const { actor, isAttacker } of battle.sides) {
      const side = `${battle.id} ${isAttacker ? 1 : 0}`,
        force = forces.get(side),
        where = `battle ${battle.id}`;
      const isAlone = battle.sides.filter((other) => other.isAttacker === isAttacker).length === 1;
      const led = (unknown.get(side) ?? [])
        .flatMap((row) => commandersIn(row.cell('commanders')))
        .map(({ name, rank }) => (rank ? `${rank} ${name}` : name));
      // Strength and losses are those of a whole side.
      const description = describeSide({
        isAttacker,
        strength: isAlone && force ? numberOf(force.cell('str')) : null,
        losses: isAlone && force ? numberOf(force.cell('cas')) : null,
        led,
      });
      fought.set(actor, [
        ...(fought.get(actor) ?? []),
        relationTo(
          where,
          battle.attackerWon !== null && battle.attackerWon === isAttacker ? words.won : words.foughtIn,
          battle.time,
          where,
          description,
        ),
      ]);
      if (!first.has(actor)) first.set(actor, battle.where);
    }
  }
  for (const [actor, relations] of fought) {
    yield {
      where: first.get(actor)!,
      record: {
        key: `actor ${actor}`,
        kind: 'polity',
        region: null,
        names: { en: actor },
        times: [],
        place: null,
        same: {},
        relations: [...relations, ...(enemies.get(actor) ?? [])],
      },
    };
  }
}

/** Enemies in a war, once per pair, from their first battle in it to their last; the alphabetically first states it. */
function enemiesOf(battles: ReadonlyMap<string, Battle>, dyads: readonly Row[]): Map<string, ImportedRelation[]> {
  const pairs = new Map<string, { a: string; b: string; times: TimeRecord[]; war: string }>();
  for (const row of dyads) {
    const battle = battles.get(row.cell('isqno')),
      [a, b] = [cleanNameOf(row.cell('attacker')), cleanNameOf(row.cell('defender'))].sort() as [string, string];
    if (!battle || !a || !b || a === b) continue;
    const key = JSON.stringify([a, b, battle.war?.key]);
    const pair = pairs.get(key) ?? { a, b, times: [], war: battle.war?.name ?? `battle ${battle.id}` };
    if (battle.time) pair.times.push(battle.time);
    pairs.set(key, pair);
  }
  const relationsByActor = new Map<string, ImportedRelation[]>();
  for (const { a, b, times, war } of pairs.values())
    relationsByActor.set(a, [
      ...(relationsByActor.get(a) ?? []),
      relationTo(`actor ${b}`, words.warredWith, totalSpan(times), war),
    ]);
  return relationsByActor;
}

/** The years from the first to the last of several times. */
function totalSpan(times: readonly TimeRecord[]): TimeRecord | null {
  const moments = times
    .flatMap(({ startTime, endTime }) => [startTime, endTime])
    .flatMap((text) => (text ? (readHistoricalTime(text) ?? []) : []));
  if (!moments.length) return null;
  const sorted = moments.sort((x, y) => bounds(x).earliest - bounds(y).earliest);
  return years(sorted[0]!.year, sorted.at(-1)!.year);
}

/** Splits the commanders of a text: `GEN HAIG & GEN PETAIN` are two. */
const commandersIn = (text: string) =>
  text
    .split(/(?<!\s)\s+(?:&|AND)\s+|\//)
    .map((part) => cleanNameOf(part))
    .filter(Boolean)
    .map(commanderName);

/** Commanders with a Wikipedia article; the others have only rank and surname, which does not identify them. */
function* commanderRecords(battles: ReadonlyMap<string, Battle>, commanders: readonly Row[]): Generator<ReadResult> {
  const people = Map.groupBy(
    commanders.filter((row) => articleIn(row.cell('uri')) !== null),
    (row) => articleIn(row.cell('uri'))!,
  );
  for (const [article, rows] of people) {
    const name = titleName(article),
      where = rows[0]!.where;
    if (!name) {
      yield { where, refused: 'no name' };
      continue;
    }
    const fought = rows.flatMap((row) => battles.get(row.cell('isqno')) ?? []);
    const active = totalSpan(fought.flatMap(({ time }) => time ?? []));
    const others = distinctOtherNames(
      name,
      rows.flatMap((row) => commandersIn(row.cell('commanders')).map((commander) => commander.name)),
    );
    const sort = / \(([^()]+)\)$/.exec(article.replaceAll('_', ' '))?.[1];
    yield {
      where,
      record: {
        key: `commander ${article}`,
        kind: 'person',
        region: null,
        names: { en: name },
        ...(others.length && { otherNames: { en: others } }),
        distinction: { en: sort ?? `commander, ${active?.startTime.slice(0, 4) ?? ''}` },
        times: active ? [{ role: 'active', ...active, source: citation('commanders') }] : [],
        place: null,
        same: { dbpedia: article },
        relations: [
          ...new Map(
            fought.map((battle) => [
              battle.id,
              relationTo(`battle ${battle.id}`, words.ledIn, battle.time, `battle ${battle.id}`),
            ]),
          ).values(),
        ],
      },
    };
  }
}
