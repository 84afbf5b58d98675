import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { check } from 'recheck';
import recheck from 'recheck/package.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { isLinearByStructure } from './linear-by-structure.ts';
import { canRepeat, hostileTexts, patternsOfSources, type Pattern } from './patterns.ts';

/** Patterns that are not linear, or that the checker cannot read, by their place, with why they are harmless. */
const exceptions: Record<string, string> = {
  'src/kit/pages/page-styles.server.ts': 'reads our own sources, while the product is built',
};

/** Places that build a pattern from user input, with the reason why they are harmless. */
const builtLater: Record<string, string> = {
  'importers/books/formats.ts': 'the operator’s --heading; the limits of time of an import hold for it',
  'importers/mapping/mapping.ts': 'the operator’s --mapping; the limits of time of an import hold for it',
  'importers/numbered-triples.ts': 'fixed words before names of files',
  'importers/content/sources/locators.ts': 'a name as it is written, nothing repeated',
  'importers/undo/references.ts': 'the five languages, alone',
  'src/features/answers/question-patterns.server.ts': 'our own files, on search terms of at most 58 characters',
  'src/features/accounts/methods/guessable-passwords.ts': 'digits of a day, nothing repeated',
  'src/features/merging/rename-references.ts': 'the id of an entry as it is, nothing repeated',
  'src/kit/pictures/s3-store.server.ts': 'the name of an element around `[^<]*`',
};

const fileOf = (place: string) => place.split(':')[0]!;
const { patterns, unseen } = patternsOfSources();
const repeating = patterns.filter(
  (pattern) => canRepeat(pattern) && !pattern.where.every((place) => Object.hasOwn(exceptions, fileOf(place))),
);
const describePattern = ({ pattern, flags, where }: Pattern) => `${where.join(', ')}: /${pattern}/${flags}`;

test('H2 every pattern in the sources is found, including composed ones', () => {
  expect(patterns.length).toBeGreaterThan(900);
  expect(repeating.length).toBeGreaterThan(300);
  expect(unseen.filter((place) => !Object.hasOwn(builtLater, fileOf(place)))).toEqual([]);
});

/** Timeout of the checker for one pattern, in milliseconds. */
const checkMs = 300_000;
/** Limited by steps only: with time limits a busy machine would report linear patterns as slow. */
const byTheChecker = ({ pattern, flags }: Pick<Pattern, 'pattern' | 'flags'>) =>
  check(pattern, flags, { timeout: checkMs, attackTimeout: null, incubationTimeout: null });

/**
 * Hashes of the patterns that this version of the checker has found linear: its result for a pattern never changes, and
 * takes seconds. `PATTERNS=all` in the environment checks them all, and `PATTERNS=write` writes the current list.
 */
const listFile = 'tests/linear-patterns.txt',
  cacheFile = 'node_modules/.cache/linear-patterns.txt';
const mode = process.env.PATTERNS;
const hashOf = ({ pattern, flags }: Pattern) =>
  createHash('sha256').update(`recheck ${recheck.version} /${pattern}/${flags}`).digest('base64url').slice(0, 22);
const readList = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);

/** Number of patterns checked concurrently. */
const checksAtOnce = 2;
async function pool<Value>(values: readonly Value[], act: (value: Value) => Promise<void>) {
  const waiting = values.toReversed();
  const lane = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await act(next);
  };
  await Promise.all(Array.from({ length: checksAtOnce }, lane));
}

test('H2 no pattern is worse than linear, by its structure or by the checker recheck', async () => {
  const knownHashes = new Set(mode === 'all' ? [] : [...readList(listFile), ...readList(cacheFile)]),
    faults: string[] = [];
  // The checker does not support sets of characters (flag v); hostile texts test those, below.
  const doubtful = repeating.filter(
    ({ pattern, flags }) => !flags.includes('v') && !isLinearByStructure(pattern, flags),
  );
  await pool(
    doubtful.filter((pattern) => !knownHashes.has(hashOf(pattern))),
    async (pattern) => {
      const result = await byTheChecker(pattern);
      if (result.status === 'safe') knownHashes.add(hashOf(pattern));
      else
        faults.push(
          `${describePattern(pattern)}: ${result.status === 'vulnerable' ? result.complexity.summary : 'undecided'}`,
        );
    },
  );
  const linear = doubtful.map(hashOf).filter((hash) => knownHashes.has(hash));
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(cacheFile, linear.join('\n'));
  if (mode === 'write') writeFileSync(listFile, `${linear.toSorted().join('\n')}\n`);
  expect(faults).toEqual([]);
});

/**
 * Length of a hostile text, and time limit for all texts of a pattern, in milliseconds: linear work takes one or two,
 * quadratic work a second. If a busy machine exceeds it, each text is retried, longer and with more time.
 */
const quick = { length: 20_000, ms: 100 },
  sure = { length: 100_000, ms: 2000 };

test('H2 no pattern is slow on long texts made of its own letters', () => {
  const context = createContext({});
  const match = new Script('for (const text of texts) text.replace(pattern, "")');
  const isWithin = (ms: number, pattern: RegExp, texts: string[]) => {
    try {
      match.runInContext(Object.assign(context, { texts, pattern }), { timeout: ms });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
      throw error;
    }
  };
  const slow = repeating.filter((candidate) => {
    const pattern = new RegExp(candidate.pattern, candidate.flags);
    return (
      !isWithin(quick.ms, pattern, hostileTexts(candidate, quick.length)) &&
      hostileTexts(candidate, sure.length).some((text) => !isWithin(sure.ms, pattern, [text]))
    );
  });
  expect(slow.map(describePattern)).toEqual([]);
});

test('H2 linear by structure: a repeated letter at the end, after a letter that ends it, or once', () => {
  const proven = [
    String.raw`\s+`,
    String.raw`^\s+|[a-z]*`,
    String.raw`\[[^[\]]*\]`,
    String.raw`^[a-z]+-\d+:(\w*)$`,
    String.raw`<(?:b|i)? ?=[^<>]*>`,
    String.raw`"(?<name>[^"]{2,})"`,
    String.raw`^(?:[^/]*)/x{1,3}.*$`,
    String.raw`(?:a|b){2}c`,
    String.raw`(?<!\s)\s+\(`,
    String.raw`^(\d+)\s+(\S.*)$`,
    String.raw`^-?\d+(?:\.\d+|/\d+)?$`,
  ];
  const doubtful = [
    String.raw`\s+$`,
    String.raw`a+b`,
    String.raw`<[^>]*>`,
    String.raw`\[([^|\]]*)\|([^\]]*)\]`,
    String.raw`^(a+)+$`,
    String.raw`(a|b)*c`,
    String.raw`^a*a*b`,
    String.raw`^.*x.*y`,
    String.raw`^\w+-?\w+$`,
    String.raw`x?[^x]*y`,
    String.raw`(?:a?){20}b+`,
    String.raw`(x|y+)z`,
    String.raw`(?=a*b)c`,
    String.raw`(a)\1*b`,
    String.raw`a\b\w*!`,
    String.raw`(?<!a)\w+!`,
    String.raw`(?<!b|\s)\s+\(`,
    String.raw`^\d+(?:\.\d+)?\d*$`,
    String.raw`^(?:a+|b)*$`,
  ];
  expect(proven.filter((pattern) => !isLinearByStructure(pattern, 'g'))).toEqual([]);
  expect(doubtful.filter((pattern) => isLinearByStructure(pattern, 'g'))).toEqual([]);
  // With the flag m, `^` is tried at each line; with i, a class also contains the other case of its letters.
  expect(isLinearByStructure(String.raw`^\s*x`, '')).toBe(true);
  expect(isLinearByStructure(String.raw`^\s*x`, 'm')).toBe(false);
  expect(isLinearByStructure('K[a-z]*!', '')).toBe(true);
  expect(isLinearByStructure('K[a-z]*!', 'i')).toBe(false);
});

test('H2 patterns that are linear by structure are linear for the checker too', async () => {
  const pieces = ['a', 'b', 'a*', 'b+', '[^a]*', '[ab]+', '.*', '^', '$', 'a?', '(?:a|b+)?', '(?<!a)', 'c{2,}'];
  const combinations = pieces.flatMap((first) => pieces.flatMap((two) => pieces.map((three) => first + two + three)));
  const proven = combinations.filter(
    (pattern) => canRepeat({ pattern, flags: '', where: [] }) && isLinearByStructure(pattern, ''),
  );
  expect(proven.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  await pool(
    proven.filter((_, at) => mode === 'all' || at % 9 === 0),
    async (pattern) => {
      if ((await byTheChecker({ pattern, flags: '' })).status !== 'safe') wrong.push(pattern);
    },
  );
  expect(wrong).toEqual([]);
});

test('H2 a quadratic pattern is found by the checker, and has hostile texts', async () => {
  const quadratic = { pattern: String.raw`\[([^|\]]*)\|([^\]]*)\]`, flags: 'g', where: ['relations'] };
  expect((await byTheChecker(quadratic)).status).toBe('vulnerable');
  const steps = hostileTexts(quadratic, 1000).filter((text) => text.startsWith('[[[['));
  expect(steps.length).toBeGreaterThan(0);
});
