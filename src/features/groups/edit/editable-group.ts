import { selectTranslation, type Language } from '../../../rules/languages.ts';
import { formatYear, recordBounds } from '../../../rules/time/historical-time.ts';
import { readYears } from '../../../ui/year/year-reading.ts';
import type { CopiedContent } from '../../../ui/copy-to-group.ts';
import { checkGroup } from '../face/check-group.ts';
import type { GroupKind } from '../face/kinds.ts';
import type { Group, GroupNode } from '../rules.ts';
import { isBlocking, type Finding } from '../../../rules/revisions/findings.ts';
import {
  placeFaultOf,
  readPlace,
  toEditablePlace,
  type EditablePlace,
} from '../../../editing/fields/editable-place.ts';
import { toEditableTime, type EditableTime } from '../../../editing/fields/editable-time.ts';
import type { EditableSketch } from '../../timemaps/face/edit/editable-node.ts';

/** A node while it is edited; incomplete dates and places are stored in the browser only. */
export interface EditableGroupNode {
  node: GroupNode;
  time: EditableTime;
  place: EditablePlace;
  sketch: EditableSketch | null;
}
/** A group while it is edited. */
export interface EditableGroup {
  group: Omit<Group, 'nodes' | 'year'>;
  /** As typed; a minus sign for BC. */
  year: string;
  rows: readonly EditableGroupNode[];
}

export const emptyGroup = (kind: GroupKind): Group => ({
  kind,
  name: '',
  about: '',
  year: null,
  lanes: false,
  journey: false,
  nodes: [],
  edges: [],
  unions: [],
  relations: 'all',
  path: null,
});
const emptyNode: Omit<GroupNode, 'key'> = {
  itemId: null,
  called: '',
  title: '',
  note: '',
  time: null,
  place: null,
  sketch: null,
  hue: null,
  at: null,
  gender: null,
};

const newKey = () => `n${Math.random().toString(36).slice(2, 12)}`;
export const newNode = (node: Partial<GroupNode> = {}): GroupNode => ({ ...emptyNode, key: newKey(), ...node });

/** A new group with the nodes shown on the previous page. */
export const createGroupFrom = ({ kind, name, year, nodes }: CopiedContent): Group => ({
  ...emptyGroup(kind),
  name,
  year,
  nodes: nodes.map(({ itemId, called, title = '', time = null, place = null, at = null, sketch = null }) =>
    newNode({ itemId, called, title, time, place, at, sketch: sketch as GroupNode['sketch'] }),
  ),
});

/** A node in edited form, in the language of its group. */
export function toEditableGroupNode(node: GroupNode, language: Language): EditableGroupNode {
  const { time, place, sketch } = node;
  return {
    node,
    time: toEditableTime(time, language),
    place: toEditablePlace(place && { ...place, name: place.name ? { [language]: place.name } : {} }, language),
    sketch: sketch && {
      ...sketch,
      description: { typed: selectTranslation(sketch.description, language)?.value ?? '', texts: sketch.description },
    },
  };
}

export const toEditableGroup = ({ nodes, year, ...group }: Group, language: Language): EditableGroup => ({
  group,
  year: year === null ? '' : formatYear(year, language),
  rows: nodes.map((node) => toEditableGroupNode(node, language)),
});

/** The node as stored; incomplete values are left out. */
function readNode({ node, time, place, sketch }: EditableGroupNode, language: Language): GroupNode {
  const where = readPlace({ ...place, isNameless: true }, language);
  return {
    ...node,
    time: time.typed.trim() ? time.record : null,
    place:
      where && where !== 'fault'
        ? { latitude: where.latitude, longitude: where.longitude, name: place.name.trim() }
        : null,
    sketch: sketch && {
      ...sketch,
      description: sketch.description.typed.trim() ? { [language]: sketch.description.typed.trim() } : null,
    },
  };
}

/** Null for an empty field, undefined for an invalid year. */
export function readYear(typed: string, language: Language): number | null | undefined {
  const text = typed.trim().replace('−', '-');
  if (!text) return null;
  const number = Number(text);
  const year = Number.isNaN(number) ? readYears(text, language) : number;
  if (typeof year !== 'number') return undefined;
  return Number.isInteger(year) && year !== 0 && year <= 9999 && year > -1e10 ? year : undefined;
}

export const readGroup = ({ group, year, rows }: EditableGroup, language: Language): Group => ({
  ...group,
  year: readYear(year, language) ?? null,
  nodes: rows.map((row) => readNode(row, language)),
});

const isReadable = ({ time, place }: EditableGroupNode) =>
  (!time.typed.trim() || time.record !== null) && placeFaultOf({ ...place, isNameless: true }) === null;

/** Whether the server's draft can hold everything. */
export const isComplete = ({ year, rows }: EditableGroup, language: Language): boolean =>
  readYear(year, language) !== undefined && rows.every(isReadable);

/** The first error that prevents saving; null for none. */
export function findFirstFault(writing: EditableGroup, language: Language): Finding | 'name' | 'year' | 'half' | null {
  if (!writing.group.name.trim()) return 'name';
  if (readYear(writing.year, language) === undefined) return 'year';
  if (!writing.rows.every(isReadable)) return 'half';
  return checkGroup(readGroup(writing, language)).find(isBlocking) ?? null;
}

/** Rows in chronological order; those without a time last. */
export function sortByTime(rows: readonly EditableGroupNode[]): EditableGroupNode[] {
  const at = ({ time }: EditableGroupNode) => (time.record && recordBounds(time.record)?.earliest) ?? Infinity;
  return rows.toSorted((row, other) => (at(row) === at(other) ? 0 : at(row) - at(other)));
}

/** Removes a row and the lines that end at it. */
export function removeNode(writing: EditableGroup, key: string): EditableGroup {
  const { group, rows } = writing;
  return {
    ...writing,
    rows: rows.filter(({ node }) => node.key !== key),
    group: {
      ...group,
      edges: group.edges.filter(({ a, b }) => a !== key && b !== key),
      unions: group.unions
        .map((union) => ({
          ...union,
          partners: union.partners.filter((partner) => partner !== key),
          children: union.children.filter((child) => child.key !== key),
        }))
        .filter(({ partners, children }) => partners.length + children.length > 1),
    },
  };
}
