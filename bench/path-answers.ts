import { rounds, type Figure } from './figure.ts';
import { randomFrom } from './random.ts';
import { sitemap } from './sitemap.ts';
import { latencyRows, measureEachMs } from './timing.ts';

const pairs = 200;
/** Queries other than the plain shortest path. */
const questions: Record<string, string> = {
  'ten alternatives': '',
  'only people, polities and wars between, no hub over 30': '?kinds=person,polity,war&hub=30',
  'all of the same time': '?together=true',
  'by way of Alexander': '?pass=alexander-the-great',
  'sentences in English': '?lang=en',
};

/**
 * Whole responses for a path in the built-in world, over HTTP: the search, its alternatives, every hop as a sentence.
 * No pair is requested twice.
 */
export const pathAnswers: Figure = async (product) => {
  const subjects = [
    ...new Set(
      (await sitemap(product)).flatMap(
        (address) => /\/detail\/([a-z0-9-]+)$/.exec(address)?.[1]?.replace(/-(en|fr|es|jp)$/, '') ?? [],
      ),
    ),
  ];
  const random = randomFrom(5);
  const paths = subjects
    .flatMap((a) => subjects.filter((b) => b !== a).map((b) => ({ path: `${a}/${b}`, at: random.next() })))
    .sort((a, b) => a.at - b.at);
  const fresh = (query = '') => paths.splice(0, pairs).map(({ path }) => path + query);
  const outcomeCounts = new Map<string, number>();
  const ask = async (path: string) => {
    const response = await fetch(`${product.url}/api/item/relation/${path}`);
    const { code, data } = (await response.json()) as { code: number; data: { error?: string } | null };
    const outcome = response.ok && code === 200 ? 'found' : (data?.error ?? `code ${code}`);
    outcomeCounts.set(outcome, (outcomeCounts.get(outcome) ?? 0) + 1);
  };
  await measureEachMs(fresh(), ask); // warms up the code
  const rows = [];
  for (const [what, query] of Object.entries(questions)) {
    const times: number[][] = [];
    outcomeCounts.clear();
    for (let round = 0; round < rounds; round++) times.push(await measureEachMs(fresh(query), ask));
    const foundCount = outcomeCounts.get('found') ?? 0;
    const others = [...outcomeCounts].filter(([name]) => name !== 'found');
    if (others.some(([name]) => !['noPath', 'passNotReached', 'samePathEnds'].includes(name)))
      throw new Error(`Not answers: ${JSON.stringify([...outcomeCounts])}`);
    rows.push(
      ...latencyRows(
        `path between two of ${subjects.length} subjects, ${what} (found: ${Math.round((foundCount * 100) / (rounds * pairs))} %)`,
        times,
        { budgets: { p95: 10 } },
      ),
    );
  }
  return rows;
};
