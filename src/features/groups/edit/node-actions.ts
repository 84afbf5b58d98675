import { call } from '../../../kit/calls/call.ts';
import { selectTranslation, type Language } from '../../../rules/languages.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import {
  sortByTime,
  newNode,
  removeNode,
  toEditableGroupNode,
  type EditableGroup,
  type EditableGroupNode,
} from './editable-group.ts';
import { entryIntro } from '../../../editing/lookups/contract.ts';

export type ChangeHandler = (change: (now: EditableGroup) => EditableGroup, about?: string | null) => void;

/** The editing operations on the nodes of a group. */
export function createNodeActions(change: ChangeHandler, language: Language) {
  const rowsOf = (
    to: (rows: readonly EditableGroupNode[]) => readonly EditableGroupNode[],
    about: string | null = null,
  ) => change((now) => ({ ...now, rows: to(now.rows) }), about);
  const row = (key: string, to: (row: EditableGroupNode) => EditableGroupNode, about: string) =>
    rowsOf((rows) => rows.map((nodeRow) => (nodeRow.node.key === key ? to(nodeRow) : nodeRow)), `${key} ${about}`);
  return {
    row,
    /** Adds an entry, or (null) a node without an entry; returns its key. */
    add(
      entry: Pick<LinkedEntry, 'itemId' | 'name'> | null,
      spot: { latitude: number; longitude: number } | null = null,
    ) {
      const place = spot && { ...spot, name: '' };
      const node = newNode(entry ? { itemId: entry.itemId, called: entry.name, place } : { place });
      rowsOf((rows) => [...rows, toEditableGroupNode(node, language)]);
      return node.key;
    },
    /** Sets the node's place to that of its entry; it can be moved on the map. */
    async placeOf(key: string, itemId: string) {
      const head = await call(entryIntro, { id: itemId }, { quiet: true }).catch(() => null);
      if (!head?.place) return;
      const { latitude, longitude, name } = head.place;
      row(
        key,
        (now) => ({
          ...now,
          place: toEditableGroupNode(
            {
              ...now.node,
              place: { latitude, longitude, name: selectTranslation(name, language)?.value ?? head.name },
            },
            language,
          ).place,
        }),
        'place',
      );
    },
    remove: (key: string) => change((now) => removeNode(now, key)),
    move: (key: string, by: 1 | -1) =>
      rowsOf((rows) => {
        const from = rows.findIndex(({ node }) => node.key === key),
          to = from + by;
        if (to < 0 || to >= rows.length) return rows;
        const next = [...rows];
        [next[from], next[to]] = [next[to]!, next[from]!];
        return next;
      }),
    byTime: () => rowsOf(sortByTime),
    layOut: () => rowsOf((rows) => rows.map((nodeRow) => ({ ...nodeRow, node: { ...nodeRow.node, at: null } }))),
    place: (key: string, at: { x: number; y: number }) =>
      row(key, (now) => ({ ...now, node: { ...now.node, at: { x: Math.round(at.x), y: Math.round(at.y) } } }), 'at'),
  };
}
export type NodeActions = ReturnType<typeof createNodeActions>;
