import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useReader } from '../../../kit/reader.tsx';
import { placeOnPage, useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import * as limits from '../../../rules/limits.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { readGeoJson, type GeoJsonFault, type ReadGeoJson } from './geojson-import.ts';
import { kindOf } from '../../timemaps/face/sketch-shapes.ts';
import type { WrittenNode } from './timemap-writing.ts';

/** Most features and errors listed. */
const mostShown = 8;

/** Imports a GeoJSON file, with a preview. */
export function GeoJsonDialog({ onTake, onClose }: { onTake(nodes: WrittenNode[]): void; onClose(): void }) {
  const { language, say } = useReader();
  const input = useSavedInput(placeOnPage('geojson'), ''),
    { value: text, set: setText } = input;
  const [read, setRead] = useState<ReadGeoJson | GeoJsonFault | null>(null);
  const found = read && typeof read !== 'string' ? read : null;

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
      title={say('write.map.import')}
      onClose={onClose}
      input={{
        isChanged: input.isChanged,
        clear() {
          input.clear();
          setRead(null);
        },
      }}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            {say('dialog.cancel')}
          </button>
          <button
            type="button"
            className="button first"
            disabled={!found?.nodes.length}
            onClick={() => {
              input.clear();
              onTake(found!.nodes);
            }}
          >
            {say('write.geojson.take')}
          </button>
        </>
      }
    >
      <div className="geojson-dialog">
        <p>{say('write.geojson.lead')}</p>
        <Field label={say('write.geojson.file')}>
          {(described) => (
            <input
              {...described}
              type="file"
              accept=".json,.geojson,application/geo+json,application/json"
              onChange={({ target }) => void open(target.files?.[0])}
            />
          )}
        </Field>
        <Field
          label={say('write.geojson.text')}
          fault={typeof read === 'string' ? say(`write.geojson.${read}`, { most: limits.geoJson.nodes }) : undefined}
        >
          {(described) => (
            <textarea
              {...described}
              rows={5}
              spellCheck={false}
              className="tabular"
              placeholder={'{ "type": "FeatureCollection", "features": [ … ] }'}
              value={text}
              onChange={({ target }) => look(target.value)}
            />
          )}
        </Field>
        <div role="status">
          {found && (
            <>
              <p>
                {say('write.geojson.found', { count: found.nodes.length })}
                {found.simpler > 0 && ` · ${say('write.geojson.simpler', { count: found.simpler })}`}
              </p>
              <ul className="bare geojson-found">
                {found.nodes.slice(0, mostShown).map(({ title, time, place, sketch }, at) => (
                  <li key={at}>
                    <span>{title.typed || place.name || say('write.node.unnamed')}</span>
                    <small className="tabular">
                      {[
                        time.typed,
                        sketch ? say(`write.sketch.${kindOf(sketch.shape)}`) : `${place.latitude}, ${place.longitude}`,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </li>
                ))}
                {found.nodes.length > mostShown && <li>…</li>}
              </ul>
              {found.left.length > 0 && (
                <ul className="bare fault">
                  {found.left.slice(0, mostShown).map(({ at, why }, index) => (
                    <li key={index}>{say('write.geojson.left', { at, why: say(`write.geojson.why.${why}`) })}</li>
                  ))}
                  {found.left.length > mostShown && <li>…</li>}
                </ul>
              )}
              {found.nodes.length > 0 && <p className="hint">{say('write.geojson.then')}</p>}
            </>
          )}
        </div>
      </div>
    </Dialog>,
    document.body,
  );
}
