import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useReader } from '../../../kit/reader.tsx';
import { placeOnPage, useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import * as limits from '../../../rules/limits.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { readGeoJson, type GeoJsonFault, type ReadGeoJson } from './geojson-import.ts';
import { kindOf } from '../face/sketch-shapes.ts';
import type { EditableNode } from '../face/edit/editable-node.ts';
import { Button } from '../../../ui/form/button.tsx';

/** Most features and errors listed. */
const maxShown = 8;

/** Imports a GeoJSON file, with a preview. */
export function GeoJsonDialog({ onTake, onClose }: { onTake(nodes: EditableNode[]): void; onClose(): void }) {
  const { language, t } = useReader();
  const input = useSavedInput(placeOnPage('geojson'), ''),
    { value: text, set: setText } = input;
  const [read, setRead] = useState<ReadGeoJson | GeoJsonFault | null>(null);
  const result = read && typeof read !== 'string' ? read : null;

  useEffect(() => {
    if (text.trim()) setRead(readGeoJson(text, language));
  }, [text, language]);
  function look(next: string) {
    setText(next);
    if (!next.trim()) setRead(null);
  }
  async function open(file: File | undefined) {
    if (!file) return;
    setText('');
    setRead(file.size > limits.geoJson.bytes ? 'tooLarge' : readGeoJson(await file.text().catch(() => ''), language));
  }
  return createPortal(
    <Dialog
      title={t('write.map.import')}
      onClose={onClose}
      input={{
        isChanged: input.isChanged,
        clear() {
          input.clear();
          setRead(null);
        },
      }}
      submit={
        <Button
          look="first"
          disabled={!result?.nodes.length}
          onClick={() => {
            input.clear();
            onTake(result!.nodes);
          }}
        >
          {t('write.geojson.take')}
        </Button>
      }
    >
      <div className="stack geojson-dialog">
        <p>{t('write.geojson.lead')}</p>
        <Field label={t('write.geojson.file')}>
          <input
            type="file"
            accept=".json,.geojson,application/geo+json,application/json"
            onChange={({ target }) => void open(target.files?.[0])}
          />
        </Field>
        <Field
          label={t('write.geojson.text')}
          fault={typeof read === 'string' ? t(`write.geojson.${read}`, { most: limits.geoJson.nodes }) : undefined}
        >
          <textarea
            rows={5}
            spellCheck={false}
            className="tabular"
            placeholder={'{ "type": "FeatureCollection", "features": [ … ] }'}
            value={text}
            onChange={({ target }) => look(target.value)}
          />
        </Field>
        <div role="status">
          {result && (
            <>
              <p>
                {t('write.geojson.found', { count: result.nodes.length })}
                {result.simpler > 0 && ` · ${t('write.geojson.simpler', { count: result.simpler })}`}
              </p>
              <ul className="bare geojson-found">
                {result.nodes.slice(0, maxShown).map(({ title, time, place, sketch }, at) => (
                  <li key={at} className="row ends">
                    <span>{title.typed || place.name || t('write.node.unnamed')}</span>
                    <small className="tabular">
                      {[
                        time.typed,
                        sketch ? t(`write.sketch.${kindOf(sketch.shape)}`) : `${place.latitude}, ${place.longitude}`,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </li>
                ))}
                {result.nodes.length > maxShown && <li>…</li>}
              </ul>
              {result.left.length > 0 && (
                <ul className="bare fault">
                  {result.left.slice(0, maxShown).map(({ at, why }, index) => (
                    <li key={index}>{t('write.geojson.left', { at, why: t(`write.geojson.why.${why}`) })}</li>
                  ))}
                  {result.left.length > maxShown && <li>…</li>}
                </ul>
              )}
              {result.nodes.length > 0 && <p className="hint">{t('write.geojson.then')}</p>}
            </>
          )}
        </div>
      </div>
    </Dialog>,
    document.body,
  );
}
