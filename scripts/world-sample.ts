/**
 * Samples the built-in world for a critic: a hundred facts and fifty sentences of relations in two languages. `node
 * scripts/world-sample.ts [seed]` prints the same sample for the same seed; docs/world-review.md has the results.
 */
import { nameIn, sentenceFor } from '../src/features/relations/face/sentences.ts';
import { loadWorld } from '../world/load.ts';
import { relationWords } from '../world/relation-words.ts';

const seed = Number(process.argv[2] ?? 20_261_123);

/** Mulberry32: a small seeded generator with the same output everywhere. */
function generator(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = generator(seed);
function draw<T>(from: readonly T[], many: number): T[] {
  const left = [...from];
  return Array.from({ length: many }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

const world = await loadWorld();
const byId = new Map(world.map((one) => [one.id, one]));
const said = (when: string | readonly string[] | undefined) => (when ? [when].flat().join(' to ') : 'undated');

const facts = world.flatMap((one) => [
  ...one.times.map((time) => `${one.id}: ${time.role} ${said(time.span)} [${time.source.join(' ')}]`),
  ...(one.place ? [`${one.id}: lies at ${one.place.at.join(', ')} (${one.place.name[1]})`] : []),
  ...one.events.map(
    (event) =>
      `${one.id}: ${said(event.when)} ${event.title[1]}${event.at ? ` @ ${event.at}` : ''} [${event.source.join(' ')}]`,
  ),
  ...one.relations.map(
    (r) => `${one.id} ${r.word} ${r.to}: ${said(r.when)} ${r.note?.[1] ?? ''} [${r.source.join(' ')}]`,
  ),
  ...(one.nodes ?? []).map(
    (node) => `${one.id}: ${said(node.when)} ${node.title[1]} @ ${node.at} [${node.source.join(' ')}]`,
  ),
]);

const languages = [
  ['zh', 0],
  ['fr', 2],
] as const;
const relations = world.flatMap((one) => one.relations.map((r) => ({ one, r, other: byId.get(r.to)! })));

console.log(`seed ${seed}; ${facts.length} facts, ${relations.length} relations`);
for (const [at, fact] of draw(facts, 100).entries()) console.log(`${at + 1}. ${fact}`);
for (const [at, { one, r, other }] of draw(relations, 50).entries()) {
  for (const [language, column] of languages) {
    const ends = {
      a: { name: one.names[column], kind: one.kind, language },
      b: { name: other.names[column], kind: other.kind, language },
    };
    const pattern = sentenceFor(relationWords[r.word].sentence[column], ends, language);
    const sentence = pattern.replace(/\{([ab])\}/g, (_, end: 'a' | 'b') => nameIn(pattern, end, ends[end], language));
    console.log(
      `${at + 1} ${language}: ${sentence} – ${r.note?.[column] ?? ''} (${said(r.when)}; ${r.source.join(' ')})`,
    );
  }
}
