import { useState, type PointerEvent } from 'react';
import { useReader } from '../../../../kit/reader.tsx';
import * as limits from '../../../../rules/limits.ts';
import { readCoordinates } from '../../../../rules/place/coordinates-reading.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { notify } from '../../../../ui/notices.tsx';
import { ImageField } from '../../../media/face/image-field.tsx';
import { georeferenceOldMap, type ControlPoint, type OldMap } from '../../face/scripts/old-map.ts';
import { Button } from '../../../../ui/form/button.tsx';

interface Props {
  oldMap: OldMap | null;
  /** Index of the point whose position on our map is requested; null for none. */
  marked: number | null;
  onMarked(at: number | null): void;
  onOldMap(oldMap: OldMap | null): void;
}

/** The size of a picture in pixels; rejects if it cannot be loaded. */
const sizeOf = (url: string) =>
  new Promise<{ width: number; height: number }>((done, failed) => {
    const picture = new Image();
    picture.onload = () => done({ width: picture.naturalWidth, height: picture.naturalHeight });
    picture.onerror = () => failed(new Error('the picture cannot be shown'));
    picture.src = url;
  });

/** The old map below the shapes: a picture, and points on it with known coordinates. */
export function OldMapField({ oldMap, marked, onMarked, onOldMap }: Props) {
  const { t } = useReader();
  const take = (url: string) =>
    void sizeOf(url).then(
      (size) => onOldMap({ url, ...size, points: [], opacity: 0.7, credit: '' }),
      () => notify(t('error.pictureUnreadable'), { tone: 'alert' }),
    );
  return (
    <details className="old-map" open={oldMap !== null || undefined}>
      <summary>
        <h2>{t('mapScript.oldMap')}</h2>
      </summary>
      <p className="hint">{t('mapScript.oldMap.lead')}</p>
      {oldMap ? (
        <OldMapPlacement oldMap={oldMap} marked={marked} onMarked={onMarked} onOldMap={onOldMap} />
      ) : (
        <ImageField images={[]} max={1} itemId={null} onImages={([image]) => image && take(image.url)} />
      )}
    </details>
  );
}

function OldMapPlacement({ oldMap, marked, onMarked, onOldMap }: Props & { oldMap: OldMap }) {
  const { t } = useReader();
  const { url, width, height, points, opacity, credit } = oldMap;
  const laid = georeferenceOldMap(points);
  const set = (part: Partial<OldMap>) => onOldMap({ ...oldMap, ...part });
  function mark(event: PointerEvent<HTMLDivElement>) {
    if (points.length >= limits.mapScript.controlPoints) return;
    const box = event.currentTarget.getBoundingClientRect();
    const at = {
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    };
    // The coordinates are not known yet: the user clicks the map next.
    set({ points: [...points, { x: Math.round(at.x), y: Math.round(at.y), latitude: 0, longitude: 0 }] });
    onMarked(points.length);
  }
  const setPoint = (at: number, part: Partial<ControlPoint>) =>
    set({ points: points.with(at, { ...points[at]!, ...part }) });
  return (
    <div className="columns old-map-laying">
      <div className="old-map-picture" onPointerUp={mark}>
        <img src={url} alt={credit || t('mapScript.oldMap')} draggable={false} />
        {points.map(({ x, y }, at) => (
          <span
            key={at}
            className="old-map-point"
            data-marked={at === marked || undefined}
            style={{ '--x': `${(x / width) * 100}%`, '--y': `${(y / height) * 100}%` }}
          >
            {at + 1}
          </span>
        ))}
      </div>
      <div className="old-map-side">
        <p role="status">
          {laid ? t('mapScript.oldMap.laid', { kilometres: Math.round(laid.kilometres) }) : t('finding.oldMapUnlaid')}
        </p>
        <ol className="bare">
          {points.map((point, at) => (
            <li key={at} className="row" data-marked={at === marked || undefined}>
              <b className="place-number">{at + 1}</b>
              {(['x', 'y'] as const).map((axis) => (
                <input
                  key={axis}
                  type="number"
                  min="0"
                  max={axis === 'x' ? width : height}
                  aria-label={t(`mapScript.oldMap.${axis}`, { at: at + 1 })}
                  value={point[axis]}
                  onChange={({ target }) => setPoint(at, { [axis]: Number(target.value) })}
                />
              ))}
              <Coordinates
                point={point}
                label={t('mapScript.oldMap.place', { at: at + 1 })}
                onPoint={(to) => setPoint(at, to)}
              />
              <Button aria-pressed={at === marked} onClick={() => onMarked(at === marked ? null : at)}>
                {t('mapScript.oldMap.mark')}
              </Button>
              <Button
                look="icon"
                aria-label={t('mapScript.oldMap.removePoint', { at: at + 1 })}
                onClick={() => {
                  onMarked(null);
                  set({ points: points.toSpliced(at, 1) });
                }}
              >
                <span aria-hidden>×</span>
              </Button>
            </li>
          ))}
        </ol>
        {marked !== null && <p className="hint">{t('mapScript.oldMap.pointAtMap', { at: marked + 1 })}</p>}
        <p className="acts">
          {points.length < limits.mapScript.controlPoints && (
            <Button
              onClick={() => {
                set({
                  points: [
                    ...points,
                    { x: Math.round(width / 2), y: Math.round(height / 2), latitude: 0, longitude: 0 },
                  ],
                });
                onMarked(points.length);
              }}
            >
              + {t('mapScript.oldMap.addPoint')}
            </Button>
          )}
          <Button
            onClick={() => {
              onMarked(null);
              onOldMap(null);
            }}
          >
            {t('mapScript.oldMap.remove')}
          </Button>
        </p>
        <Field label={t('mapScript.oldMap.opacity')}>
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={opacity}
            onChange={({ target }) => set({ opacity: Number(target.value) })}
          />
        </Field>
        <Field label={t('mapScript.oldMap.credit')}>
          <TextField characters={limits.citationFieldLength} value={credit} onText={(text) => set({ credit: text })} />
        </Field>
      </div>
    </div>
  );
}

interface CoordinatesProps {
  point: ControlPoint;
  label: string;
  onPoint(place: { latitude: number; longitude: number }): void;
}

/** Latitude and longitude in one field, in any common notation. */
function Coordinates({ point: { latitude, longitude }, label, onPoint }: CoordinatesProps) {
  const pointText = `${latitude}, ${longitude}`;
  const [typing, setTyping] = useState({ of: pointText, text: pointText });
  if (typing.of !== pointText) setTyping({ of: pointText, text: pointText });
  const read = readCoordinates(typing.text);
  return (
    <input
      type="text"
      className="tabular"
      aria-label={label}
      aria-invalid={!read || undefined}
      autoComplete="off"
      value={typing.text}
      onChange={({ target }) => setTyping({ of: pointText, text: target.value })}
      onBlur={() => read && onPoint(read)}
    />
  );
}
