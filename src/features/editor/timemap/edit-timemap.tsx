import { useMemo, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { MapHandle } from '../../../ui/map-canvas/map-canvas.ts';
import { ListPager } from '../../timemaps/face/list-parts.tsx';
import { usePages } from '../../timemaps/face/node-list.tsx';
import { EditMap } from './edit-map.tsx';
import { GeoJsonDialog } from './geojson-dialog.tsx';
import { ListForm } from '../list/list-form.tsx';
import type { Row } from '../list/list-part.ts';
import { NodeForm } from './node-form.tsx';
import { useOrder } from './node-order.ts';
import { NodeRow, type Mark } from './node-row.tsx';
import { placedAt } from '../fields/place-field.tsx';
import { newNode, nodeForm, withShape, type WrittenNode } from './timemap-writing.ts';
import { useListPart } from '../list/use-list-part.ts';
import type { EditorProps } from '../face/part.ts';
import type { Timemap } from '../../timemaps/rules.ts';
import { useSketching } from './use-sketching.ts';
import './edit-timemap.css';
import { canonicalJson } from '../../../rules/canonical-json.ts';

/** A place to begin with: where the map was pointed at. */
type Spot = { latitude: number; longitude: number };

/**
 * The places of an entry, on the map and as a list with one selection; each is written where it stands in the list
 * (R22, S07, V18).
 */
export function EditTimemap(props: EditorProps<Timemap>) {
  const { opened, isSignedIn } = props;
  const { language, say } = useReader();
  const part = useListPart(nodeForm, props),
    { list, faulty } = part;
  const [chosen, setChosen] = useState<{ key: number; byList: boolean } | null>(null);
  const [isImporting, setImporting] = useState(false);
  const map = useRef<MapHandle>(null),
    view = useRef<HTMLDivElement>(null);
  const base = useMemo(() => new Set(part.base.map(canonicalJson)), [part.base]);

  const rows = useOrder(list.rows, chosen?.key ?? null);
  const { page, pages, shown, turn } = usePages(rows, chosen ? String(chosen.key) : null);
  const sketchOf = (key: number) => list.rows.find((row) => row.key === key)?.item.sketch ?? null;
  const sketching = useSketching(map, sketchOf, (key, shape) => list.change(key, (node) => withShape(node, shape)));

  function choose(key: number | null, byList: boolean) {
    if (sketching.now && sketching.now.key !== key) sketching.stop();
    setChosen(key === null ? null : { key, byList });
  }
  function add(spot: Spot | null) {
    const key = list.nextKey;
    list.add([newNode(spot)]);
    choose(key, true);
  }
  const move = (key: number, spot: Spot) =>
    list.change(key, (node) => ({ ...node, place: placedAt(node.place, spot) }));
  const markOf = ({ key, item }: Row<WrittenNode>): Mark | null => {
    if (faulty.has(key)) return 'faulty';
    if (part.arrivedFrom !== null && key >= part.arrivedFrom && key < part.arrivedFrom + part.arrived) return 'arrived';
    return base.has(canonicalJson(nodeForm.read(item, language))) ? null : item.was ? 'changed' : 'new';
  };
  return (
    <ListForm
      opened={opened}
      form={nodeForm}
      part={part}
      isSignedIn={isSignedIn}
      tools={
        <>
          <button type="button" className="button" onClick={() => add(null)}>
            + {say('write.map.add')}
          </button>
          <button type="button" className="button" onClick={() => setImporting(true)}>
            {say('write.map.import')}
          </button>
        </>
      }
    >
      <div ref={view} className="edit-timemap">
        <EditMap
          ref={map}
          rows={rows}
          chosen={chosen?.key ?? null}
          sketching={sketching}
          head={opened.head}
          onChoose={(key) => choose(key, false)}
          onAdd={add}
          onMove={move}
        />
        <section aria-label={say('write.map.nodes')}>
          {!rows.length && <p className="hint">{say('write.map.empty')}</p>}
          <ol className="bare edit-nodes">
            {shown.map((row) => (
              <NodeRow
                key={row.key}
                node={row.item}
                number={row.number}
                mark={markOf(row)}
                isOpen={row.key === chosen?.key}
                onOpen={(isOpen) => choose(isOpen ? row.key : null, true)}
              >
                {row.key === chosen?.key && (
                  <NodeForm
                    node={row.item}
                    isTried={part.fault !== null}
                    focused={chosen.byList}
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
                    <button type="button" className="button" onClick={() => choose(null, true)}>
                      {say('write.node.done')}
                    </button>
                    <button
                      type="button"
                      className="plain"
                      onClick={() => {
                        choose(null, true);
                        list.remove([row.key]);
                      }}
                    >
                      {say('write.node.remove')}
                    </button>
                  </NodeForm>
                )}
              </NodeRow>
            ))}
          </ol>
          <ListPager label={say('timemap.pages')} page={page} pages={pages} to={{ turn }} />
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
