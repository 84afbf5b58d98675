import { fail } from '../../rules/errors.ts';
import type { Module } from '../../rules/modules.ts';
import type { Stages } from '../../rules/review-stages.ts';
import type { Part } from './part.server.ts';
import { assertNotEmpty } from './assert-not-empty.ts';

/**
 * Every part, in the order of publication: facts create the subject, and an event's rank depends on how well its
 * subject is linked. Filled by `registerFeatures`.
 */
export const parts: Part[] = [];

/** Fails with `badInput` for an unknown part. */
export const requirePart = (name: Module): Part =>
  assertNotEmpty(parts).find((part) => part.name === name) ??
  fail('badInput', { field: 'module', reason: 'unknownPart' });

/** The fault in the part names of the setting REVIEW_STAGES; null if there is none. */
export function findUnknownStage(stages: Stages): string | null {
  const unknown = Object.keys(stages).find((name) => !assertNotEmpty(parts).some((part) => part.name === name));
  return unknown === undefined
    ? null
    : `there is no part ${unknown}; parts are ${parts.map(({ name }) => name).join(', ')}`;
}

/**
 * Parts by name, whose contents importers and the built-in world may provide: each feature adds its own to this type.
 *
 * @public
 */
export interface PartsByName {}

type ContentOf<P> = P extends Part<infer Content> ? Content : never;
export type Contents = { [Name in keyof PartsByName]: ContentOf<PartsByName[Name]> };
/** The names of parts with one content per language. */
export type PerLanguage = {
  [Name in keyof PartsByName]: PartsByName[Name] extends { perLanguage: true } ? Name : never;
}[keyof PartsByName];
