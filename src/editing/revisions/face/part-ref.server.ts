import { sql } from 'kysely';
import { requirePart } from '../../../kit/registry/parts.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { PartRef } from '../../../kit/part-ref.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Module } from '../../../rules/modules.ts';

/**
 * A reference to a part of a thing: with this language if the part has languages, and this key if the thing has
 * several. Fails with `badInput` when there is no such part.
 */
export function toPartRef(thingId: string, module: Module, language: Language, key = ''): PartRef {
  const { perLanguage, keyed } = requirePart(module);
  if (keyed !== (key !== '')) fail('badInput', { field: 'key' });
  return { thingId, module, language: perLanguage ? language : null, key };
}

/** Condition of a query on `revision`: rows of one part. */
export const matchesPart = ({ thingId, module, language, key }: PartRef) =>
  sql<boolean>`(revision.thing_id = ${thingId} and revision.module = ${module} and revision.language is not distinct from ${language} and revision.key = ${key})`;
