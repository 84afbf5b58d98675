import type { Database } from '../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { getSearchEngine } from '../../kit/registry/search-engine.server.ts';
import type { Language } from '../../rules/languages.ts';
import { nameKey } from '../../rules/names.ts';

/** “Mercury (planet)”: the name, and its disambiguation. */
const qualifiedNamePattern = /^(.*\S)\s*[(（]([^(（]+)[)）]$/su;

interface NamedSubject {
  requestedName: string;
  own: boolean;
  thingId: string;
  disambiguation: string | null;
}

/** The entry of each name, in the reader's language or the next best; omits names of no subject, or of several. */
export async function findEntriesByName(db: Database, names: readonly string[], language: Language) {
  const lookedUp = names.flatMap((name) => [name, ...(qualifiedNamePattern.exec(name)?.slice(1, 2) ?? [])]);
  const byName = Map.groupBy(await findSubjectsByName(db, lookedUp), ({ requestedName }) => requestedName);
  const meant = names.flatMap((name) => {
    const subjectId = resolveSubject(name, byName);
    return subjectId ? [{ name, subjectId }] : [];
  });
  const subjectIds = meant.map(({ subjectId }) => subjectId);
  const entries = await loadLinkedEntries(db, subjectIds, language);
  return meant.flatMap(({ name, subjectId }) => {
    const entry = entries.get(subjectId);
    return entry ? [{ name, id: entry.id }] : [];
  });
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
