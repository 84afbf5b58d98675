import type { Database } from '../../../kit/database/database.server.ts';
import { asJsonList, splitIntoPages, type PackForm, type PackInput } from '../../../kit/packs/pack-form.server.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { languageTag, type Language } from '../../../rules/languages.ts';
import { jsonLdOf } from '../json-ld.ts';
import { formatPortrait } from '../portrait/format-portrait.ts';
import { loadEntryHead } from '../queries.server.ts';

/** Entries in every language as JSON-LD with the vocabulary of schema.org. */
export const jsonLdForm: PackForm = (packing) =>
  packing.subjects.length
    ? [
        {
          name: 'entries.jsonld',
          type: 'application/ld+json',
          isText: true,
          content: () => asJsonList('{"@context":"https://schema.org","@graph":[', generateJsonLd(packing), ']}'),
        },
      ]
    : [];

async function* generateJsonLd({ db, site, subjects }: PackInput): AsyncGenerator<object> {
  for (const ids of splitIntoPages(subjects)) {
    const same = await identifiersOf(db, ids);
    const entries = await db
      .selectFrom('entry')
      .where('subjectId', 'in', ids)
      .orderBy('subjectId')
      .orderBy('language')
      .select(['id', 'subjectId', 'language'])
      .execute();
    for (const { id, subjectId, language } of entries) {
      const head = await loadEntryHead(db, id, language as Language, { exact: true });
      const url = site + entryAddress(id);
      yield {
        '@id': url,
        inLanguage: languageTag(head.language),
        identifier: subjectId,
        ...jsonLdOf({ ...head, same: same.get(subjectId) ?? {} }, url, formatPortrait(head.portrait, head.language)),
      };
    }
  }
}

async function identifiersOf(db: Database, ids: readonly string[]): Promise<Map<string, Record<string, string>>> {
  const rows = await db
    .selectFrom('sameAs')
    .where('subjectId', 'in', [...ids])
    .select(['subjectId', 'scheme', 'value'])
    .execute();
  const same = new Map<string, Record<string, string>>();
  for (const { subjectId, scheme, value } of rows) same.set(subjectId, { ...same.get(subjectId), [scheme]: value });
  return same;
}
