import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { selectTranslation, type Language } from '../../../rules/languages.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import type { SubjectFacts } from '../../../rules/revisions/findings.ts';
import { relationsOfEntry, relationDictionary, type EntryRelation } from '../contract.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { knownDataOf } from '../../../editing/fields/known-data.ts';
import type { Relation } from './editable-relation.ts';
import { entryIntro } from '../../../editing/lookups/contract.ts';

/** Most relations per reply. */
const maxRelations = 1000;

/** Times of the other ends, for the checks; loaded only for edited relations. */
export function useKnownEntries(
  ids: readonly string[],
  names: ReadonlyMap<string, LinkedEntry>,
): ReadonlyMap<string, SubjectFacts> {
  const [knownById, setKnown] = useState<ReadonlyMap<string, SubjectFacts>>(new Map());
  const [requestedIds] = useState(() => new Set<string>());
  const idList = [...new Set(ids)].filter((id) => id && !requestedIds.has(id)).join('\n');
  useEffect(() => {
    for (const id of idList.split('\n').filter((candidateId) => candidateId && !requestedIds.has(candidateId))) {
      requestedIds.add(id);
      call(entryIntro, { id }, { quiet: true }).then(
        (head) => setKnown((now) => new Map([...now, [id, knownDataOf(head)]])),
        () => {},
      );
    }
  }, [idList, requestedIds]);
  return useMemo(
    () =>
      new Map([
        ...[...names].map(
          ([id, { name, kind }]) => [id, { name, earliest: null, latest: null, isPerson: kind === 'person' }] as const,
        ),
        ...knownById,
      ]),
    [names, knownById],
  );
}

/** Relations that start from other entries and end at this one. */
export function useIncoming(id: string, base: readonly Relation[], language: Language): readonly EntryRelation[] {
  const [seen, setSeen] = useState<readonly EntryRelation[]>([]);
  useEffect(() => {
    const flight = new AbortController();
    call(relationsOfEntry, { id, size: maxRelations }, { signal: flight.signal, quiet: true }).then(
      ({ relations }) => setSeen(relations),
      () => {},
    );
    return () => flight.abort();
  }, [id]);
  // A relation without direction starts here if it is in this entry's list.
  return useMemo(() => {
    const ownKeys = new Set(
      base
        .filter(({ inverse }) => !inverse)
        .map(({ to, type, word }) => JSON.stringify([to, type, selectTranslation(word, language)?.value ?? ''])),
    );
    return seen.filter(
      ({ direction, other, type, word }) =>
        direction === 'in' || (direction === 'both' && !ownKeys.has(JSON.stringify([other.itemId, type, word]))),
    );
  }, [seen, base, language]);
}

export type Dictionary = ReplyOf<typeof relationDictionary>;

/** The known words of each type, in the language of the page. */
export function useDictionary(): Dictionary {
  const [words, setWords] = useState<Dictionary>([]);
  useEffect(() => {
    const flight = new AbortController();
    call(relationDictionary, {}, { signal: flight.signal, quiet: true }).then(setWords, () => {});
    return () => flight.abort();
  }, []);
  return words;
}
