import type { Database } from '../../../kit/database/database.server.ts';
import { selectTranslation, type Language } from '../../../rules/languages.ts';
import { nameOfLanguageTag } from '../face/language-names.ts';
import { formatCentury } from '../../../rules/time/centuries.ts';
import { loadSummaries } from '../../../kit/registry/things.server.ts';
import type { FacetName, PassageResults } from './contract.ts';
import { filterNames } from './rules.ts';
import { sql } from 'kysely';

/**
 * Adds names to facet values: languages and centuries in the reader's format, authors by their entries, dynasties in
 * the reader's language. The page translates the fixed values itself (genre, part, kind).
 */
export async function nameFacets(
  db: Database,
  facets: Record<FacetName, { value: string; count: number }[]>,
  language: Language,
): Promise<PassageResults['facets']> {
  const authors = await loadSummaries(
    db,
    facets.author.map(({ value }) => value),
    language,
  );
  const dynasties = await dynastyNames(
    db,
    facets.dynasty.map(({ value }) => value),
    language,
  );
  const names: Partial<Record<FacetName, (value: string) => string>> = {
    language: (value) => nameOfLanguageTag(value, language),
    century: (value) => formatCentury(Number(value), language),
    author: (value) => authors.get(value)?.name ?? value,
    dynasty: (value) => dynasties.get(value) ?? value,
  };
  return Object.fromEntries(
    filterNames.map((name) => [
      name,
      facets[name].map(({ value, count }) => ({ value, name: names[name]?.(value) ?? value, count })),
    ]),
  ) as PassageResults['facets'];
}

async function dynastyNames(db: Database, values: readonly string[], language: Language): Promise<Map<string, string>> {
  if (!values.length) return new Map();
  const { rows } = await sql<{ dynasty: string; names: Partial<Record<Language, string>> }>`
    select distinct on (dynasty) dynasty, facts->'dynasty' as names from book where dynasty = any(${[...values]}) order by dynasty, id`.execute(
    db,
  );
  return new Map(
    rows.flatMap(({ dynasty, names }) => {
      const dynastyName = selectTranslation(names, language);
      return dynastyName ? [[dynasty, dynastyName.value] as const] : [];
    }),
  );
}
