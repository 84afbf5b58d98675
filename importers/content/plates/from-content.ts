import type { Extent, State, Work } from '../../../src/features/media/plates/drawing/figure.ts';
import type { Route, Stop } from '../../../src/features/media/plates/drawing/route.ts';
import { five } from '../../../src/features/media/plates/drawing/words.ts';
import type { StateExtents } from '../borders/shape.ts';
import type { Content } from '../load.ts';
import { timeOfSpan } from '../times.ts';
import { formsOf } from '../sources/forms.ts';
import type { Cited, Subject } from '../content.ts';

/** Author and title: Talbert, Barrington Atlas. */
function workOf([id]: Cited, { catalogue }: Pick<Content, 'catalogue'>): Work {
  const { title, author } = formsOf(catalogue, [id]);
  const name = five((column) => {
    const by = author?.[column];
    if (!by) return title[column]!;
    return column === 0 || column === 4
      ? `${by}${/^[《『]/.test(title[column]!) ? '' : '，'}${title[column]!}`
      : `${by}, ${title[column]!}`;
  });
  return { key: id, name };
}

export const statesOf = (borders: readonly StateExtents[], content: Pick<Content, 'catalogue'>): State[] =>
  borders.map(({ id, extents }) => ({
    id,
    extents: extents.map(({ span, rings, source }): Extent => ({
      time: timeOfSpan(span),
      rings,
      work: workOf(source, content),
    })),
  }));

/** Where a subject's nodes and events are. */
export function routeOf(
  { id, kind, names, nodes = [], events }: Subject,
  byId: ReadonlyMap<string, Subject>,
  content: Pick<Content, 'catalogue' | 'places'>,
): Route {
  const stops = [
    ...nodes.map((node) => ({ ...node, extraWeight: 0.5 })),
    ...events.map((event) => ({ ...event, extraWeight: 0 })),
  ].flatMap(({ title, when, at, weight, source, extraWeight }): Stop[] => {
    const entry = at ? byId.get(at) : undefined,
      place = at ? (entry?.place ?? content.places[at]) : undefined;
    if (!at || !place) return [];
    return [
      {
        title,
        time: when ? timeOfSpan(when) : null,
        placeKey: at,
        place: entry?.names ?? place.name,
        at: [place.at[1], place.at[0]],
        ...(entry && { entry: entry.id }),
        work: workOf(source, content),
        weight: weight + extraWeight,
      },
    ];
  });
  return {
    id,
    kind,
    names,
    stops,
    lines: nodes.flatMap(({ sketch }) => sketch ?? []),
    works: nodes.map(({ source }) => workOf(source, content)),
  };
}
