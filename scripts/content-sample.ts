/**
 * Samples the built-in world for a critic: a hundred facts, sixty sentences of relations in two languages, forty extents
 * of states in a year of theirs and twenty main texts. `node scripts/content-sample.ts [seed]` prints the same sample for
 * the same seed and the same world; docs/world-review.md has the results.
 */
import { nameInSentence, sentenceFor } from '../src/rules/sentences/sentences.ts';
import { builtInBorders } from '../importers/content/borders/load.ts';
import { builtInContent } from '../importers/content/load.ts';

const seed = Number(process.argv[2] ?? 20_261_123);

/** Mulberry32: a small seeded generator with the same output everywhere. */
function createRandom(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = createRandom(seed);
function drawSample<T>(from: readonly T[], many: number): T[] {
  const left = [...from];
  return Array.from({ length: many }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

const { subjects: world, relationWords } = builtInContent();
const byId = new Map(world.map((subject) => [subject.id, subject]));
const formatSpan = (when: string | readonly string[] | undefined) => (when ? [when].flat().join(' to ') : 'undated');

const facts = world.flatMap((subject) => [
  ...subject.times.map((time) => `${subject.id}: ${time.role} ${formatSpan(time.span)} [${time.source.join(' ')}]`),
  ...(subject.place ? [`${subject.id}: lies at ${subject.place.at.join(', ')} (${subject.place.name.en})`] : []),
  ...subject.events.map(
    (event) =>
      `${subject.id}: ${formatSpan(event.when)} ${event.title.en}${event.at ? ` @ ${event.at}` : ''} [${event.source.join(' ')}]`,
  ),
  ...subject.relations.map(
    (r) => `${subject.id} ${r.word} ${r.to}: ${formatSpan(r.when)} ${r.note?.en ?? ''} [${r.source.join(' ')}]`,
  ),
  ...(subject.nodes ?? []).map(
    (node) => `${subject.id}: ${formatSpan(node.when)} ${node.title.en} @ ${node.at} [${node.source.join(' ')}]`,
  ),
]);

const languages = ['zh', 'fr'] as const;
const relations = world.flatMap((subject) =>
  subject.relations.map((r) => ({ one: subject, r, other: byId.get(r.to)! })),
);

console.log(`seed ${seed}; ${facts.length} facts, ${relations.length} relations`);
for (const [at, fact] of drawSample(facts, 100).entries()) console.log(`${at + 1}. ${fact}`);
for (const [at, { one: subject, r, other }] of drawSample(relations, 60).entries()) {
  for (const language of languages) {
    const ends = {
      a: { name: subject.names[language], kind: subject.kind, language },
      b: { name: other.names[language], kind: other.kind, language },
    };
    const pattern = sentenceFor(relationWords[r.word]!.sentence[language], ends, language);
    const sentence = pattern.replace(/\{([ab])\}/g, (_, end: 'a' | 'b') =>
      nameInSentence(pattern, end, ends[end], language),
    );
    console.log(
      `${at + 1} ${language}: ${sentence} – ${r.note?.[language] ?? ''} (${formatSpan(r.when)}; ${r.source.join(' ')})`,
    );
  }
}

const extents = builtInBorders().flatMap(({ id, extents: list }) => list.map((extent) => ({ id, extent })));
const yearOf = (when: string) => (when === '..' ? new Date().getUTCFullYear() : Number(/^-?\d{4}/.exec(when)![0]));

console.log(`${extents.length} extents`);
for (const [at, { id, extent }] of drawSample(extents, 40).entries()) {
  const [from, until] = [yearOf(extent.span[0]), yearOf(extent.span[1])];
  console.log(`${at + 1}. ${id} in ${from + Math.floor(random() * (until - from + 1))}`);
}

const texts = world.filter((subject) => subject.texts.en).map(({ id }) => id);
console.log(`${texts.length} main texts`);
for (const [at, id] of drawSample(texts, 20).entries()) console.log(`${at + 1}. ${id}`);
