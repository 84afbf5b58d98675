import { useMemo, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { MapHandle } from '../../../ui/map-canvas/map-canvas.ts';
import { ListPager } from '../face/list-controls.tsx';
import { usePages } from '../face/node-list.tsx';
import { EditMap } from '../face/edit/edit-map.tsx';
import { GeoJsonDialog } from './geojson-dialog.tsx';
import { ListForm } from '../../../editing/list/list-form.tsx';
import type { Row } from '../../../editing/list/list-part.ts';
import { NodeForm } from './node-form.tsx';
import { useTimeOrder } from '../../../editing/list/use-time-order.ts';
import { numberRows } from '../face/edit/node-order.ts';
import { NodeRow, type NodeStatus } from './node-row.tsx';
import { movePlaceTo } from '../../../editing/fields/editable-place.ts';
import { newNode, nodeCodec, setNodeShape, type EditableNode } from '../face/edit/editable-node.ts';
import { useListPart } from '../../../editing/list/use-list-part.ts';
import type { EditorProps } from '../../../editing/part-editor.ts';
import type { Timemap } from '../rules.ts';
import { useSketching } from '../face/edit/use-sketching.ts';
import '../face/edit/edit-timemap.css';
import '../list-controls.css';
import { Button } from '../../../ui/form/button.tsx';

const timeOf = ({ time }: EditableNode) => time.record;

/** Initial position: where the user clicked on the map. */
type GeoPosition = { latitude: number; longitude: number };

/**
 * Edits the places of an entry on the map and in a list with one selection; each is edited in the list (R22, S07, V18).
 */
export function EditTimemap(props: EditorProps<Timemap>) {
  const { opened, isSignedIn } = props;
  const { t } = useReader();
  const part = useListPart(nodeCodec, props),
    { list, open } = part;
  const [isImporting, setImporting] = useState(false);
  const map = useRef<MapHandle>(null),
    view = useRef<HTMLDivElement>(null);

  const ordered = useTimeOrder(list.rows, timeOf, open?.key ?? null);
  const rows = useMemo(() => numberRows(ordered), [ordered]);
  const { page, pages, shown: visibleRows, turn } = usePages(rows, open ? String(open.key) : null);
  const sketchOf = (key: number) => list.rows.find((row) => row.key === key)?.item.sketch ?? null;
  const sketching = useSketching(map, sketchOf, (key, shape) => list.change(key, (node) => setNodeShape(node, shape)));

  function choose(key: number | null, byList: boolean) {
    if (sketching.now && sketching.now.key !== key) sketching.stop();
    part.openRow(key, byList);
  }
  function add(spot: GeoPosition | null) {
    if (sketching.now) sketching.stop();
    part.addRow(newNode(spot));
  }
  const move = (key: number, spot: GeoPosition) =>
    list.change(key, (node) => ({ ...node, place: movePlaceTo(node.place, spot) }));
  const stampOf = ({ key }: Row<EditableNode>): NodeStatus | null => {
    if (part.faulty.has(key)) return 'faulty';
    if (part.arrived.has(key)) return 'arrived';
    const mark = part.marks.get(key);
    return mark === 'added' || mark === 'changed' ? mark : null;
  };
  return (
    <ListForm
      opened={opened}
      part={part}
      isSignedIn={isSignedIn}
      tools={
        <>
          <Button onClick={() => add(null)}>+ {t('write.map.add')}</Button>
          <Button onClick={() => setImporting(true)}>{t('write.map.import')}</Button>
        </>
      }
    >
      <div ref={view} className="columns edit-timemap">
        <EditMap
          ref={map}
          rows={rows}
          selectedKey={open?.key ?? null}
          sketching={sketching}
          head={opened.head}
          onChoose={(key) => choose(key, false)}
          onAdd={add}
          onMove={move}
        />
        <section aria-label={t('write.map.nodes')}>
          {!rows.length && <p className="hint">{t('write.map.empty')}</p>}
          <ol className="bare edit-nodes">
            {visibleRows.map((row) => (
              <NodeRow
                key={row.key}
                node={row.item}
                number={row.number}
                stamp={stampOf(row)}
                isOpen={row.key === open?.key}
                onOpen={(isOpen) => choose(isOpen ? row.key : null, true)}
              >
                {row.key === open?.key && (
                  <NodeForm
                    node={row.item}
                    isTried={part.draft.fault !== null}
                    focused={open.focus}
                    itemId={opened.itemId}
                    onNode={(change, field) => list.change(row.key, change, field)}
                    onDraw={
                      map.current
                        ? (kind, isChange) => {
                            view.current!.querySelector('.edit-map')!.scrollIntoView({ block: 'nearest' });
                            sketching.begin(row.key, kind, isChange);
                          }
                        : null
                    }
                  >
                    <Button onClick={() => choose(null, true)}>{t('write.node.done')}</Button>
                    <Button
                      look="plain"
                      onClick={() => {
                        choose(null, true);
                        list.remove([row.key]);
                      }}
                    >
                      {t('write.node.remove')}
                    </Button>
                  </NodeForm>
                )}
              </NodeRow>
            ))}
          </ol>
          <ListPager label={t('timemap.pages')} page={page} pages={pages} to={{ turn }} />
        </section>
      </div>
      {isImporting && (
        <GeoJsonDialog
          onClose={() => setImporting(false)}
          onTake={(nodes) => {
            setImporting(false);
            list.add(nodes);
          }}
        />
      )}
    </ListForm>
  );
}
