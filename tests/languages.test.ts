import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { languages } from '../src/rules/languages.ts';
import { openDatabase } from './world.ts';

const codes = languages.join('|');
/** Two adjacent codes: `'zh', 'en'`, `en|fr`, `'fr' | 'es'`. A table keyed by language has values between. */
const codeList = new RegExp(`(?<![\\w.-])(?:${codes})(?![\\w-])['"]?\\s*[,|]\\s*['"]?(?:${codes})(?![\\w-])`, 'u');
/** A value for each of five languages by its position. */
const tupleOfFive = /\[(?:(?:zh: )?string|T)(?:, (?:\w+: )?(?:string|T)){4}\]/u;
/** Where a language of the world, not of the product, has a column, or a grammar serves two languages. */
const exceptions = [
  'src/rules/languages.ts',
  'src/rules/eras/', // names of eras and dynasties, built in for Chinese and Japanese readers
  'src/rules/time/historical-time-western.ts',
  'src/features/families/kin/kin-terms.ts',
  'src/rules/sentences/name-forms.ts',
];

test('architecture: no list of languages stands outside rules/languages.ts, in code, patterns or style sheets', () => {
  const files = globSync('src/**/*.{ts,tsx,css}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && !exceptions.some((exception) => file.startsWith(exception)),
  );
  expect(files.length).toBeGreaterThan(1000);
  const lists = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .split('\n')
      .filter((line) => codeList.test(line) || tupleOfFive.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lists).toEqual([]);
});

test('architecture: no constraint or function of the database names the languages, and none counts them as bits', async () => {
  const { db } = await openDatabase('tables');
  const { rows } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'c'
    union all select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace and prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))
    union all select indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(
    db,
  );
  expect(rows.length).toBeGreaterThan(100);
  const named = rows.filter(({ definition }) => /'(?:zh|fr|es|jp)'|bit_or\(1 <</.test(definition));
  expect(named.map(({ name }) => name)).toEqual([]);
});

const physical = [
  /(?:^|[;{\s])(?:left|right)\s*:/,
  /(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /(?:text-align|float|clear):\s*(?:left|right)\b/,
];
/** Four values whose second and fourth differ: the right and the left side. */
const sides = /(?:^|[;{\s])(margin|padding|inset|scroll-margin|scroll-padding):\s*([^;{}]+);/g;
/** The values of a declaration; a function with its arguments is one. */
function valuesOf(text: string): string[] {
  const values = [''];
  let depth = 0;
  for (const letter of text.trim().replace(/\s+/g, ' ')) {
    depth += Number(letter === '(') - Number(letter === ')');
    if (letter === ' ' && !depth) values.push('');
    else values[values.length - 1] += letter;
  }
  return values;
}

test('architecture: style sheets name start and end, not left and right, so that a page may run from right to left', () => {
  const rules = globSync('src/**/*.css').flatMap((file) => {
    const styles = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const lines = styles.split('\n').filter((line) => physical.some((pattern) => pattern.test(line)));
    const asymmetric = [...styles.matchAll(sides)].filter(([, , values]) => {
      const [, right, , left] = valuesOf(values!);
      return left !== undefined && left !== right;
    });
    return [...lines, ...asymmetric.map(([declaration]) => declaration)].map((line) => `${file}: ${line.trim()}`);
  });
  expect(rules).toEqual([]);
});
