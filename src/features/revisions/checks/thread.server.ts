/** What is done in a thread where there is much of it (kit/workers.server.ts). Nothing here asks the database. */
import { partNamed } from '../../../kit/registry/parts.server.ts';
import type { ErrorName } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import type { Module } from '../../../rules/modules.ts';
import type { Difference } from '../../../rules/revisions/difference.ts';
import { isOldIn, type Found } from '../../../rules/revisions/findings.ts';
import { findProhibited, type Prohibited } from './prohibited.server.ts';
import { createTerms, type Term, type Terms } from '../face/terms.server.ts';

export const isTooLarge = (content: unknown) => JSON.stringify(content).length > limits.revisionLength;

/** What somebody wrote, as it is kept; or why it is not. */
export function cleanContent({
  module,
  content,
}: {
  module: Module;
  content: unknown;
}): { content: unknown } | { fault: ErrorName } {
  const part = partNamed(module);
  const fault = part.fault(content);
  if (fault) return { fault };
  const clean = part.safe(content);
  // A sign may be several letters once it is written as markup.
  return isTooLarge(clean) ? { fault: 'tooLarge' } : { content: clean };
}

/** What is checked, with what stood there before and what its part knows of the database (`Part.known`). */
export interface ToCheck {
  module: Module;
  content: unknown;
  /** Null for nothing. */
  base: unknown;
  known: unknown;
  thingId: string;
}

export function check({ module, content, base, known, thingId }: ToCheck): Found[] {
  const part = partNamed(module);
  const before = part.list && base ? ((base as Record<string, unknown[]>)[part.list] ?? []) : [];
  return part.check(content, { thingId, known, isOld: isOldIn(before) });
}

/** Two states of a part; null before the first one. */
export interface ToCompare {
  module: Module;
  before: unknown;
  after: unknown;
  /** What the ids are called that are shown by name. */
  titles?: ReadonlyMap<string, string>;
}

/** What a revision would change, as a reviewer looks at it. */
export const compare = ({ module, before, after, titles = new Map() }: ToCompare): Difference =>
  partNamed(module).compare(before ?? null, after, titles);

/** The automaton of this thread, and of which terms it was made. */
let kept: { version: string; terms: Terms } | undefined;

/** The first prohibited term; 'terms wanted' where this thread does not know them yet: they are sent only then. */
export function search({
  content,
  version,
  terms,
}: {
  content: unknown;
  version: string;
  terms: readonly Term[] | null;
}): Prohibited | 'terms wanted' | null {
  if (terms) kept = { version, terms: createTerms(terms) };
  return kept?.version === version ? findProhibited(kept.terms, content) : 'terms wanted';
}
