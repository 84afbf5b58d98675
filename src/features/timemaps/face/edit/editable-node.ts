import { languages, type InLanguages, type Language } from '../../../../rules/languages.ts';
import { withText } from '../../../media/face/image-field.tsx';
import type { NodeImage, Sketch, Timemap } from '../../rules.ts';
import { checkTimemap } from '../check-timemap.ts';
import { createIsOld } from '../../../../rules/revisions/findings.ts';
import { call } from '../../../../kit/calls/call.ts';
import type { ListCodec } from '../../../../editing/list/list-part.ts';
import {
  movePlaceTo,
  placeFaultOf,
  readPlace,
  toEditablePlace,
  type EditablePlace,
} from '../../../../editing/fields/editable-place.ts';
import { middleOf, type Shape } from '../sketch-shapes.ts';
import { isIncompleteCitation } from '../../../../editing/fields/editable-citation.ts';
import { toEditableTime, type EditableTime } from '../../../../editing/fields/editable-time.ts';
import { saveTimemap } from '../../writing-contract.ts';

export type Node = Timemap['nodes'][number];
/** A text in the language of the page, with its other languages. */
export interface EditableLocalizedText {
  typed: string;
  texts: InLanguages | null;
}
export type EditableSketch = Omit<Sketch, 'description'> & { description: EditableLocalizedText };

/** A node of a timemap while it is edited. */
export interface EditableNode {
  title: EditableLocalizedText;
  description: EditableLocalizedText;
  time: EditableTime;
  place: EditablePlace;
  sketch: EditableSketch | null;
  images: NodeImage[];
  weight: number;
  source: Node['source'];
  was: Node | null;
}

/** Default style of a drawing. */
export const plainSketch = {
  style: 'solid',
  size: 3,
  fill: 'seal',
  border: 'seal',
  description: { typed: '', texts: null },
} as const satisfies Omit<EditableSketch, 'shape'>;
/** Selectable colours. The red of wars is left out, because in the day theme it equals the seal's. */
export const hues = [
  'seal',
  'bronze',
  'gold',
  'person',
  'polity',
  'book',
  'idea',
] as const satisfies readonly NonNullable<Sketch['fill']>[];

const toEditableText = (texts: InLanguages | null, language: Language): EditableLocalizedText => ({
  typed: texts?.[language] ?? '',
  texts,
});
const readText = ({ typed, texts }: EditableLocalizedText, language: Language) =>
  withText(texts, language, typed.trim());

const emptyPlace: EditablePlace = { name: '', latitude: '', longitude: '', names: {} };
export const newNode = (spot: { latitude: number; longitude: number } | null): EditableNode => ({
  title: { typed: '', texts: null },
  description: { typed: '', texts: null },
  time: { typed: '', record: null },
  place: spot ? movePlaceTo(emptyPlace, spot) : emptyPlace,
  sketch: null,
  images: [],
  weight: 1,
  source: null,
  was: null,
});

/** Sets the shape of a node; its middle becomes the place if none is marked. */
export function setNodeShape(node: EditableNode, shape: Shape): EditableNode {
  const { latitude, longitude } = middleOf(shape),
    isPlaced = node.place.latitude.trim() || node.place.longitude.trim();
  return {
    ...node,
    sketch: { ...(node.sketch ?? plainSketch), shape },
    place: isPlaced ? node.place : { ...node.place, latitude: String(latitude), longitude: String(longitude) },
  };
}

function toEditableNode(node: Node, language: Language): EditableNode {
  const { title, description, time, place, sketch, images, weight, source } = node;
  return {
    title: toEditableText(title, language),
    description: toEditableText(description, language),
    time: toEditableTime(time, language),
    place: namedPlace(place, language),
    sketch: sketch && { ...sketch, description: toEditableText(sketch.description, language) },
    images,
    weight,
    source,
    was: node,
  };
}

/** A changed node needs a named place, even if it was loaded without a name. */
function namedPlace(place: Node['place'], language: Language): EditablePlace {
  const { isNameless: _, ...writtenPlace } = toEditablePlace(place, language);
  return writtenPlace;
}

/** Findings of the submission checks about a node, and parsing errors. */
const nodeFaults = [
  'titleMissing',
  'titleLength',
  'nodeDescriptionLength',
  'placeMissing',
  'placeWrong',
  'placeDescriptionTooLong',
  'timeWrong',
  'sketchDescriptionTooLong',
  'sourceWrong',
] as const;
export type NodeFault = (typeof nodeFaults)[number];

/** The edited node as far as it can be parsed; a node without a place gets 0, 0. */
function asTyped(writing: EditableNode, language: Language): Node {
  const { title, description, time, sketch, images, weight, source } = writing;
  const place = readPlace(writing.place, language);
  return {
    title: readText(title, language) ?? {},
    description: readText(description, language),
    time: time.typed.trim() ? time.record : null,
    place: place && place !== 'fault' ? place : { latitude: 0, longitude: 0, name: {} },
    sketch: sketch && { ...sketch, description: readText(sketch.description, language) },
    images,
    weight,
    source,
  };
}

/**
 * Errors that prevent submitting a node (V18): parsing errors, and findings of the checks. Length limits apply to
 * changed texts only: an imported title may be shorter, and its node can still be edited.
 */
export function faultsOfNode(writing: EditableNode, language: Language): NodeFault[] {
  const { title, time, place, source, was } = writing;
  const findings = checkTimemap({ nodes: [asTyped(writing, language)] }, createIsOld(was ? [was] : []));
  const faults = new Set<string>(findings.map(({ name }) => name));
  if (!readText(title, language)) {
    faults.delete('titleLength');
    faults.add('titleMissing');
  }
  const read = readPlace(place, language);
  if (read === null) faults.add('placeMissing');
  else if (placeFaultOf(place)) faults.add('placeWrong');
  if (time.typed.trim() && !time.record) faults.add('timeWrong');
  if (isIncompleteCitation(source, was?.source)) faults.add('sourceWrong');
  return nodeFaults.filter((fault) => faults.has(fault));
}

const lineOf = (writing: EditableNode) => JSON.stringify({ ...writing, was: null });
function read(writing: EditableNode, language: Language): Node | null {
  const { was } = writing;
  if (was && lineOf(writing) === lineOf(toEditableNode(was, language))) return was;
  return faultsOfNode(writing, language).length ? null : asTyped(writing, language);
}

/** Converts a node between its stored and its edited form. */
export const nodeCodec: ListCodec<Timemap, Node, EditableNode> = {
  name: 'timemap',
  itemsOf: ({ nodes }) => nodes,
  contentOf: (nodes) => ({ nodes }),
  save: (how, timemap) => call(saveTimemap, { ...how, timemap }, { quiet: true }),
  // A node with the same title or place is the same node, changed.
  isSame: [
    ({ title }, writing, language) => {
      const titles = readText(writing.title, language);
      return languages.some((code) => title[code] && title[code] === titles?.[code]);
    },
    ({ place }, writing, language) => {
      const is = readPlace(writing.place, language);
      return is !== null && is !== 'fault' && is.latitude === place.latitude && is.longitude === place.longitude;
    },
  ],
  toEditable: toEditableNode,
  read,
};
