import { implement } from '../../kit/calls/api.server.ts';
import { requireThing, loadSummaries } from '../../kit/registry/things.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { fail } from '../../rules/errors.ts';
import { mainTimeOf } from '../../rules/time/life.ts';
import { formatRecord } from '../../rules/time/historical-time-format.ts';
import { yearOfSecond } from '../../rules/time/historical-time.ts';
import { kinds } from '../../rules/kinds.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import * as lookups from '../../editing/lookups/contract.ts';
import * as contract from './contract.ts';
import { openPart } from './writing/open-part.server.ts';
import { factsOf, fieldLabel, templates } from './facts.ts';
import { summarizeSections } from './reading/fast-read.server.ts';
import { findEntriesByName } from './named-entries.server.ts';
import * as queries from './queries.server.ts';

/** What editors ask about entries. */
const lookupHandlers = implement(lookups, {
  entryIntro: async ({ id }, { db, language }) => queries.loadEntryHead(db, id, language),

  linkedEntries: async ({ ids }, { db, language }) => [...(await loadLinkedEntries(db, ids, language)).values()],

  namedEntries: async ({ names }, { db, language }) => findEntriesByName(db, names, language),

  async linkTarget({ id }, { db, language }) {
    const entry = await queries.loadEntryHead(db, id, language);
    return { id: entry.id, name: entry.name, url: `/detail/${entry.id}` };
  },

  openPart: async ({ itemId, module }, context) => openPart(context, itemId, module),
});

const entryHandlers = implement(contract, {
  async entryDetail({ id, exact }, { db, language, cacheTags }) {
    const entry = await queries.loadEntryDetail(db, id, language, { exact });
    cacheTags(entry.global, ...[...entry.contemporaries, ...entry.mentionedPlaces].map(({ itemId }) => itemId));
    return entry;
  },

  async thingAddress({ id }, { db, language, cacheTags }) {
    const { id: thingId } = await requireThing(db, id);
    cacheTags(thingId);
    const thing = (await loadSummaries(db, [thingId], language)).get(thingId) ?? fail('entryNotFound');
    return { href: thing.href };
  },

  entrySimpleIntro: async ({ id }, { db, language }) => queries.loadEntryHead(db, id, language),

  async fastRead({ id }, { db, language }) {
    const entry = await queries.loadEntryDetail(db, id, language),
      mainTime = mainTimeOf(entry.times);
    return {
      id: entry.id,
      name: entry.name,
      language: entry.language,
      when: mainTime ? formatRecord(mainTime, language) : null,
      summary: entry.summary,
      ...summarizeSections(entry.html, entry.language),
    };
  },

  async categories(_, { db, language }) {
    const counts = new Map((await queries.loadCategoryCounts(db, language)).map((row) => [row.kind, row.count]));
    return kinds.map((kind) => ({ kind, name: translateFor(language)(`kind.${kind}`), count: counts.get(kind) ?? 0 }));
  },

  async categoryTemplate({ x: kind }, { language }) {
    const t = translateFor(language);
    const typeOf = (field: string) => (field.startsWith('time.') ? 'time' : field === 'place' ? 'place' : 'entries');
    return {
      kind,
      fields: templates[kind].map((key) => ({ key, name: fieldLabel(key, kind, t), type: typeOf(key) })),
    };
  },

  async categoryClustering(_, { db, language }) {
    const rows = new Map((await queries.loadCategoryCounts(db, language)).map((row) => [row.kind, row]));
    return kinds.map((kind) => {
      const row = rows.get(kind);
      return {
        kind,
        name: translateFor(language)(`kind.${kind}`),
        count: row?.count ?? 0,
        fromYear: row?.earliest == null ? null : yearOfSecond(row.earliest),
        toYear: row?.latest == null ? null : yearOfSecond(row.latest),
      };
    });
  },

  async citedArticles({ itemId, page, size }, { db, language }) {
    const { id } = await queries.resolveEntry(db, itemId, language);
    return queries.loadCitedArticles(db, id, page, size);
  },

  async basicInfo({ itemId }, { db, language }) {
    const head = await queries.loadEntryHead(db, itemId, language);
    return { id: head.id, name: head.name, kind: head.kind, facts: factsOf(head, language, translateFor(language)) };
  },
});

export const entries = [...lookupHandlers, ...entryHandlers];
