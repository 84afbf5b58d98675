import type { CanvasEdge, CanvasNode, EdgeMark } from '../../../ui/graph-canvas/graph-canvas.ts';
import type { Kind } from '../../../rules/kinds.ts';
import { selectTranslation, type Language } from '../../../rules/languages.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import type { EntryRelation } from '../contract.ts';
import type { Row } from '../../../editing/list/list-part.ts';
import type { ChangeMark } from '../../../editing/list/read-rows.ts';
import { withText, type Relation, type EditableRelation } from './editable-relation.ts';

/** The node of a relation; while no other end is chosen, it has its own node. */
export const nodeOf = ({ key, item }: Row<EditableRelation>): string => item.to || `?${key}`;

/** The relations of an entry while they are edited. */
export interface EditedRelations {
  self: LinkedEntry;
  rows: readonly Row<EditableRelation>[];
  marks: ReadonlyMap<number, ChangeMark>;
  removed: readonly Relation[];
  /** Relations that start from another entry. */
  incoming: readonly EntryRelation[];
  names: ReadonlyMap<string, LinkedEntry>;
}

/** The word of a relation, in the language of the page or the next one available. */
export const wordOf = ({ word, was }: EditableRelation, language: Language): string =>
  word.trim() || (selectTranslation(withText(was?.word, language, word), language)?.value ?? '');

interface Line {
  to: string;
  word: string;
  way: 'out' | 'in' | 'both';
  mark: ChangeMark;
}

const linesOf = ({ rows, marks, removed, incoming }: EditedRelations, language: Language): Line[] => [
  ...rows.map((row): Line => ({
    to: nodeOf(row),
    word: wordOf(row.item, language),
    way: row.item.directed ? 'out' : 'both',
    mark: marks.get(row.key) ?? 'same',
  })),
  ...removed.map(({ to, word, inverse }): Line => ({
    to,
    word: selectTranslation(word, language)?.value ?? '',
    way: inverse ? 'out' : 'both',
    mark: 'removed',
  })),
  ...incoming.map(({ other, word, direction }): Line => ({ to: other.itemId, word, way: direction, mark: 'same' })),
];

const signs: Record<ChangeMark, string> = { same: '', added: '+ ', changed: '± ', removed: '− ' };
/** Most words on one line; the rest is counted. */
const maxWords = 3;

/** Relations between the same two ends share one line; it is marked if any of them is added, changed or removed. */
function markOf(lines: readonly Line[]): EdgeMark | undefined {
  const marks = new Set(lines.map(({ mark }) => mark));
  const [only] = marks;
  if (marks.size === 1) return only === 'same' ? undefined : only;
  return 'changed';
}

/**
 * The graph on the canvas: the entry in the middle; added, changed and removed relations are marked until they are
 * reviewed.
 */
export function graphOf(
  written: EditedRelations,
  hueOf: (kind: Kind) => string,
  language: Language,
): { nodes: CanvasNode[]; edges: CanvasEdge[] } {
  const { self, names } = written;
  const byEnd = [...Map.groupBy(linesOf(written, language), ({ to }) => to)];
  const node = (id: string, entry: LinkedEntry | undefined, count: number, faint: boolean): CanvasNode => ({
    id,
    label: id.startsWith('?') ? '?' : (entry?.name ?? id),
    color: hueOf(entry?.kind ?? 'idea'),
    size: id === self.itemId ? 12 : 5 + Math.log2(count),
    rank: id === self.itemId ? 1e9 : count,
    open: id === self.itemId,
    more: 0,
    faint,
    hidden: false,
  });
  return {
    nodes: [
      node(self.itemId, self, 1, false),
      ...byEnd
        .filter(([id]) => id !== self.itemId)
        .map(([id, lines]) => node(id, names.get(id), lines.length, markOf(lines) === 'removed')),
    ],
    edges: byEnd
      .filter(([id]) => id !== self.itemId)
      .map(([id, lines]): CanvasEdge => {
        const mark = markOf(lines),
          isMixed = new Set(lines.map((line) => line.mark)).size > 1;
        // If all have the same mark, the sign appears once.
        const shownWords = lines
          .slice(0, maxWords)
          .map(({ word, mark: lineMark }) => `${isMixed ? signs[lineMark] : ''}${word}`)
          .join(' · ');
        const label = `${isMixed ? '' : signs[mark ?? 'same']}${shownWords}${lines.length > maxWords ? ` +${lines.length - maxWords}` : ''}`;
        return {
          id,
          a: self.itemId,
          b: id,
          label,
          turned: label,
          count: mark === 'added' ? lines.length + 2 : lines.length,
          toA: lines.some(({ way }) => way === 'in'),
          toB: lines.some(({ way }) => way === 'out'),
          faint: mark === 'removed',
          hidden: false,
          ...(mark && { mark }),
        };
      }),
  };
}
