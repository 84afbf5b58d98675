import { builtInBorders, readBorders } from '../borders/load.ts';
import type { StateExtents } from '../borders/shape.ts';
import { builtInFolder, type Content, type WrittenSubject } from '../load.ts';
import { drawExtents, endYearOf, startYearOf } from '../../../src/features/media/plates/drawing/extent.server.ts';
import type { Extent, State } from '../../../src/features/media/plates/drawing/figure.ts';
import { drawRoute } from '../../../src/features/media/plates/drawing/route.server.ts';
import type { Plate } from './plate.ts';
import { loadPlateFiles } from './plate-files.ts';
import { routeOf, statesOf } from './from-content.ts';

/** Every plate of a content folder, in the order in which an entry shows them. */
export function platesOf(content: Content): Plate[] {
  const { folder, subjects } = content;
  const borders = folder === builtInFolder ? builtInBorders() : readBorders(content);
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  const states = statesOf(borders, content);
  const extents = borders.flatMap((state, at) => {
    const subject = state.polity === undefined ? undefined : byId.get(state.polity);
    // A short entry has the map of the world itself; a plate of each would be most of what is drawn at a first start.
    return subject && (!subject.brief || subject.texts.en)
      ? [drawExtents(subject, withParts(states[at]!, borders, states))]
      : [];
  });
  const routes = subjects.flatMap((subject) =>
    hasRoute(subject) ? (drawRoute(routeOf(subject, byId, content), states) ?? []) : [],
  );
  const [pages, others] = partition(loadPlateFiles(folder), ({ key }) => key.startsWith('page/'));
  // What a building looks like tells more of its entry than where it is, and less of a realm.
  return [...extents, ...others, ...routes, ...pages];
}

/** The extents of a state with those of its parts in the same years: British India is a part of the British Empire. */
function withParts(
  { id, extents }: State,
  borders: readonly StateExtents[],
  states: readonly State[],
): readonly Extent[] {
  const parts = borders.flatMap(({ partOf }, at) => (partOf === id ? states[at]!.extents : []));
  return extents.map((extent) => {
    const year = endYearOf(extent);
    const held = parts.filter((part) => startYearOf(part) <= year && year <= endYearOf(part));
    return held.length ? { ...extent, rings: [...extent.rings, ...held.flatMap(({ rings }) => rings)] } : extent;
  });
}

const partition = <T>(list: readonly T[], test: (item: T) => boolean): [T[], T[]] => [
  list.filter(test),
  list.filter((item) => !test(item)),
];

/** Lives and wars, and what else has stages of its own on the map. */
const hasRoute = ({ kind, nodes }: WrittenSubject): boolean =>
  kind === 'person' || kind === 'war' || nodes !== undefined;
