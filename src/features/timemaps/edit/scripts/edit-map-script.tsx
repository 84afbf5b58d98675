import { useMemo, useRef, useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import { useReader } from '../../../../kit/reader.tsx';
import type { Language } from '../../../../rules/languages.ts';
import * as limits from '../../../../rules/limits.ts';
import type { MapHandle } from '../../../../ui/map-canvas/map-canvas.ts';
import { cornersOf } from '../../../../ui/map-canvas/square.ts';
import { toOverlay } from '../../face/scripts/overlay.ts';
import type { MapScript } from '../../face/scripts/rules.ts';
import { PartForm } from '../../../../editing/drafts/part-form.tsx';
import { useDraftStart, usePartDraft, type Codec } from '../../../../editing/drafts/use-part-draft.ts';
import { useList } from '../../../../editing/list/use-list.ts';
import { toOpenedUserContent } from '../../../../editing/own/opened-user-content.ts';
import type { UserContentEditorProps } from '../../../../editing/own/user-content-edit.tsx';
import { EditMap } from '../../face/edit/edit-map.tsx';
import { GeoJsonDialog } from '../geojson-dialog.tsx';
import { useSketching } from '../../face/edit/use-sketching.ts';
import {
  asNode,
  problemsOf,
  mergeScripts,
  moveShapeTo,
  newShape,
  fromImportedNode,
  readScript,
  toEditableScript,
  type EditableScript,
} from './editable-map-script.ts';
import { OldMapField } from './old-map-field.tsx';
import { ScriptFactsForm } from './script-facts-form.tsx';
import { ShapeRows } from './shape-rows.tsx';
import '../../face/edit/edit-timemap.css';
import '../../list-controls.css';
import './edit-map-script.css';
import { UndoButtons } from '../../../../editing/drafts/undo-buttons.tsx';
import { openMapScript, saveMapScript } from '../../scripts/contract.ts';
import { Button } from '../../../../ui/form/button.tsx';

const codecOf = (id: string, language: Language): Codec<{ writing: EditableScript }, MapScript> => ({
  name: 'mapscript',
  apart: {
    key: '',
    isShared: false,
    open: async () => toOpenedUserContent<MapScript>(await call(openMapScript, { id }, { quiet: true })),
  },
  bodyOf: (content) => ({ writing: toEditableScript(content, language) }),
  contentOf: ({ writing }) => readScript(writing, language),
  isComplete: ({ writing }) => writing.shapes.every((shape) => !problemsOf(shape).length),
  save: ({ itemId, ...how }, script) => call(saveMapScript, { ...how, id: itemId, script }, { quiet: true }),
});

/** The editor of a member's own map: its name, its shapes with their times, and an old map below. */
export function EditMapScript(props: UserContentEditorProps<MapScript>) {
  const { language, t } = useReader();
  const { opened, isSignedIn } = props,
    { id } = opened.reply;
  const codec = useMemo(() => codecOf(id, language), [id, language]);
  const draftStart = useDraftStart(codec, props);
  const [facts, setFacts] = useState(draftStart.beginning.writing.writing.facts);
  const list = useList(draftStart.beginning.writing.writing.shapes, () => draft.saving.touch());
  const shapes = list.rows.map(({ item }) => item);
  const lacking = shapes.filter((shape) => problemsOf(shape).length).length;
  const [message, setTold] = useState<string | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [marked, setMarked] = useState<number | null>(null);
  const [isImporting, setImporting] = useState(false);
  const map = useRef<MapHandle>(null),
    view = useRef<HTMLDivElement>(null);

  function takeUp(script: MapScript) {
    const taken = toEditableScript(script, language);
    setFacts(taken.facts);
    list.remove(list.rows.map(({ key }) => key));
    list.add(taken.shapes);
  }
  const draft = usePartDraft(codec, props, draftStart, {
    body: { writing: { facts, shapes } },
    merge(was, is) {
      takeUp(mergeScripts(was, readScript({ facts, shapes }, language), is));
      setTold(t('mapScript.merged'));
    },
    lack: lacking
      ? t('write.list.faults', { count: lacking })
      : !facts.name.trim()
        ? t('finding.titleMissing')
        : !shapes.length && !facts.oldMap
          ? t('finding.shapesMissing')
          : null,
  });
  const change = (next: Partial<typeof facts>) => {
    setFacts((now) => ({ ...now, ...next }));
    draft.saving.touch();
  };
  const sketchOf = (key: number) => list.rows.find((row) => row.key === key)?.item.sketch ?? null;
  const sketching = useSketching(map, sketchOf, (key, shape) =>
    list.change(key, (now) => ({ ...now, sketch: { ...sketchOrDefault(now.sketch), shape } })),
  );
  function choose(key: number | null) {
    if (sketching.now && sketching.now.key !== key) sketching.stop();
    setOpen(key);
  }
  function add(spot: { latitude: number; longitude: number } | null) {
    sketching.stop();
    list.add([
      newShape(list.rows.find(({ key }) => key === open)?.item.layer ?? list.rows.at(-1)?.item.layer ?? '', spot),
    ]);
    setOpen(list.nextKey);
  }
  const rows = list.rows.map(({ key, item }, at) => ({ key, id: String(key), number: at + 1, item: asNode(item) }));
  const { oldMap } = facts;
  const overlay = useMemo(() => (oldMap ? toOverlay([{ id, script: { shapes: [], oldMap } }], 1) : null), [id, oldMap]);
  const point = marked === null ? undefined : oldMap?.points[marked];
  const isFull = list.rows.length >= limits.mapScript.shapes;
  return (
    <PartForm
      opened={opened}
      draft={draft}
      isSignedIn={isSignedIn}
      isNew
      overviewAddress="/user/usercenter#/mapscript"
      merged={message}
      onContinueRejected={takeUp}
      className="list-form"
    >
      <ScriptFactsForm facts={facts} onFacts={change} />
      <div className="row list-tools" role="toolbar" aria-label={t('write.list.tools')}>
        <Button disabled={isFull} onClick={() => add(null)}>
          + {t('mapScript.add')}
        </Button>
        <Button disabled={isFull} onClick={() => setImporting(true)}>
          {t('write.map.import')}
        </Button>
        <UndoButtons history={list} />
      </div>
      <div ref={view} className="columns edit-timemap">
        <EditMap
          ref={map}
          rows={rows}
          selectedKey={open}
          sketching={sketching}
          head={{ name: facts.name, kind: 'polity' }}
          onChoose={choose}
          onAdd={add}
          overlay={overlay}
          further={
            oldMap && point
              ? {
                  label: t('mapScript.oldMap.here', { at: marked! + 1 }),
                  act({ latitude, longitude }) {
                    const points = oldMap.points.with(marked!, { ...point, latitude, longitude });
                    change({ oldMap: { ...oldMap, points } });
                    setMarked(null);
                  },
                }
              : null
          }
          onMove={(key, spot) =>
            list.change(key, (now) =>
              now.sketch ? { ...now, sketch: { ...now.sketch, shape: moveShapeTo(now.sketch.shape, spot) } } : now,
            )
          }
        />
        <ShapeRows
          list={list}
          open={open}
          isTried={draft.fault !== null}
          onOpen={(key) => {
            choose(key);
            const sketch = key === null ? null : sketchOf(key);
            if (sketch)
              map.current?.fit(
                cornersOf(sketch.shape).map(([longitude = 0, latitude = 0]) => ({ latitude, longitude })),
              );
          }}
          onDraw={(key, kind, isChange) => {
            view.current!.querySelector('.edit-map')!.scrollIntoView({ block: 'nearest' });
            sketching.begin(key, kind, isChange);
          }}
        />
      </div>
      <OldMapField oldMap={oldMap} marked={marked} onMarked={setMarked} onOldMap={(next) => change({ oldMap: next })} />
      {isImporting && (
        <GeoJsonDialog
          onClose={() => setImporting(false)}
          onTake={(nodes) => {
            setImporting(false);
            list.add(nodes.slice(0, limits.mapScript.shapes - list.rows.length).map(fromImportedNode));
          }}
        />
      )}
    </PartForm>
  );
}

const sketchOrDefault = (sketch: EditableScript['shapes'][number]['sketch']) =>
  sketch ?? newShape('', { latitude: 0, longitude: 0 }).sketch!;
