import type { Database } from '../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import type { Language } from '../../rules/languages.ts';
import { nameKey } from '../../rules/names.ts';
import { wholeNameKey } from '../search/face/names.server.ts';

/** “Mercury (planet)”: the name, and its disambiguation. */
const qualifiedNamePattern = /^(.*\S)\s*[(（]([^(（]+)[)）]$/su;

interface NamedSubject {
  key: string;
  own: boolean;
  thingId: string;
  disambiguation: string | null;
}

/** The entry of each name, in the reader's language or the next best; omits names of no subject, or of several. */
export async function findEntriesByName(db: Database, names: readonly string[], language: Language) {
  const keys = names
    .flatMap((name) => [name, ...(qualifiedNamePattern.exec(name)?.slice(1, 2) ?? [])])
    .map(wholeNameKey);
  const bySubject = new Map<string, NamedSubject[]>();
  for (const subject of await selectSubjectsByKey(db, [...new Set(keys)].filter(Boolean)))
    bySubject.set(subject.key, [...(bySubject.get(subject.key) ?? []), subject]);
  const meant = names.flatMap((name) => {
    const subjectId = resolveSubject(name, bySubject);
    return subjectId ? [{ name, subjectId }] : [];
  });
  const subjectIds = meant.map(({ subjectId }) => subjectId);
  const entries = await loadLinkedEntries(db, subjectIds, language);
  return meant.flatMap(({ name, subjectId }) => {
    const entry = entries.get(subjectId);
    return entry ? [{ name, id: entry.id }] : [];
  });
}

const selectSubjectsByKey = (db: Database, keys: readonly string[]): Promise<NamedSubject[]> =>
  keys.length
    ? db
        .selectFrom('searchName')
        .innerJoin('entry', 'entry.id', 'searchName.ref')
        .where('searchName.key', 'in', keys)
        .where('searchName.form', '=', 'name')
        .where('searchName.at', '=', 0)
        .where('searchName.type', '=', 'entries')
        .select(['searchName.key', 'searchName.own', 'searchName.thingId', 'entry.disambiguation'])
        .execute()
    : Promise.resolve([]);

/** The one subject with this name. Own names come before other names; a wrong link would be worse than none. */
function resolveSubject(name: string, byKey: ReadonlyMap<string, readonly NamedSubject[]>): string | null {
  const [, base, qualifier] = qualifiedNamePattern.exec(name) ?? [];
  const nameMatches = byKey.get(wholeNameKey(name)) ?? [],
    ofBase = base ? (byKey.get(wholeNameKey(base)) ?? []) : [];
  const choices = [
    nameMatches.filter(({ own }) => own),
    nameMatches,
    ofBase.filter(({ disambiguation }) => disambiguation && nameKey(disambiguation) === nameKey(qualifier!)),
  ];
  const subjects = new Set(choices.find((choice) => choice.length)?.map(({ thingId }) => thingId));
  return subjects.size === 1 ? [...subjects][0]! : null;
}
