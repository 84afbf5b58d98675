import { useId, type ReactNode } from 'react';
import { useReader } from '../../../../kit/reader.tsx';
import * as limits from '../../../../rules/limits.ts';
import { formatRecord } from '../../../../rules/time/historical-time-format.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { kindOf, type ShapeKind } from '../../face/sketch-shapes.ts';
import { CitationField } from '../../../../editing/fields/citation-field.tsx';
import { TimeBox } from '../../../../editing/fields/time-box.tsx';
import type { List } from '../../../../editing/list/use-list.ts';
import { SketchField } from '../../face/edit/sketch-field.tsx';
import { plainSketch } from '../../face/edit/editable-node.ts';
import { problemsOf, type EditableShape } from './editable-map-script.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { Fault } from '../../../../ui/form/fault.tsx';

interface Props {
  list: List<EditableShape>;
  open: number | null;
  isTried: boolean;
  onOpen(key: number | null): void;
  onDraw(key: number, kind: ShapeKind, isChange: boolean): void;
}

/** The shapes of a map script, the topmost on the map last; the open one is edited in place. */
export function ShapeRows({ list, open, isTried, onOpen, onDraw }: Props) {
  const { language, t } = useReader();
  const layersId = useId();
  const { rows } = list;
  const swap = (at: number, step: 1 | -1) => list.swap(rows[at]!.key, rows[at + step]!.key);
  return (
    <section aria-label={t('mapScript.shapes')}>
      {!rows.length && <p className="hint">{t('mapScript.empty')}</p>}
      <datalist id={layersId}>
        {[...new Set(rows.map(({ item }) => item.layer))].filter(Boolean).map((layer) => (
          <option key={layer} value={layer} />
        ))}
      </datalist>
      <ol className="bare edit-nodes">
        {rows.map(({ key, item }, at) => {
          const lacks = problemsOf(item),
            isOpen = key === open;
          return (
            <li key={key} aria-current={isOpen || undefined} data-mark={lacks.length ? 'faulty' : undefined}>
              <button
                type="button"
                className="node-row"
                aria-expanded={isOpen}
                onClick={() => onOpen(isOpen ? null : key)}
              >
                <span className="row quiet tabular">
                  <b className="place-number">{at + 1}</b>
                  {item.time.record ? formatRecord(item.time.record, language) : t('timemap.noTime')}
                </span>
                <span className="node-name">{item.title.trim() || t('write.node.unnamed')}</span>
                {item.layer && <span className="where">{item.layer}</span>}
                <span className="node-marks">
                  {item.sketch && <small>{t(`write.sketch.${kindOf(item.sketch.shape)}`)}</small>}
                  {lacks.length > 0 && <small className="badge node-mark">{t('write.node.faulty')}</small>}
                </span>
              </button>
              {isOpen && (
                <ShapeForm
                  shape={item}
                  layersId={layersId}
                  isTried={isTried}
                  onShape={(change, field) => list.change(key, change, field)}
                  onDraw={(kind, isChange) => onDraw(key, kind, isChange)}
                >
                  <p className="acts">
                    <Button disabled={at === 0} onClick={() => swap(at, -1)}>
                      {t('mapScript.lower')}
                    </Button>
                    <Button disabled={at === rows.length - 1} onClick={() => swap(at, 1)}>
                      {t('mapScript.higher')}
                    </Button>
                    <Button onClick={() => onOpen(null)}>{t('write.node.done')}</Button>
                    <Button
                      look="plain"
                      onClick={() => {
                        onOpen(null);
                        list.remove([key]);
                      }}
                    >
                      {t('own.delete')}
                    </Button>
                  </p>
                </ShapeForm>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface FormProps {
  shape: EditableShape;
  layersId: string;
  isTried: boolean;
  onShape(change: (shape: EditableShape) => EditableShape, field?: string): void;
  onDraw(kind: ShapeKind, isChange: boolean): void;
  children: ReactNode;
}

function ShapeForm({ shape, layersId, isTried, onShape, onDraw, children }: FormProps) {
  const { t } = useReader();
  const lacks = isTried ? problemsOf(shape) : [];
  const set = (part: Partial<EditableShape>, field: string) => onShape((now) => ({ ...now, ...part }), field);
  return (
    <div
      className="stack node-form"
      onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault()}
    >
      <Field
        label={t('write.node.title')}
        fault={lacks.includes('titleMissing') ? t('finding.titleMissing') : undefined}
      >
        <TextField
          autoFocus={!shape.title}
          autoComplete="off"
          characters={limits.nameLength}
          value={shape.title}
          onText={(title) => set({ title }, 'title')}
        />
      </Field>
      <Field label={t('mapScript.layer')} hint={t('mapScript.layer.hint')}>
        <TextField
          list={layersId}
          autoComplete="off"
          characters={limits.nameLength}
          value={shape.layer}
          onText={(layer) => set({ layer }, 'layer')}
        />
      </Field>
      <TimeBox
        label={t('write.node.when')}
        value={shape.time}
        onChange={(change) => onShape((now) => ({ ...now, time: change(now.time) }), 'time')}
      />
      <SketchField
        sketch={shape.sketch}
        hasWords={false}
        fault={lacks.includes('shapeMissing') ? t('mapScript.undrawn') : undefined}
        onDraw={onDraw}
        onShape={(drawn) =>
          onShape((now) => ({ ...now, sketch: { ...(now.sketch ?? plainSketch), shape: drawn } }), 'sketch corners')
        }
        onSketch={(sketch, what) => set({ sketch }, `sketch ${what}`)}
      />
      {lacks.includes('shapeMissing') && <Fault>{t('mapScript.undrawn')}</Fault>}
      <Field label={t('write.node.description')}>
        <TextField
          rows={3}
          characters={limits.summaryLength}
          value={shape.description}
          onText={(description) => set({ description }, 'description')}
        />
      </Field>
      <CitationField citation={shape.source} isRefused={isTried} onCitation={(source) => set({ source }, 'source')} />
      {children}
    </div>
  );
}
