import { fail } from '../../rules/errors.ts';
import type { Module } from '../../rules/modules.ts';
import type { Stages } from '../../rules/review-stages.ts';
import type { Part } from './part.server.ts';
import { filled } from './filled.ts';

/**
 * Every part that things have, in the order in which they are published: facts make the subject, and an event ranks by
 * how well its subject is linked. Filled by `registerFeatures`.
 */
export const parts: Part[] = [];

/** Fails with `badInput` where there is no such part. */
export const partNamed = (name: Module): Part =>
  filled(parts).find((part) => part.name === name) ?? fail('badInput', { field: 'module', reason: 'unknownPart' });

/** What is wrong with the parts that the setting REVIEW_STAGES names; null for nothing. */
export function findUnknownStage(stages: Stages): string | null {
  const unknown = Object.keys(stages).find((name) => !filled(parts).some((part) => part.name === name));
  return unknown === undefined
    ? null
    : `there is no part ${unknown}; parts are ${parts.map(({ name }) => name).join(', ')}`;
}

/**
 * Parts by their name, whose contents importers and the world may bring: each feature adds its own where it makes them.
 *
 * @public
 */
export interface PartsByName {}

type ContentOf<P> = P extends Part<infer Content> ? Content : never;
/** What those hold, by name. */
export type Contents = { [Name in keyof PartsByName]: ContentOf<PartsByName[Name]> };
/** Those of which there is one in each language. */
export type PerLanguage = {
  [Name in keyof PartsByName]: PartsByName[Name] extends { perLanguage: true } ? Name : never;
}[keyof PartsByName];
