import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coordSimplex, decrossTwoLayer, graphStratify, layeringSimplex, sugiyama } from 'd3-dag';
import { chromium } from 'playwright-core';
import { findChromium } from '../tests/chromium.ts';
import { measureFramesWhileMoving } from './canvas.ts';
import { newCheckout, startProduct } from './product.ts';
import { importSource } from '../importers/engine.ts';
import { gedcomSource } from '../importers/gedcom/gedcom.ts';
import { FamilyGraph, type Couple } from '../src/features/families/kin/family-graph.ts';
import { indexOf } from '../tests/family-index.ts';
import { kinTermsFrom } from '../src/features/families/kin/kin-terms.ts';
import { kinshipsOf } from '../src/features/families/kin/kinship.ts';
import { layOut } from '../src/features/families/tree/layout.ts';
import { formatCount, rounds, sizesOr, type EngineFigure, type Row } from './figure.ts';
import { withDatabase } from './own-database.ts';
import { randomFrom } from './random.ts';
import { syntheticFamilies } from './synthetic-families.ts';
import { latencyRows, measureMs } from './timing.ts';

/** Number of pairs per round; every second pair is from a few neighbouring houses. */
const pairsPerRound = 400;
/** d3-dag orders two layers at a time as we do, but takes minutes beyond this number. */
const maxPeerSize = 500;

/** Real genealogies. */
const collection = '../shared/data/22-gedcom';

/** Families: kinship of two people, tree layout compared with d3-dag's Sugiyama, and GEDCOM import. */
export const families: EngineFigure = async () => {
  const rows: Row[] = [];
  for (const count of sizesOr([100_000])) rows.push(...kinRows(count));
  for (const file of ['EnglishTudorRoyalFamily.ged', 'royal92.ged'])
    if (existsSync(join(collection, file))) rows.push(...(await layoutRows(await familyOf(file))));
  for (const count of sizesOr([500, 3000, 10_000]))
    rows.push(...(await layoutRows(generateFamily(Math.min(count, 10_000)))));
  rows.push(...(await chartRows(Math.min(...sizesOr([3000]), 3000))), ...(await frameRows()));
  for (const count of sizesOr([20_000])) rows.push(...(await gedcomRows(count)));
  return rows;
};

function kinRows(count: number): Row[] {
  const { people, couples } = syntheticFamilies(count);
  const relativesById = new Map(people.map((person) => [person.id, person]));
  const index = indexOf(couples);
  const random = randomFrom(7);
  const describeKinship = (a: string, b: string) => {
    const between = new Set([
      a,
      b,
      ...kinshipsOf(index, a, b).flatMap(({ first, line, last }) => [
        ...[first, last].flatMap((id) => id ?? []),
        ...(line ? [...line.up, ...line.down, ...line.ancestors] : []),
      ]),
    ]);
    const graph = new FamilyGraph(
      [...between].flatMap((id) => relativesById.get(id) ?? []),
      index.unionsAmong(between),
    );
    return kinTermsFrom(graph, a, 'zh')(b);
  };
  const anybody = () => random.below(people.length);
  let related = 0;
  /** Computes a pair, then the same pair twice more: the shortest of the three is least disturbed by other work. */
  const round = () =>
    Array.from({ length: pairsPerRound }, (_, n) => {
      const personIndex = anybody(),
        other = n % 2 ? Math.max(0, personIndex - random.below(200)) : anybody();
      const [first, ...again] = Array.from({ length: 3 }, () => {
        const began = performance.now();
        const terms = describeKinship(people[personIndex]!.id, people[other]!.id);
        return { terms, took: performance.now() - began };
      });
      related += first!.terms.length ? 1 : 0;
      return { first: first!.took, again: Math.min(...again.map(({ took }) => took)) };
    });
  round(); // until it is compiled
  related = 0;
  const times = Array.from({ length: rounds }, round);
  const what = `how two of ${formatCount(count)} persons are related, in words (${Math.round((100 * related) / (pairsPerRound * rounds))}% are)`;
  return [
    ...latencyRows(
      what,
      times.map((pairs) => pairs.map(({ first }) => first)),
      { only: ['p50', 'p95'], budgets: { p95: 1 } },
    ),
    ...latencyRows(
      `${what}, the same pair again`,
      times.map((pairs) => pairs.map(({ again }) => again)),
      { only: ['p95'], budgets: { p95: 1 } },
    ),
  ];
}

interface Family {
  what: string;
  ids: readonly string[];
  couples: readonly Couple[];
}

function generateFamily(count: number): Family {
  const { people, couples } = syntheticFamilies(count);
  return { what: `made-up family of ${formatCount(count)}`, ids: people.map(({ id }) => id), couples };
}

async function familyOf(file: string): Promise<Family> {
  const ids: string[] = [],
    couples: Couple[] = [];
  for await (const item of (await gedcomSource(join(collection, file))).read()) {
    if (!('record' in item)) continue;
    ids.push(item.record.key);
    for (const { partners, children } of item.record.unions ?? [])
      couples.push({
        id: `union-${couples.length}`,
        partners,
        children: children.map(({ key, adopted, doubtful }) => ({ id: key, adopted, doubtful })),
      });
  }
  return { what: `${file}, ${ids.length}`, ids, couples };
}

async function layoutRows({ what, ids, couples }: Family): Promise<Row[]> {
  const ownTimes: number[] = [],
    ofPeer: number[] = [];
  let crossings = 0,
    crossingsOfPeer = 0;
  for (let round = 0; round < rounds; round++) {
    ownTimes.push(await measureMs(() => (crossings = layOut(ids, couples).crossings)));
    if (ids.length > maxPeerSize || round > 1) continue;
    const graph = graphOf(ids, couples);
    ofPeer.push(
      await measureMs(() =>
        sugiyama().layering(layeringSimplex()).decross(decrossTwoLayer()).coord(coordSimplex())(graph),
      ),
    );
    crossingsOfPeer = countCrossings(graph);
  }
  const name = 'd3-dag, Sugiyama with unions as nodes';
  return [
    {
      what: `${what}: laid out, each person once`,
      unit: 'ms',
      values: ownTimes,
      ...(ofPeer.length && { peer: { name, values: ofPeer } }),
    },
    {
      what: `${what}: crossings a person`,
      unit: '',
      values: [crossings / ids.length],
      ...(ofPeer.length && { peer: { name, values: [crossingsOfPeer / ids.length] } }),
    },
  ];
}

/** The same family as a graph of people and unions, the form that d3-dag draws. */
function graphOf(ids: readonly string[], couples: readonly Couple[]) {
  const parents = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { id, partners, children } of couples) {
    parents.set(id, [...partners]);
    for (const child of children) parents.get(child.id)!.push(id);
  }
  return graphStratify()(Array.from(parents, ([id, parentIds]) => ({ id, parentIds })));
}

/** Number of line crossings between adjacent layers of a drawing, counted pair by pair. */
function countCrossings(graph: ReturnType<typeof graphOf>): number {
  const between = new Map<string, (readonly [number, number])[]>();
  for (const { points } of graph.links())
    for (const [at, end] of points.slice(1).entries()) {
      const [upper, lower] = [points[at]!, end].sort((a, b) => a[1] - b[1]) as [[number, number], [number, number]];
      const key = `${upper[1]} ${lower[1]}`;
      between.set(key, [...(between.get(key) ?? []), [upper[0], lower[0]]]);
    }
  let crossings = 0;
  for (const lines of between.values())
    for (const [at, [from, to]] of lines.entries())
      for (const [otherFrom, otherTo] of lines.slice(0, at)) if ((from - otherFrom) * (to - otherTo) < 0) crossings++;
  return crossings;
}

/**
 * All descendants, with their spouses, of the person with the most, laid out by both engines: this is what family-chart
 * supports; it repeats a person where lines meet.
 */
async function chartRows(count: number): Promise<Row[]> {
  const { calculateTree } = await import('family-chart');
  const { people, couples } = syntheticFamilies(count);
  const couplesByPerson = new Map<string, Couple[]>();
  for (const couple of couples)
    for (const id of couple.partners) couplesByPerson.set(id, [...(couplesByPerson.get(id) ?? []), couple]);
  const descendants = (id: string) => {
    const met = new Set([id]);
    for (const personId of met)
      for (const { children } of couplesByPerson.get(personId) ?? []) for (const child of children) met.add(child.id);
    return met;
  };
  const main = couples
    .slice(0, 40)
    .map(({ partners }) => partners[0]!)
    .reduce((best, candidate) => (descendants(candidate).size > descendants(best).size ? candidate : best));
  const line = descendants(main);
  const among = couples.filter(({ partners }) => partners.some((id) => line.has(id)));
  const drawnIds = new Set([...line, ...among.flatMap(({ partners }) => partners)]),
    ids = [...drawnIds];
  const parents = new Map(among.flatMap(({ partners, children }) => children.map(({ id }) => [id, partners] as const)));
  const genders = new Map(people.map(({ id, gender }) => [id, gender]));
  const data = () =>
    ids.map((id) => {
      const families = (couplesByPerson.get(id) ?? []).filter((couple) => among.includes(couple));
      return {
        id,
        data: { gender: genders.get(id) === 'female' ? ('F' as const) : ('M' as const) },
        rels: {
          parents: [...(parents.get(id) ?? [])],
          spouses: families.flatMap(({ partners }) => partners.filter((partner) => partner !== id)),
          children: families.flatMap(({ children }) => children.map((child) => child.id)),
        },
      };
    });
  const ownTimes: number[] = [],
    peerTimes: number[] = [];
  let drawn = 0;
  for (let round = 0; round < rounds; round++) {
    ownTimes.push(await measureMs(() => layOut(ids, among)));
    const given = data();
    peerTimes.push(await measureMs(() => (drawn = calculateTree(given, { main_id: main }).data.length)));
  }
  return [
    {
      what: `${ids.length} descendants and spouses laid out, each once (family-chart draws ${drawn} cards)`,
      unit: 'ms',
      values: ownTimes,
      peer: { name: 'family-chart', values: peerTimes },
    },
  ];
}

/** A tree of 3,000 people while it is dragged and zoomed: frames per second. */
async function frameRows(): Promise<Row[]> {
  const checkout = newCheckout();
  try {
    const product = await startProduct(checkout, { STELE_DEV: 'on' });
    const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const rows: Row[] = [];
      for (const look of ['tree', 'lives']) {
        await page.goto(`${product.url}/dev/family?people=3000&look=${look}`);
        await page.locator('.tree-view[data-laid]').waitFor({ timeout: 60_000 });
        const frames: number[][] = [];
        for (let round = 0; round < 2; round++) frames.push(await measureFramesWhileMoving(page, '.tree-canvas'));
        rows.push({
          what: `3,000 persons as ${look === 'tree' ? 'a tree' : 'lives along time'}, dragged and zoomed: frames`,
          unit: '/s',
          values: frames.map(
            (intervals) => (1000 * intervals.length) / intervals.reduce((sum, interval) => sum + interval, 0),
          ),
          budget: { text: '≥ 50 /s', met: (value) => value >= 50 },
        });
      }
      return rows;
    } finally {
      await browser.close();
      await product.stop();
    }
  } finally {
    checkout.remove();
  }
}

async function gedcomRows(count: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stele-gedcom-'));
  const path = join(folder, 'families.ged');
  writeFileSync(path, gedcomOf(count));
  try {
    const read: number[] = [];
    for (let round = 0; round < rounds; round++)
      read.push(
        (1000 * count) /
          (await measureMs(async () => {
            for await (const item of (await gedcomSource(path)).read())
              if ('refused' in item) throw new Error(item.refused);
          })),
      );
    const broughtIn = await withDatabase(async ({ db }) => {
      const source = await gedcomSource(path);
      return (1000 * count) / (await measureMs(() => importSource(db, source)));
    });
    return [
      {
        what: `GEDCOM of ${formatCount(count)} persons, read`,
        unit: 'persons/s',
        values: read,
        budget: { text: '≥ 20 000', met: (value) => value >= 20_000 },
      },
      {
        what: `GEDCOM of ${formatCount(count)} persons, published: history, search, graph`,
        unit: 'persons/s',
        values: [broughtIn],
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function gedcomOf(count: number): string {
  const { people, couples } = syntheticFamilies(count);
  const spouseIn = new Map<string, string[]>(),
    childIn = new Map<string, string>();
  for (const { id, partners, children } of couples) {
    for (const partner of partners) spouseIn.set(partner, [...(spouseIn.get(partner) ?? []), id]);
    for (const child of children) childIn.set(child.id, id);
  }
  const persons = people.map(({ id, gender }, n) =>
    [
      `0 @${id}@ INDI`,
      `1 NAME Somebody ${n} /Of Somewhere/`,
      `1 SEX ${gender === 'male' ? 'M' : 'F'}`,
      `1 BIRT`,
      `2 DATE ${1 + (n % 28)} MAY ${1200 + Math.floor((600 * n) / count)}`,
      ...(spouseIn.get(id) ?? []).map((union) => `1 FAMS @${union}@`),
      ...(childIn.has(id) ? [`1 FAMC @${childIn.get(id)!}@`] : []),
    ].join('\n'),
  );
  const unions = couples.map(({ id, partners: [husband, wife], children }) =>
    [
      `0 @${id}@ FAM`,
      `1 HUSB @${husband}@`,
      `1 WIFE @${wife}@`,
      ...children.map((child) => `1 CHIL @${child.id}@`),
    ].join('\n'),
  );
  return ['0 HEAD\n1 GEDC\n2 VERS 5.5.1\n2 FORM LINEAGE-LINKED\n1 CHAR UTF-8', ...persons, ...unions, '0 TRLR\n'].join(
    '\n',
  );
}
