import { useEffect, useMemo, useState } from 'react';
import { byRoute, call } from '../../../kit/calls/call.ts';
import { inLanguage, type Language } from '../../../rules/languages.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import type { Known } from '../../../rules/revisions/findings.ts';
import type { relationDictionary, relationsOfEntry, SeenRelation } from '../../relations/contract.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { lines } from '../calls.ts';
import { knownOf } from '../fields/known.ts';
import type { Relation } from './relation-writing.ts';

/** Most relations per reply. */
const listed = 1000;

const ofEntry = byRoute<typeof relationsOfEntry>('GET /api/item/relation/{lang}/{id}');
const dictionary = byRoute<typeof relationDictionary>('GET /api/relation/relationDic');

/** Times of the other ends, for the checks; loaded only for edited relations. */
export function useKnown(ids: readonly string[], names: ReadonlyMap<string, LinkedEntry>): ReadonlyMap<string, Known> {
  const [knownById, setKnown] = useState<ReadonlyMap<string, Known>>(new Map());
  const [requestedIds] = useState(() => new Set<string>());
  const idList = [...new Set(ids)].filter((id) => id && !requestedIds.has(id)).join('\n');
  useEffect(() => {
    for (const id of idList.split('\n').filter((candidateId) => candidateId && !requestedIds.has(candidateId))) {
      requestedIds.add(id);
      call(lines.intro, { id }, { quiet: true }).then(
        (head) => setKnown((now) => new Map([...now, [id, knownOf(head)]])),
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
export function useIncoming(id: string, base: readonly Relation[], language: Language): readonly SeenRelation[] {
  const [seen, setSeen] = useState<readonly SeenRelation[]>([]);
  useEffect(() => {
    const flight = new AbortController();
    call(ofEntry, { id, size: listed }, { signal: flight.signal, quiet: true }).then(
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
        .map(({ to, type, word }) => JSON.stringify([to, type, inLanguage(word, language)?.value ?? ''])),
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
    call(dictionary, {}, { signal: flight.signal, quiet: true }).then(setWords, () => {});
    return () => flight.abort();
  }, []);
  return words;
}
