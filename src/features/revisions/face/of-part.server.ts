import { sql } from 'kysely';
import { partNamed } from '../../../parts.server.ts';
import type { PartRef } from '../../../kit/part-ref.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Module } from '../../../rules/modules.ts';

/**
 * A part that a thing has once; of those in a language, the one in this. Fails with `badInput` where there is no such part.
 */
export const partOf = (thingId: string, module: Module, language: Language): PartRef => ({
  thingId,
  module,
  language: partNamed(module).perLanguage ? language : null,
  key: '',
});

/** The condition of a query on `revision` that its rows are of one part. */
export const ofPart = ({ thingId, module, language, key }: PartRef) =>
  sql<boolean>`(revision.thing_id = ${thingId} and revision.module = ${module} and revision.language is not distinct from ${language} and revision.key = ${key})`;
