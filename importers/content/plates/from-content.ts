import type { Extent, Route, State, Stop, Work } from '../../../src/features/media/plates/drawing/figure.ts';
import { forEachContentLanguage, usesHan } from '../../../src/rules/languages.ts';
import type { StateExtents } from '../borders/shape.ts';
import type { Content } from '../load.ts';
import { timeOfSpan } from '../times.ts';
import { formsOf } from '../sources/forms.ts';
import type { Cited, Subject } from '../content.ts';

/** Author and title: Talbert, Barrington Atlas. */
function workOf([id]: Cited, { catalogue }: Pick<Content, 'catalogue'>): Work {
  const { title, author } = formsOf(catalogue, [id]);
  const name = forEachContentLanguage((language) => {
    const by = author?.[language];
    if (!by) return title[language];
    return usesHan(language)
      ? `${by}${/^[《『]/.test(title[language]) ? '' : '，'}${title[language]}`
      : `${by}, ${title[language]}`;
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
