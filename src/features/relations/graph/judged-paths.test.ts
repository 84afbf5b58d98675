import { expect, test } from 'vitest';
import { builtInContent } from '../../../../importers/content/load.ts';
import { kinds } from '../../../rules/kinds.ts';
import { examplePairs } from '../rules.ts';
import { typeCode } from '../type-codes.ts';
import { graphOf, openYear } from './csr.ts';
import { createSearch } from './search.ts';

/**
 * Thirty pairs with their best first path, judged by eye: it passes through all subjects of one of the given
 * alternatives. A pair with an empty alternative is connected directly.
 */
const judged: Record<string, string[]> = {
  'qin-shi-huang augustus': ['qin-dynasty han-dynasty roman-empire'],
  'marco-polo zheng-he': ['silk-road'],
  'plato ibn-sina': ['aristotle'],
  'alexander-the-great ashoka': ['achaemenid-empire maurya-empire'],
  'aristotle charlemagne': ['abbasid-caliphate harun-al-rashid'],
  'hannibal cleopatra': ['macedon ptolemaic-kingdom', 'seleucid-empire ptolemaic-kingdom'],
  'ibn-battuta mansa-musa': ['mali-empire'],
  'gautama-buddha tale-of-genji': ['buddhism'],
  'hammurabi cyrus-the-great': ['babylon'],
  'muhammad akbar': ['islam mughal-empire'],
  'taj-mahal genghis-khan': ['mughal-empire akbar'],
  'terracotta-army pompeii': ['han-dynasty roman-empire'],
  'laozi buddhism': ['confucianism', 'tang-dynasty'],
  'homer dante': ['divine-comedy'],
  'socrates leonardo-da-vinci': ['school-of-athens'],
  'wu-zetian murasaki-shikibu': ['buddhism'],
  'ramesses-ii saladin': ['kingdom-of-kush jerusalem'],
  'las-meninas aztec-empire': ['conquest-of-mexico'],
  'roman-empire han-dynasty': [''],
  'julius-caesar genghis-khan': ['alexandria silk-road'],
  'socrates alexander-the-great': ['aristotle'],
  'great-wall genghis-khan': ['mongol-empire'],
  'rosetta-stone napoleon': ['alexandria'],
  'saladin muhammad': ['islam'],
  'li-bai wu-zetian': ['chang-an', 'tang-dynasty'],
  'trajan zhang-qian': ['roman-empire han-dynasty'],
  'moctezuma-ii christopher-columbus': ['hernan-cortes'],
  'darius-i alexander-the-great': ['persepolis', 'achaemenid-empire'],
  'kongzi tokugawa-ieyasu': ['confucianism'],
  'kongzi napoleon': ['qing-dynasty silk-road alexandria', 'confucianism mongol-empire russian-empire'],
};

const { subjects: world, relationWords } = builtInContent();
const numbers = new Map(world.map(({ id }, place) => [id, place + 1]));
const relations = world.flatMap(({ id, relations: ownRelations }) =>
  ownRelations.map((relation) => ({ from: id, ...relation })),
);
/** What goes on has no last year, as in the product. */
const yearOf = (time: string | null | undefined) =>
  time === '..' ? openYear.last : Number.parseInt(time ?? '', 10) || null;

const graph = graphOf(
  world.map(({ kind, times }, place) => {
    const years = times.flatMap(({ span: [from, to] }) => [yearOf(from), yearOf(to)]).filter((year) => year !== null);
    return {
      number: place + 1,
      kind: kinds.indexOf(kind),
      firstYear: years.length ? Math.min(...years) : openYear.first,
      lastYear: years.length ? Math.max(...years) : openYear.last,
    };
  }),
  relations.map(({ from, to, word }, relation) => ({
    relation,
    a: numbers.get(from)!,
    b: numbers.get(to)!,
    type: typeCode(relationWords[word]!.type),
    fromYear: openYear.first,
    toYear: openYear.last,
  })),
);
const find = createSearch();
const ask = (pair: string) => {
  const [from, to] = pair.split(' ').map((id) => numbers.get(id)!) as [number, number];
  const limits = {
    types: [],
    kinds: [],
    largestHub: null,
    mostHops: 12,
    year: null,
    together: false,
    isCheapest: false,
  };
  return find(graph, { from, to, ...limits, alternatives: 10 })!.paths;
};
const idsOf = (nodes: readonly number[]) => nodes.map((number) => world[number - 1]!.id).join(' ');
const isVague = (hop: readonly number[]) => relationWords[relations[hop[0]!]!.word]!.type === 'other';

test('use A3 among the shortest paths the most meaningful comes first, as judged by hand for thirty pairs', () => {
  expect(Object.keys(judged)).toHaveLength(30);
  const first = Object.keys(judged).map((pair) => [pair, idsOf(ask(pair)[0]!.nodes.slice(1, -1))]);
  expect(Object.keys(judged)).toEqual(expect.arrayContaining(examplePairs.map((pair) => pair.join(' '))));
  expect(first.filter(([pair, way]) => !judged[pair!]!.includes(way!))).toEqual([]);
});

test('use A3 the first path has no comparison or legend if another path of the same length avoids it', () => {
  const subjects = world.filter((_, place) => place % 9 === 0).map(({ id }) => id);
  for (const from of subjects)
    for (const to of subjects.filter((id) => id > from)) {
      const paths = ask(`${from} ${to}`);
      const vague = paths.map(({ hops }) => hops.filter(isVague).length);
      expect(vague[0], `${from} ${to}`).toBe(Math.min(...vague));
    }
});
