import { implement } from '../../kit/calls/api.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { anyListTag, partTag } from '../../kit/list-tags.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import type { PathEngine } from '../../rules/path-engine.ts';
import { relationTypes } from '../../rules/relation-types.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import * as contract from './contract.ts';
import { createDatabaseEngine } from './paths/database-paths.server.ts';
import { nearestGraph } from './face/nodes-and-edges.server.ts';
import { describePaths, entriesByIdOrName, findPaths, stopsOf } from './paths/path-search.server.ts';
import * as queries from './queries.server.ts';

export const relations = implement(contract, {
  async relationsOfEntry({ id, page, size }, { db, language, cacheTags }) {
    const subjectId = await requireSubject(db, id);
    const reply = await queries.relationsOf(db, subjectId, language, page, size);
    cacheTags(subjectId, ...reply.relations.map(({ other }) => other.itemId));
    return reply;
  },

  async nearestRelations({ itemId, maxCount }, { db, language, cacheTags }) {
    const graph = await nearestGraph(db, await requireSubject(db, itemId), maxCount, language);
    cacheTags(...graph.nodes.map((node) => node.itemId));
    return graph;
  },

  async subdividedRelations({ id }, { db, language, cacheTags }) {
    const subjectId = await requireSubject(db, id);
    const types = await queries.subdivisionOf(db, subjectId, language);
    cacheTags(
      subjectId,
      ...types.flatMap(({ words }) => words.flatMap(({ relations: first }) => first.map(({ other }) => other.itemId))),
    );
    return types.map((subdivision) => ({
      ...subdivision,
      name: translateFor(language)(`relation.type.${subdivision.type}`),
    }));
  },

  async relationDictionary(_, { db, language, cacheTags }) {
    cacheTags(anyListTag, partTag('relations'));
    const words = await queries.wordsInUse(db, language);
    return relationTypes.map((type) => {
      const used = words.get(type) ?? [];
      return {
        type,
        name: translateFor(language)(`relation.type.${type}`),
        count: used.reduce((sum, { count }) => sum + count, 0),
        words: used,
      };
    });
  },

  async shortestPath({ aId, bId, pass, ...filters }, { db, paths, language, cacheTags }) {
    const stops = await stopsOf(db, [aId, ...pass, bId]);
    const leg = await findPaths(db, paths ?? databaseEngineOf(db), stops, filters, language);
    const reply = await describePaths(db, stops, leg, language);
    cacheTags(...reply.nodes.map(({ itemId }) => itemId), anyListTag, partTag('relations'), partTag('facts')); // a new relation may shorten the path, a new kind or time let it pass
    return reply;
  },

  async pathStops({ asked: idsOrNames }, { db, language, cacheTags }) {
    const entries = await entriesByIdOrName(db, idsOrNames, language);
    cacheTags(...entries.flatMap((entry) => entry?.itemId ?? []), anyListTag, partTag('text')); // an unknown name may exist tomorrow
    return entries;
  },
});

const engines = new WeakMap<Database, PathEngine>();
/** The database engine, used if no other is given. */
function databaseEngineOf(db: Database): PathEngine {
  let engine = engines.get(db);
  if (!engine) engines.set(db, (engine = createDatabaseEngine(db)));
  return engine;
}
