import { implement } from '../../kit/calls/api.server.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { anyListTag, partTag } from '../../kit/list-tags.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { linkedEntryOf } from '../../rules/schemas.ts';
import { recordBounds } from '../../rules/time/historical-time.ts';
import { toPartRef } from '../../editing/revisions/face/part-ref.server.ts';
import { save } from '../../editing/revisions/face/submit.server.ts';
import * as contract from './contract.ts';
import type { TreeWay } from './contract.ts';
import { loadHouses } from './houses/house-list.server.ts';
import { allFamilies } from './kin/all-families.server.ts';
import { FamilyGraph, type Relative } from './kin/family-graph.ts';
import { kinTerm, kinTermsFrom } from './kin/kin-terms.ts';
import { kinshipsOf, type Kinship } from './kin/kinship.ts';
import { peopleOf, loadUnionsAround, type PersonRow } from './queries.server.ts';
import * as writing from './writing-contract.ts';

/** An answer with more people than this is invalidated by any change to a family, instead of by a tag per person. */
const maxPersonTags = 200;

const directionsByWay: Record<TreeWay, { up: boolean; down: boolean; everywhere?: boolean }> = {
  both: { up: true, down: true },
  ancestors: { up: true, down: false },
  descendants: { up: false, down: true },
  all: { up: true, down: true, everywhere: true },
};

export const families = [
  ...implement(contract, {
    async familyOf({ id, way, steps }, { db, language, cacheTags }) {
      const center = await requireSubject(db, id);
      const { unions, ids, more } = await loadUnionsAround(db, [center], directionsByWay[way], steps);
      const rows = await peopleOf(db, ids, language),
        presentIds = new Set(rows.map(({ itemId }) => itemId));
      const visibleUnions = unions.map((union) => ({
        ...union,
        partners: union.partners.filter((partner) => presentIds.has(partner)),
        children: union.children.filter((child) => presentIds.has(child.id)),
      }));
      const graph = new FamilyGraph(rows.map(relativeOf), visibleUnions);
      const kinTo = kinTermsFrom(graph, center, language);
      const houses = await loadLinkedEntries(db, [...new Set(rows.flatMap(({ house }) => house ?? []))], language);
      const asChild = countIds(visibleUnions.flatMap(({ children }) => children.map((child) => child.id))),
        asPartner = countIds(visibleUnions.flatMap(({ partners }) => partners));
      cacheTags(
        ...(ids.length > maxPersonTags
          ? [anyListTag, partTag('family'), partTag('facts'), partTag('text')]
          : [...ids, ...houses.keys()]),
      );
      return {
        center,
        people: rows.map(({ asChild: up, asPartner: down, ...row }) => ({
          ...row,
          house: row.house !== null && houses.has(row.house) ? row.house : null,
          hidden: {
            up: Math.max(0, up - (asChild.get(row.itemId) ?? 0)),
            down: Math.max(0, down - (asPartner.get(row.itemId) ?? 0)),
          },
          kin: kinTo(row.itemId),
        })),
        unions: visibleUnions,
        houses: [...houses.values()],
        more,
      };
    },

    async houseList({ page }, { db, language, cacheTags }) {
      cacheTags(anyListTag, partTag('family'), partTag('facts'), partTag('text'));
      return loadHouses(db, page, limits.timemapPageSize, language);
    },

    async kinOf({ aId, bId }, { db, language, cacheTags }) {
      const [a, b] = await Promise.all([requireSubject(db, aId), requireSubject(db, bId)]);
      const familyIndex = await allFamilies(db);
      // Kinship is searched among all families; birth, gender and name are read only for the people on the paths.
      const between = new Set([a, b, ...kinshipsOf(familyIndex, a, b).flatMap((kinship) => membersOf(a, b, kinship))]);
      const people = await peopleOf(db, [...between], language),
        entries = new Map(people.map((person) => [person.itemId, linkedEntryOf(person)]));
      const graph = new FamilyGraph(people.map(relativeOf), familyIndex.unionsAmong(between));
      cacheTags(...[...between].slice(0, maxPersonTags), partTag('family'));
      return {
        a: entries.get(a) ?? fail('entryNotFound'),
        b: entries.get(b) ?? fail('entryNotFound'),
        kinships: kinshipsOf(graph, a, b).map((kinship) => ({
          term: kinTerm(graph, a, b, kinship, language),
          back: kinTerm(graph, b, a, reverseKinship(a, b, kinship), language),
          via: peopleOnPath(a, b, kinship),
          ancestors: ancestorsOf(kinship),
          adopted: kinship.line?.adopted ?? false,
          doubtful: kinship.line?.doubtful ?? false,
        })),
        people: [...entries.values()],
      };
    },
  }),
  ...implement(writing, {
    saveFamily: async ({ itemId, family, draft, ...saving }, context) =>
      save(context, draft, {
        ...saving,
        part: toPartRef(await requireSubject(context.db, itemId), 'family', context.language),
        content: family,
      }),
  }),
];

/** Bounds of a birth, in seconds; unknown for `before` and `after`. */
function relativeOf({ itemId, gender, life }: PersonRow): Relative {
  const isKnown = life && life.startNote !== 'before' && life.startNote !== 'after';
  return {
    id: itemId,
    gender,
    born: isKnown ? recordBounds({ ...life, endTime: null, endNote: null }) : null,
  };
}

function countIds(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

const ancestorsOf = ({ line }: Kinship) => (line?.up.length && line.down.length ? [...line.ancestors] : []);
const membersOf = (a: string, b: string, kinship: Kinship) => [
  ...peopleOnPath(a, b, kinship),
  ...(kinship.line?.ancestors ?? []),
];

/** The same kinship from its other end. */
function reverseKinship(a: string, b: string, { first, line, last }: Kinship): Kinship {
  if (!line) return { first: a, line: null, last: null };
  const [from, to] = [first ?? a, last ?? b];
  const apex = line.up.at(-1) ?? from;
  const up = line.down.length ? [...line.down.slice(0, -1).toReversed(), apex] : [];
  const down = line.up.length ? [...line.up.slice(0, -1).toReversed(), from] : [];
  return { first: last && to, line: { ...line, up, down }, last: first && from };
}

/** Everyone on the path of a kinship, from `a` to `b`. */
function peopleOnPath(a: string, b: string, { first, line, last }: Kinship): string[] {
  const way = [a, ...(line && first ? [first] : []), ...(line?.up ?? []), ...(line?.down ?? []), ...(last ? [b] : [])];
  return way.at(-1) === b ? way : [...way, b];
}
