/** What is done in a thread where there is much of it (kit/threads.server.ts). Nothing here asks the database. */
import {
  checkFacts,
  checkRelations,
  checkTimeline,
  checkTimemap,
  isOldIn,
  type Found,
  type Known,
} from '../face/findings.ts';
import { compare } from './compare.server.ts';
import type { Contents } from '../face/publish.server.ts';
import { cleanContent } from './safe-content.server.ts';
import { findProhibited, type Prohibited } from './prohibited.server.ts';
import { createTerms, type Term, type Terms } from './terms.server.ts';

export { compare, cleanContent };

/** What is checked, beside what stood there before, and what is known of those it speaks of. */
export interface ToCheck {
  module: keyof Contents;
  content: unknown;
  base: unknown;
  self: Known;
  others: ReadonlyMap<string, Known>;
  thingId: string;
}

export function check({ module, content, base, self, others, thingId }: ToCheck): Found[] {
  const before = <Item>(items: (content: never) => readonly Item[]) => isOldIn(base ? items(base as never) : []);
  switch (module) {
    case 'text':
      return [];
    case 'facts':
      return checkFacts(
        content as Contents['facts'],
        before(({ times }: Contents['facts']) => times),
      );
    case 'timemap':
      return checkTimemap(
        content as Contents['timemap'],
        before(({ nodes }: Contents['timemap']) => nodes),
      );
    case 'timeline':
      return checkTimeline(
        content as Contents['timeline'],
        self,
        before(({ events }: Contents['timeline']) => events),
      );
    case 'relations':
      return checkRelations(
        content as Contents['relations'],
        self,
        others,
        thingId,
        before(({ relations }: Contents['relations']) => relations),
      );
  }
}

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
