import { recordBounds, type TimeRecord } from '../../../rules/time/historical-time.ts';
import { selectTranslation, type InLanguages, type Language } from '../../../rules/languages.ts';
import { readPictureAddress } from '../../../rules/picture-address.ts';
import type { TimelineEvent } from '../../timelines/contract.ts';
import type { TimemapNode } from '../contract.ts';
import type { Timemap } from '../rules.ts';

/** A subject's data for a map. */
export interface LocatedSubject {
  id: string;
  name: string;
  place: { latitude: number; longitude: number; name: InLanguages } | null;
}
export type StoredNode = Omit<Timemap['nodes'][number], 'weight'> & { id: string };

const emptyFields = { owner: null, description: null, sketch: null, images: [], source: null, also: [] };

/**
 * The places of a subject: its own, then those of its events and the nodes of its timemap, in chronological order;
 * those without a known time last.
 */
export function nodesOf(
  { id, name, place }: LocatedSubject,
  events: readonly TimelineEvent[],
  storedNodes: readonly StoredNode[],
  language: Language,
): TimemapNode[] {
  const ownNodes = place
    ? [
        {
          ...emptyFields,
          id,
          title: name,
          time: null,
          place: { ...place, name: selectTranslation(place.name, language)?.value ?? name },
        },
      ]
    : [];
  const happened = events.flatMap(({ id: event, title, owner, time, place: where, source, also }) =>
    where
      ? [
          {
            ...emptyFields,
            id: event,
            title,
            owner: owner.itemId === id ? null : owner,
            time,
            place: where,
            source,
            also,
          },
        ]
      : [],
  );
  return [...ownNodes, ...sortByTime([...happened, ...storedNodes.map((node) => toTimemapNode(node, language))])];
}

function toTimemapNode(
  { id, title, description, time, place, sketch, images, source }: StoredNode,
  language: Language,
): TimemapNode {
  const localize = (texts: InLanguages | null) => selectTranslation(texts, language)?.value ?? null;
  return {
    id,
    title: localize(title) ?? '',
    owner: null,
    description: localize(description),
    time,
    place: { ...place, name: localize(place.name) ?? '' },
    sketch: sketch && { ...sketch, description: localize(sketch.description) },
    images: images
      .filter(({ url }) => readPictureAddress(url))
      .map((image) => ({ ...image, caption: localize(image.caption) })),
    source,
    also: [],
  };
}

/** By start; of two that start together, the one that ends first. */
function sortByTime<N extends { time: TimeRecord | null }>(nodes: readonly N[]): N[] {
  const never = { earliest: Number.MAX_VALUE, latest: Number.MAX_VALUE };
  return nodes
    .map((node) => ({ node, at: (node.time && recordBounds(node.time)) ?? never }))
    .sort((a, b) => a.at.earliest - b.at.earliest || a.at.latest - b.at.latest)
    .map(({ node }) => node);
}
