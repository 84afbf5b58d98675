import type { Database } from '../../../kit/database/database.server.ts';
import { getSearchEngine } from '../../../kit/registry/search-engine.server.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Hit } from '../contract.ts';
import { isOfType } from '../page/facets.ts';
import { hitsOf } from '../results.server.ts';
import { cutKeyword } from '../../../rules/search/keyword.ts';
import { nameKey } from './names.server.ts';

/** Ancient books were written before this year. Source: spec §7 "ancient". */
const ancientBefore = 1912;

/** Books, and entries that are books, by their names and by texts about them. */
export async function findBooks(
  db: Database,
  typed: string,
  {
    page,
    size,
    wholeTitle,
    ancient,
    language,
  }: { page: number; size: number; wholeTitle: boolean; ancient: boolean; language: Language },
): Promise<{ total: number; capped: boolean; books: Hit[] }> {
  const findings = await getSearchEngine().search(db, cutKeyword(typed), language);
  const title = nameKey(typed);
  const books = findings.matches.filter(
    (match) =>
      isOfType(match, 'books') &&
      (!wholeTitle || (match.name?.form === 'name' && nameKey(match.name.name) === title)) &&
      (!ancient || (match.facts?.year ?? Infinity) < ancientBefore),
  );
  const hits = await hitsOf(db, findings, books.slice((page - 1) * size, page * size), 'books', language);
  return { total: books.length, capped: findings.capped, books: hits };
}
