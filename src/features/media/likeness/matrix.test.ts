import { expect, test } from 'vitest';
import { halfBytes, descriptorBytes } from './describe.ts';
import { Matrix } from './matrix.ts';

/** Pseudo-random numbers, always the same. */
function* noise(): Generator<number, never> {
  for (let state = 17; ; state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) yield state / 2 ** 32;
}

test('R16 a search finds the same pictures as a plain comparison of all values, with one query, two and three', () => {
  const random = noise(),
    next = () => random.next().value;
  const count = 4203; // more than one block and one chunk of memory, and not a multiple of either
  const looks = Int8Array.from({ length: count * descriptorBytes }, () => (next() + next() - 1) * 60),
    hashes = Uint32Array.from({ length: count * 2 }, () => next() * 2 ** 32);
  const matrix = new Matrix();
  matrix.add(looks.subarray(0, 1000 * descriptorBytes), hashes.subarray(0, 2000));
  matrix.add(looks.subarray(1000 * descriptorBytes), hashes.subarray(2000));
  expect(matrix.count).toBe(count);

  const far = (question: Int8Array, from: number, numbers: number) =>
    question.subarray(0, numbers).reduce((sum, value, at) => sum + (value - looks[from + at]!) ** 2, 0);
  for (const questionCount of [1, 2, 3]) {
    const number = questionCount * 1000 + 300;
    const questions = Array.from({ length: questionCount }, (_, at) =>
      looks
        .slice((number + at) * descriptorBytes, (number + at) * descriptorBytes + halfBytes)
        .map((value) => value + (next() - 0.5) * 30),
    );
    const distances = (numbers: number) =>
      Array.from({ length: count }, (_, record) =>
        Math.min(
          ...questions.flatMap((question) =>
            [0, halfBytes].map((part) => far(question, record * descriptorBytes + part, numbers)),
          ),
        ),
      );
    const [coarse, fullDistances] = [distances(16), distances(halfBytes)];
    const nearest = (numbers: number[], by: readonly number[]) => numbers.toSorted((a, b) => by[a]! - by[b]!);
    const candidates = nearest([...coarse.keys()], coarse).slice(0, 400);
    const { alike, copies } = matrix.find(
      { hash: [hashes[number * 2]! ^ 0b101, hashes[number * 2 + 1]! ^ (1 << 31)], questions },
      5,
    );
    expect(alike).toEqual(
      nearest(candidates, fullDistances)
        .slice(0, 5)
        .map((record) => ({ number: record, likeness: Math.max(0, 1 - Math.sqrt(fullDistances[record]!) / 220) })),
    );
    expect(alike.map((match) => match.number)).toEqual(expect.arrayContaining(questions.map((_, at) => number + at)));
    expect(copies).toEqual([{ number, likeness: 1 - 3 / 64 }]);
  }
});

test('R16 nothing is found without pictures, and among identical pictures the first ones are found', () => {
  const matrix = new Matrix(),
    hash = [7, 9] as const,
    questions = [new Int8Array(halfBytes).fill(5)];
  expect(matrix.find({ hash, questions }, 3)).toEqual({ copies: [], alike: [] });
  matrix.add(
    new Int8Array(2000 * descriptorBytes).fill(5),
    Uint32Array.from({ length: 4000 }, (_, at) => hash[at % 2]!),
  );
  const first = [0, 1, 2].map((number) => ({ number, likeness: 1 }));
  expect(matrix.find({ hash, questions }, 3)).toEqual({ copies: first, alike: first });
});
