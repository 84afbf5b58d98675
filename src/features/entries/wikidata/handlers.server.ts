import { implement, type Context } from '../../../kit/calls/api.server.ts';
import { rateLimit } from '../../../kit/calls/rate-limit.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { loadItemReader, type ItemReading } from '../../../kit/wikimedia/item-reader.server.ts';
import { chooseEntry } from '../../../rules/entry-ids.ts';
import { fail } from '../../../rules/errors.ts';
import { languages, selectTranslation, type Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import type { Text } from '../rules.ts';
import { findNamesakes } from '../writing/namesakes.server.ts';
import * as contract from './contract.ts';

/** Requests to Wikimedia that a member may cause in an hour. */
const maxRequests = 300;
const isInteractive = true;

const limitRequests = ({ db, member }: Context) =>
  rateLimit(db, { key: `wikimedia member ${member!.id}`, maxAttempts: maxRequests, perMs: 3_600_000 });

export const wikidataCalls = implement(contract, {
  async findWikidataItems({ name }, context) {
    const { db, drivers, language } = context;
    if (!drivers.wikimedia) return { isOn: false, items: [] };
    await limitRequests(context);
    const items = await drivers.wikimedia.search(name, language, { isInteractive });
    const entries = await loadEntriesOf(
      db,
      items.map(({ id }) => id),
      language,
    );
    return { isOn: true, items: items.map((item) => ({ ...item, entry: entries.get(item.id)?.entry ?? null })) };
  },

  async readWikidataItem({ id }, context) {
    const { db, drivers, language } = context;
    const wikimedia = drivers.wikimedia ?? fail('wikimediaOff');
    await limitRequests(context);
    const entity = (await wikimedia.entities([id], { isInteractive })).get(id) ?? fail('itemNotFound', { item: id });
    const { readItem, namesOf } = await loadItemReader();
    const reading = readItem(entity) ?? fail('itemUnfit');
    const { item: itemId, relations, events } = reading;
    const entries = await loadEntriesOf(db, [itemId, ...relations.map(({ to }) => to)], language);
    const namedEvents = await wikimedia.entities(
      events.map(({ item }) => item),
      { isInteractive },
    );
    const knownRelations = relations.flatMap((relation) => {
      const other = entries.get(relation.to);
      // The words of an unusual property are known only to an import that contains the property.
      if (!other || relation.lateWords !== undefined) return [];
      const { type, word, inverse, sentence = null, time, place, description, attributes = {}, source } = relation;
      const stated = { type, word, inverse, sentence, time, place, description, attributes, source };
      return [
        {
          relation: { ...stated, to: other.subjectId, origin: null },
          name: other.entry.name,
          word: selectTranslation(word, language)?.value ?? '',
        },
      ];
    });
    return {
      id: itemId,
      entry: entries.get(itemId)?.entry ?? null,
      kinds: reading.kinds,
      facts: { region: reading.region, times: reading.times, place: reading.place, same: reading.same },
      texts: await Promise.all(
        languages.flatMap((textLanguage) => {
          const name = reading.names[textLanguage];
          return name ? [proposeText(db, textLanguage, name, reading)] : [];
        }),
      ),
      relations: knownRelations,
      otherRelations: relations.length - knownRelations.length,
      events: events.flatMap(({ item, time, source }) => {
        const entity = namedEvents.get(item),
          title = entity ? namesOf(entity) : {};
        return Object.keys(title).length ? [{ ...time, title, place: null, weight: 2, with: [], source }] : [];
      }),
      picture: reading.picture,
    };
  },
});

/** A text with the name of the item, and a few distinguishing words if another entry has that name. */
async function proposeText(
  db: Database,
  language: Language,
  name: string,
  { otherNames, readings, summary, distinction }: ItemReading,
) {
  const isTaken = async (disambiguation: string | null) =>
    (await findNamesakes(db, language, { name, disambiguation })).length > 0;
  const words = distinction[language] ?? null,
    disambiguation = words && (await isTaken(null)) ? words : null;
  const text: Text = {
    name,
    otherNames: (otherNames[language] ?? []).slice(0, limits.otherNames),
    pronunciation: readings[language] ?? null,
    disambiguation,
    summary: summary[language] ?? '',
    body: '',
  };
  return { language, text, isTaken: await isTaken(disambiguation) };
}

/** The entries that describe some items, by item, each in the best language for a reader. */
async function loadEntriesOf(db: Database, items: readonly string[], language: Language) {
  const rows = await db
    .selectFrom('sameAs')
    .innerJoin('entry', 'entry.subjectId', 'sameAs.subjectId')
    .where('scheme', '=', 'wikidata')
    .where('value', 'in', [...new Set(['', ...items])])
    .select(['value', 'sameAs.subjectId', 'entry.id', 'entry.language', 'entry.name'])
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ value }) => value)].map(([item, entries]) => {
      const bestEntry = chooseEntry(Object.fromEntries(entries.map(({ language: of, id }) => [of, id])), language)!;
      const { name, subjectId } = entries.find(({ id }) => id === bestEntry.id)!;
      return [item, { subjectId, entry: { id: bestEntry.id, name } }];
    }),
  );
}
