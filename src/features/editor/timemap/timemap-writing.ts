import { inLanguage, type InLanguages, type Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { textLength } from '../../../rules/text-width.ts';
import { said } from '../../media/face/image-field.tsx';
import type { NodeImage, Sketch, Timemap } from '../../timemaps/rules.ts';
import { call } from '../../../kit/calls/call.ts';
import { lines } from '../calls.ts';
import type { ListDefinition } from '../list/list-part.ts';
import { placedAt, placeFaultOf, readPlace, writePlace, type WrittenPlace } from '../fields/place-field.tsx';
import { middleOf, type Shape } from './sketch-shapes.ts';
import { writeTime, type WrittenTime } from '../fields/time-writing.ts';

export type Node = Timemap['nodes'][number];
/** A text in the language of the page, and what it is in the others. */
export interface WrittenText {
  typed: string;
  texts: InLanguages | null;
}
export type WrittenSketch = Omit<Sketch, 'description'> & { description: WrittenText };

/** A node of a timemap while it is written. */
export interface WrittenNode {
  title: WrittenText;
  description: WrittenText;
  time: WrittenTime;
  place: WrittenPlace;
  sketch: WrittenSketch | null;
  images: NodeImage[];
  weight: number;
  source: Node['source'];
  /** As it was when the page was opened; null for a new one. What nobody changed goes back as it came. */
  was: Node | null;
}

/** How a drawing looks before anybody chooses. */
export const plainSketch = {
  style: 'solid',
  size: 3,
  fill: 'seal',
  border: 'seal',
  description: { typed: '', texts: null },
} as const satisfies Omit<WrittenSketch, 'shape'>;
/** What can be chosen: by day the red of wars is the seal's. */
export const hues = [
  'seal',
  'bronze',
  'gold',
  'person',
  'polity',
  'book',
  'idea',
] as const satisfies readonly NonNullable<Sketch['fill']>[];

const writeText = (texts: InLanguages | null, language: Language): WrittenText => ({
  typed: texts?.[language] ?? '',
  texts,
});
const readText = ({ typed, texts }: WrittenText, language: Language) => said(texts, language, typed.trim());

const nowhere: WrittenPlace = { name: '', latitude: '', longitude: '', names: {} };
export const newNode = (spot: { latitude: number; longitude: number } | null): WrittenNode => ({
  title: { typed: '', texts: null },
  description: { typed: '', texts: null },
  time: { typed: '', record: null },
  place: spot ? placedAt(nowhere, spot) : nowhere,
  sketch: null,
  images: [],
  weight: 1,
  source: null,
  was: null,
});

/** A drawn shape in its node; where nobody marked a place, the middle of it is the place. */
export function withShape(node: WrittenNode, shape: Shape): WrittenNode {
  const { latitude, longitude } = middleOf(shape),
    isPlaced = node.place.latitude.trim() || node.place.longitude.trim();
  return {
    ...node,
    sketch: { ...(node.sketch ?? plainSketch), shape },
    place: isPlaced ? node.place : { ...node.place, latitude: String(latitude), longitude: String(longitude) },
  };
}

function write(node: Node, language: Language): WrittenNode {
  const { title, description, time, place, sketch, images, weight, source } = node;
  return {
    title: writeText(title, language),
    description: writeText(description, language),
    time: writeTime(time, language),
    place: writePlace(place, language),
    sketch: sketch && { ...sketch, description: writeText(sketch.description, language) },
    images,
    weight,
    source,
    was: node,
  };
}

export type NodeFault =
  | 'titleMissing'
  | 'titleLength'
  | 'nodeDescriptionLength'
  | 'placeMissing'
  | 'placeWrong'
  | 'placeDescriptionTooLong'
  | 'timeWrong'
  | 'sketchDescriptionTooLong';
const within = (text: string, { least, most }: { least: number; most: number }) =>
  textLength(text) >= least && textLength(text) <= most;

/**
 * What keeps a node from being sent (V18). Only what is changed is held to the lengths: a title that came with an
 * import may be shorter, and its node is edited all the same.
 */
export function faultsOfNode(
  { title, description, time, place, sketch, was }: WrittenNode,
  language: Language,
): NodeFault[] {
  const isNew = ({ typed }: WrittenText, before: InLanguages | null | undefined) =>
    typed.trim() !== (before?.[language] ?? '').trim();
  const faults: NodeFault[] = [];
  if (!readText(title, language)) faults.push('titleMissing');
  else if (title.typed.trim() && isNew(title, was?.title) && !within(title.typed.trim(), limits.nodeTitleLength))
    faults.push('titleLength');
  if (
    description.typed.trim() &&
    isNew(description, was?.description) &&
    !within(description.typed.trim(), limits.nodeDescriptionLength)
  )
    faults.push('nodeDescriptionLength');
  const read = readPlace(place, language),
    isNamedAnew = place.name.trim() !== (inLanguage(was?.place.name, language)?.value ?? '').trim();
  if (read === null) faults.push('placeMissing');
  else if (placeFaultOf(place)) faults.push('placeWrong');
  else if (isNamedAnew && textLength(place.name.trim()) > limits.placeDescriptionLength)
    faults.push('placeDescriptionTooLong');
  if (time.typed.trim() && !time.record) faults.push('timeWrong');
  if (
    sketch &&
    isNew(sketch.description, was?.sketch?.description) &&
    textLength(sketch.description.typed.trim()) > limits.sketchDescriptionLength
  )
    faults.push('sketchDescriptionTooLong');
  return faults;
}

const lineOf = (writing: WrittenNode) => JSON.stringify({ ...writing, was: null });
/** What was read of a node, until it changes: a drawing may have thousands of corners, and every key asks. */
const kept = new WeakMap<WrittenNode, { language: Language; node: Node | null }>();

function read(writing: WrittenNode, language: Language): Node | null {
  const known = kept.get(writing);
  if (known?.language === language) return known.node;
  const node = readAnew(writing, language);
  kept.set(writing, { language, node });
  return node;
}

function readAnew(writing: WrittenNode, language: Language): Node | null {
  const { title, description, time, sketch, images, weight, source, was } = writing;
  if (was && lineOf(writing) === lineOf(write(was, language))) return was;
  const place = readPlace(writing.place, language);
  if (faultsOfNode(writing, language).length || !place || place === 'fault') return null;
  return {
    title: readText(title, language) ?? {},
    description: readText(description, language),
    time: time.typed.trim() ? time.record : null,
    place,
    sketch: sketch && { ...sketch, description: readText(sketch.description, language) },
    images,
    weight,
    source,
  };
}

/** Between a node as it is kept and as it is typed. */
export const nodeForm: ListDefinition<Timemap, Node, WrittenNode> = {
  name: 'timemap',
  itemsOf: ({ nodes }) => nodes,
  contentOf: (nodes) => ({ nodes }),
  save: (how, timemap) => call(lines.saveTimemap, { ...how, timemap }, { quiet: true }),
  write,
  read,
};
