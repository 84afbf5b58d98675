import type { Database } from '../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { getSearchEngine } from '../../kit/registry/search-engine.server.ts';
import { wikipediaScheme } from '../../rules/identifiers/subject-identifiers.ts';
import { hreflang, languages, readLanguage, type Language } from '../../rules/languages.ts';
import { nameKey } from '../../rules/names.ts';

/** “Mercury (planet)”: the name, and its disambiguation. */
const qualifiedNamePattern = /^(.*\S)\s*[(（]([^(（]+)[)）]$/su;

interface NamedSubject {
  requestedName: string;
  own: boolean;
  thingId: string;
  disambiguation: string | null;
}

/** “fr:Platon”: the language of a Wikipedia, and the title of its article. */
const articlePattern = new RegExp(`^(${languages.map(hreflang).join('|')}):(\\S.*)$`, 'su');
const titleOf = (name: string) => articlePattern.exec(name)?.[2] ?? name;

/** The entry of each name, in the reader's language or the next best; omits names of no subject, or of several. */
export async function findEntriesByName(db: Database, names: readonly string[], language: Language) {
  const titles = names.map(titleOf),
    lookedUp = titles.flatMap((title) => [title, ...(qualifiedNamePattern.exec(title)?.slice(1, 2) ?? [])]);
  const byArticle = await findSubjectsByArticle(db, names),
    byName = Map.groupBy(await findSubjectsByName(db, lookedUp), ({ requestedName }) => requestedName);
  const meant = names.flatMap((name) => {
    const subjectId = byArticle.get(name) ?? resolveSubject(titleOf(name), byName);
    return subjectId ? [{ name, subjectId }] : [];
  });
  const subjectIds = meant.map(({ subjectId }) => subjectId);
  const entries = await loadLinkedEntries(db, subjectIds, language);
  return meant.flatMap(({ name, subjectId }) => {
    const entry = entries.get(subjectId);
    return entry ? [{ name, id: entry.id }] : [];
  });
}

/** The subjects whose articles in Wikipedia are known here (`Facts.same`), by language and title. */
async function findSubjectsByArticle(db: Database, names: readonly string[]): Promise<Map<string, string>> {
  const articles = names.flatMap((name) => {
    const [, code, title] = articlePattern.exec(name) ?? [];
    // Every title begins with a capital letter there.
    return title
      ? [
          {
            name,
            scheme: wikipediaScheme(readLanguage(code)!),
            title: title.replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
          },
        ]
      : [];
  });
  if (!articles.length) return new Map();
  const rows = await db
    .selectFrom('sameAs')
    .where('scheme', 'in', [...new Set(articles.map(({ scheme }) => scheme))])
    .where('value', 'in', [...new Set(articles.map(({ title }) => title))])
    .select(['scheme', 'value', 'subjectId'])
    .execute();
  const subjects = new Map(rows.map(({ scheme, value, subjectId }) => [`${scheme} ${value}`, subjectId]));
  return new Map(
    articles.flatMap(({ name, scheme, title }) => {
      const subjectId = subjects.get(`${scheme} ${title}`);
      return subjectId ? [[name, subjectId] as const] : [];
    }),
  );
}

async function findSubjectsByName(db: Database, names: readonly string[]): Promise<NamedSubject[]> {
  const documents = await getSearchEngine().findByName(db, names, { type: 'entries' });
  if (!documents.length) return [];
  const rows = await db
    .selectFrom('entry')
    .where('id', 'in', [...new Set(documents.map(({ ref }) => ref))])
    .select(['id', 'disambiguation'])
    .execute();
  const entries = new Map(rows.map((entry) => [entry.id, entry]));
  return documents.flatMap(({ requestedName, own, thingId, ref }) => {
    const entry = entries.get(ref);
    return entry ? [{ requestedName, own, thingId, disambiguation: entry.disambiguation }] : [];
  });
}

/** The one subject with this name. Own names come before other names; a wrong link would be worse than none. */
function resolveSubject(name: string, byName: ReadonlyMap<string, readonly NamedSubject[]>): string | null {
  const [, base, qualifier] = qualifiedNamePattern.exec(name) ?? [];
  const nameMatches = byName.get(name) ?? [],
    ofBase = base ? (byName.get(base) ?? []) : [];
  const choices = [
    nameMatches.filter(({ own }) => own),
    nameMatches,
    ofBase.filter(({ disambiguation }) => disambiguation && nameKey(disambiguation) === nameKey(qualifier!)),
  ];
  const subjects = new Set(choices.find((choice) => choice.length)?.map(({ thingId }) => thingId));
  return subjects.size === 1 ? [...subjects][0]! : null;
}
