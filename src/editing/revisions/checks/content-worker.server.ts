/** Work that runs in a thread when the content is large (kit/workers.server.ts). It never queries the database. */
import { requirePart } from '../../../kit/registry/parts.server.ts';
import type { ErrorName } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import type { Module } from '../../../rules/modules.ts';
import type { Difference } from '../../../rules/revisions/difference.ts';
import { createIsOld, type Finding } from '../../../rules/revisions/findings.ts';
import { findProhibited, type ProhibitedMatch } from './prohibited.server.ts';
import { createTerms, type Term, type Terms } from '../face/terms.server.ts';

export const isTooLarge = (content: unknown) => JSON.stringify(content).length > limits.revisionLength;

/** The sanitized content, or the reason it is rejected. */
export function cleanContent({
  module,
  content,
}: {
  module: Module;
  content: unknown;
}): { content: unknown } | { fault: ErrorName } {
  const part = requirePart(module);
  const fault = part.findFault(content);
  if (fault) return { fault };
  const clean = part.sanitize(content);
  // Escaping as markup may turn one character into several.
  return isTooLarge(clean) ? { fault: 'tooLarge' } : { content: clean };
}

/** Input of the checks: a content, its base, and what its part reads from the database (`Part.known`). */
export interface CheckRequest {
  module: Module;
  content: unknown;
  /** Null when there is no base. */
  base: unknown;
  checkData: unknown;
  thingId: string;
}

export function check({ module, content, base, checkData, thingId }: CheckRequest): Finding[] {
  const part = requirePart(module);
  const before = part.list && base ? ((base as Record<string, unknown[]>)[part.list] ?? []) : [];
  return part.check(content, { thingId, checkData, isOld: createIsOld(before) });
}

/** Two states of a part; `before` is null for the first one. */
export interface CompareRequest {
  module: Module;
  before: unknown;
  after: unknown;
  /** Display names of ids. */
  titles?: ReadonlyMap<string, string>;
}

/** The changes of a revision, for a reviewer. */
export const compare = ({ module, before, after, titles = new Map() }: CompareRequest): Difference =>
  requirePart(module).compare(before ?? null, after, titles);

/** This thread's automaton, and the version of the terms it was built from. */
let cachedTerms: { version: string; terms: Terms } | undefined;

/** The first prohibited term; 'terms wanted' when this thread lacks this version: only then are the terms sent. */
export function search({
  content,
  version,
  terms,
}: {
  content: unknown;
  version: string;
  terms: readonly Term[] | null;
}): ProhibitedMatch | 'terms wanted' | null {
  if (terms) cachedTerms = { version, terms: createTerms(terms) };
  return cachedTerms?.version === version ? findProhibited(cachedTerms.terms, content) : 'terms wanted';
}
