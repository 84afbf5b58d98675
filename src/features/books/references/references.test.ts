import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSegment, numbersOf, readReference, readReferenceAddress } from './references.ts';

test.each([
  ['Iliad 1.1', 'Iliad', ['1', '1']],
  ['Gen 1:1', 'Gen', ['1', '1']],
  ['Republic 514a', 'Republic', ['514a']],
  ['Plat. Resp. 514A', 'Plat. Resp', ['514a']],
  ['論語 1.1', '論語', ['1', '1']],
  ['论语１·１', '论语', ['1', '1']],
  ['論語第1章1', '論語', ['1', '1']],
  ['Apology, 38a', 'Apology', ['38a']],
  ['Genèse 1, 1-5', 'Genèse', ['1', '1']],
  ['Iliad 1.1–7', 'Iliad', ['1', '1']],
  ['Psalm 23', 'Psalm', ['23']],
])('files-field 23: %s names a place in a book', (keyword, name, numbers) => {
  expect(readReference(keyword)).toEqual({ name, numbers });
});

test('files-field 23: other terms name no place', () => {
  for (const keyword of [
    'Iliad',
    '1066',
    '1.1',
    'AD 117 Rome',
    'Henry 8th',
    'Apollo 11 moon',
    'a 1.2.3.4.5',
    '12 Monkeys',
    '',
  ])
    expect(readReference(keyword), keyword).toBeNull();
});

test('files-field 23: a segment is found by chapter and own numbers, by own numbers, or in a range of lines', () => {
  const iliad = [
    { chapter: '1.1', segment: '1-2' },
    { chapter: '1.1', segment: '3-5' },
    { chapter: '6.146', segment: '146-149' },
  ];
  const at = (numbers: string[], segments: { chapter: string; segment: string }[]) => {
    const found = findSegment(numbers, segments);
    return found && `${found.chapter} ${found.segment}`;
  };
  expect(at(['1', '1'], iliad)).toBe('1.1 1-2');
  expect(at(['1', '4'], iliad)).toBe('1.1 3-5');
  expect(at(['6', '148'], iliad)).toBe('6.146 146-149');
  expect(at(['2', '1'], iliad)).toBeNull();
  expect(at(['1', '9'], iliad)).toBeNull();
  expect(at(['1', '1'], [{ chapter: 'gen-1', segment: '1' }])).toBe('gen-1 1');
  expect(at(['2', '3'], [{ chapter: '2', segment: '2.3' }])).toBe('2 2.3');
  const republic = [
    { chapter: '514a', segment: '514a1' },
    { chapter: '514a', segment: '514b' },
  ];
  expect(at(['514a'], republic)).toBe('514a 514a1');
  expect(at(['514b'], republic)).toBe('514a 514b');
  expect(at(['514'], republic)).toBe('514a 514a1');
  expect(at(['515'], republic)).toBeNull();
});

test('files-field 23: the numbers of every segment lead to a segment with these numbers', () => {
  const number = fc.integer({ min: 1, max: 30 }).map(String);
  const segments = fc.array(fc.record({ chapter: number, segment: number }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(segments, fc.nat(), (allSegments, index) => {
      const { chapter, segment } = allSegments[index % allSegments.length]!;
      expect(findSegment([chapter, segment], allSegments)).toMatchObject({ chapter, segment });
    }),
  );
});

test.each([
  ['Inf. V 100', 'Inf', ['5', '100']],
  ['Ilias VI, 146', 'Ilias', ['6', '146']],
  ['Coran 2:255', 'Coran', ['2', '255']],
  ['古兰经第2章第255节', '古兰经', ['2', '255']],
  ['Res Gestae 34', 'Res Gestae', ['34']],
])('issue 39: %s names a place in a book', (keyword, name, numbers) => {
  expect(readReference(keyword)).toEqual({ name, numbers });
});

test.each([
  ['iliad/1.1', 'iliad', ['1', '1']],
  ['res-gestae/34', 'res gestae', ['34']],
  ['Iliad 1.1', 'Iliad', ['1', '1']],
  ['gen/1:3', 'gen', ['1', '3']],
  ['plato-republic/514a', 'plato republic', ['514a']],
])('issue 39: the address %s is read as a reference', (path, name, numbers) => {
  expect(readReferenceAddress(path)).toEqual({ name, numbers });
});

test('issue 39: the numbers of a segment lead back to it, or it has none', () => {
  const key = fc.constantFrom('1', '1.1', '2', '514a', '6.146', 'gion', 'ogi');
  const own = fc.constantFrom('1', '1-2', '3-5', '2.47', '514a1', '514b', '7');
  const segments = fc.uniqueArray(fc.record({ chapter: key, segment: own }), {
    minLength: 1,
    maxLength: 20,
    selector: ({ chapter, segment }) => `${chapter} ${segment}`,
  });
  fc.assert(
    fc.property(segments, fc.nat(), (all, index) => {
      const segment = all[index % all.length]!;
      const numbers = numbersOf(segment, all);
      if (numbers !== null) expect(findSegment(readReference(`Name ${numbers}`)!.numbers, all)).toBe(segment);
    }),
  );
  const iliad = [
    { chapter: '1.1', segment: '1-2' },
    { chapter: '1.1', segment: '3-5' },
    { chapter: '6.146', segment: '146-149' },
  ];
  expect(iliad.map((segment) => numbersOf(segment, iliad))).toEqual(['1.1', '1.3', '6.146']);
});
