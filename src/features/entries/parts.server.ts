import type { TimeRole } from '../../rules/kinds.ts';
import { compareFields } from '../../editing/revisions/face/compare-items.server.ts';
import { compareLists, compareListsCoarsely } from '../../editing/revisions/face/compare.server.ts';
import { mergeObjects } from '../../kit/merge-objects.ts';
import { part } from '../../kit/registry/part.server.ts';
import { sourcesOf, withSafeSource } from '../../editing/revisions/face/safe-source.server.ts';
import { citationsIn } from '../reading/face/citations.server.ts';
import {
  documentsOf,
  publishFacts,
  publishNewFacts,
  publishNewTexts,
  publishTexts,
  withdrawFacts,
  withdrawTexts,
} from './publish.server.ts';
import { Facts, Text } from './rules.ts';
import { loadFactSentences } from './search-sentences.server.ts';
import { checkFacts } from './writing/check-facts.ts';
import { compareTexts, compareTextsCoarsely } from './writing/compare-texts.server.ts';
import { loadArticleTitles, checkText, faultOfText, toStoredText, toSafeText } from './writing/text.server.ts';
import { countWords } from '../../rules/revisions/summary.ts';

/** Facts shared by all languages: kind, place, portrait, times, identifiers in other databases. */
export const factsPart = part({
  name: 'facts',
  of: 'subject',
  schema: Facts,
  list: 'times',
  messageModule: 'item',
  sanitize: (facts) => ({
    ...facts,
    times: facts.times.map(withSafeSource),
    ...(facts.portrait && { portrait: { ...facts.portrait, credit: withSafeSource(facts.portrait.credit) } }),
  }),
  check: (facts, { isOld }) => checkFacts(facts, isOld),
  compare: (before, after) => ({
    ...compareLists(before?.times, after.times, ({ role }) => role),
    fields: compareFields(before, after, ['times']),
  }),
  compareCoarsely: (before, after) => compareListsCoarsely(before?.times, after.times),
  merge: (target, former) =>
    former
      ? {
          ...mergeObjects(target, former),
          times: [
            ...target.times,
            ...former.times.filter(({ role }) => !target.times.some((time) => isSameFact(time.role, role))),
          ],
          same: { ...former.same, ...target.same },
        }
      : target,
  listMentions: ({ house }) => (house ? [house] : []),
  listSources: ({ times }) => sourcesOf(times),
  publish: publishFacts,
  publishNew: publishNewFacts,
  loadSentences: loadFactSentences,
  withdraw: withdrawFacts,
  toBlank: ({ kind }) => ({ kind, region: null, times: [], place: null, same: {} }),
});

/** A life states both a birth and a death. */
const isSameFact = (a: TimeRole, b: TimeRole): boolean =>
  a === b || (a === 'life' && (b === 'birth' || b === 'death')) || (b === 'life' && (a === 'birth' || a === 'death'));

/** The text about a subject in one language. */
export const textPart = part({
  name: 'text',
  of: 'subject',
  perLanguage: true,
  schema: Text,
  list: 'articles',
  messageModule: 'item',
  searched: true,
  sanitize: toStoredText,
  findFault: faultOfText,
  prepareForDisplay: toSafeText,
  check: checkText,
  merge: (target, former) =>
    former
      ? {
          ...mergeObjects(target, former),
          otherNames: [...new Set([...target.otherNames, former.name, ...former.otherNames])].filter(
            (name) => name !== target.name,
          ),
        }
      : target,
  loadTitles: loadArticleTitles,
  summaryOf: ({ body }) => countWords(body),
  compare: compareTexts,
  compareCoarsely: compareTextsCoarsely,
  listSources: ({ body }) => citationsIn(body),
  publish: publishTexts,
  publishNew: publishNewTexts,
  toSearchDocuments: documentsOf,
  withdraw: withdrawTexts,
  toBlank: ({ name }) => ({ name, otherNames: [], disambiguation: null, summary: '', body: '' }),
});

declare module '../../kit/registry/parts.server.ts' {
  interface PartsByName {
    facts: typeof factsPart;
    text: typeof textPart;
  }
}
