import { useMemo, useRef, type ReactNode } from 'react';
import type { MapHandle } from '../../../ui/map-canvas/map-canvas.ts';
import { movePlaceTo } from '../../../editing/fields/editable-place.ts';
import { EditMap } from '../../timemaps/face/edit/edit-map.tsx';
import { numberRows } from '../../timemaps/face/edit/node-order.ts';
import type { ShapeKind } from '../../timemaps/face/sketch-shapes.ts';
import type { EditableNode } from '../../timemaps/face/edit/editable-node.ts';
import { useSketching } from '../../timemaps/face/edit/use-sketching.ts';
import type { NodeActions } from './node-actions.ts';
import type { EditableGroup, EditableGroupNode } from './editable-group.ts';
import { setNodeShape } from './node-fields.tsx';
import '../../timemaps/face/edit/edit-timemap.css';

interface Props {
  name: string;
  writing: EditableGroup;
  tools: NodeActions;
  selectedKey: string | null;
  onChoose(key: string | null): void;
  /** The list next to the map; `draw` starts drawing for a row. */
  children(draw: (key: string, kind: ShapeKind, isChange: boolean) => void): ReactNode;
}

/** A row in the form of the timemap editor's map. */
const toMapNode = ({ node, time, place, sketch }: EditableGroupNode): EditableNode => ({
  title: { typed: node.title || node.called, texts: null },
  description: { typed: '', texts: null },
  time,
  place,
  sketch,
  images: [],
  weight: 1,
  source: null,
  was: null,
});

/** The places of a group on the map: selected, moved, added and drawn as in an entry's timemap. */
export function GroupMap({ name, writing, tools, selectedKey, onChoose, children }: Props) {
  const { rows } = writing;
  const map = useRef<MapHandle>(null),
    view = useRef<HTMLDivElement>(null);
  // The map needs numbers: each key gets one while the page is open.
  const numbers = useRef(new Map<string, number>());
  const numberOf = (key: string) => {
    const numberByKey = numbers.current;
    if (!numberByKey.has(key)) numberByKey.set(key, numberByKey.size);
    return numberByKey.get(key)!;
  };
  const keyOf = (number: number) => rows.find(({ node }) => numberOf(node.key) === number)?.node.key ?? null;
  const listed = useMemo(
    () => numberRows(rows.map((row) => ({ key: numberOf(row.node.key), item: toMapNode(row) }))),
    [rows],
  );
  const sketching = useSketching(
    map,
    (number) => listed.find(({ key }) => key === number)?.item.sketch ?? null,
    (number, shape) => {
      const key = keyOf(number);
      if (key !== null) tools.row(key, (row) => setNodeShape(row, shape), 'sketch corners');
    },
  );
  function choose(key: string | null) {
    if (sketching.now && (key === null || sketching.now.key !== numberOf(key))) sketching.stop();
    onChoose(key);
  }
  return (
    <div ref={view} className="edit-timemap">
      <EditMap
        ref={map}
        rows={listed}
        selectedKey={selectedKey === null ? null : numberOf(selectedKey)}
        sketching={sketching}
        head={{ kind: 'place', name }}
        onChoose={(number) => choose(number === null ? null : keyOf(number))}
        onAdd={(spot) => choose(tools.add(null, spot))}
        onMove={(number, spot) => {
          const key = keyOf(number);
          if (key !== null) tools.row(key, (row) => ({ ...row, place: movePlaceTo(row.place, spot) }), 'place');
        }}
      />
      {children((key, kind, isChange) => {
        if (!map.current) return;
        view.current!.querySelector('.edit-map')!.scrollIntoView({ block: 'nearest' });
        sketching.begin(numberOf(key), kind, isChange);
      })}
    </div>
  );
}
