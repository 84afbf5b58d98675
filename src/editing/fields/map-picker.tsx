import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { call } from '../../kit/calls/call.ts';
import { useReader } from '../../kit/reader.tsx';
import { placeOnPage, useSavedInput } from '../../kit/saved-input/use-saved-input.ts';
import { formatCoordinates } from '../../rules/place/coordinates.ts';
import { selectTranslation } from '../../rules/languages.ts';
import { hasWebgl } from '../../ui/webgl.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MapCanvas } from '../../ui/map-canvas/view.tsx';
import type { MapHandle } from '../../ui/map-canvas/map-canvas.ts';
import type { Suggestion } from '../../kit/suggestions/contract.ts';
import { EntryBox } from '../../ui/entry-box/entry-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { movePlaceTo, placeFaultOf, readPlace, type EditablePlace } from './editable-place.ts';
import './map-picker.css';
import { entryIntro } from '../lookups/contract.ts';
import { Button } from '../../ui/form/button.tsx';
import { Fault } from '../../ui/form/fault.tsx';

/** Bounds around a place that show its surroundings, in degrees. */
const viewCornersOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  [-1, 1].map((side) => ({
    latitude: Math.max(-85, Math.min(85, latitude + 7 * side)),
    longitude: longitude + 12 * side,
  }));

interface Props {
  place: EditablePlace;
  onTake(place: EditablePlace): void;
  onClose(): void;
}

/** A dialog to choose a place: marked on the map or found among entries, and named (V19). */
export function MapPicker({ place, onTake, onClose }: Props) {
  const { language, t } = useReader();
  const input = useSavedInput(placeOnPage(`place ${place.name} ${place.latitude} ${place.longitude}`), place),
    { value: now, set: setNow } = input;
  const [suggestion, setFound] = useState<Suggestion | null>(null);
  const [unplaced, setUnplaced] = useState<string | null>(null);
  const [isTold, setTold] = useState(false);
  const [drawable, setDrawable] = useState(hasWebgl);
  const map = useRef<MapHandle>(null);

  const read = readPlace({ ...now, isNameless: true }, language),
    marked = read === 'fault' ? null : read;
  const lack = placeFaultOf({ ...now, isNameless: undefined }) ?? (marked ? null : 'position');
  const mark = (at: { latitude: number; longitude: number }) => setNow((was) => movePlaceTo(was, at));
  useEffect(() => {
    if (marked) map.current?.fit(viewCornersOf(marked));
    // Only when the dialog opens: later, users see what they mark.
  }, []);

  async function pick(entry: Suggestion | null) {
    setFound(entry);
    setUnplaced(null);
    if (!entry) return;
    const head = await call(entryIntro, { id: entry.id }).catch(() => null);
    if (!head) return; // a notice has shown the reason
    if (!head.place) return setUnplaced(entry.name);
    const { latitude, longitude, name } = head.place;
    setNow((was) => ({
      ...was,
      latitude: String(latitude),
      longitude: String(longitude),
      name: was.name.trim() || (selectTranslation(name, language)?.value ?? entry.name),
    }));
    map.current?.fit(viewCornersOf(head.place));
  }
  function take() {
    if (lack) return setTold(true);
    const { isNameless: _, ...writtenPlace } = now;
    input.clear();
    onTake(writtenPlace);
  }
  // Rendered outside the surrounding form, because Enter in its fields would submit that form.
  return createPortal(
    <Dialog
      title={t('write.place.map')}
      onClose={onClose}
      input={input}
      submit={
        <Button look="first" onClick={take}>
          {t('write.picker.take')}
        </Button>
      }
    >
      <div className="stack map-picker ui">
        <EntryBox
          name="place"
          label={t('write.picker.search')}
          value={suggestion}
          onPick={(entry) => void pick(entry)}
        />
        {unplaced && (
          <p className="fault" role="status">
            {t('write.picker.unplaced', { name: unplaced })}
          </p>
        )}
        <div className="canvas-stage map-picker-map stage">
          {drawable ? (
            <MapCanvas
              ref={map}
              nodes={[]}
              clustered={false}
              selectedId={null}
              onChoose={() => {}}
              onPlace={mark}
              place={marked}
              label={t('write.picker.map')}
              onFailed={() => setDrawable(false)}
            />
          ) : (
            <p role="note">{t('write.map.noWebgl')}</p>
          )}
        </div>
        <p className="hint tabular" role="status">
          {marked ? t('write.picker.marked', { place: formatCoordinates(marked, language) }) : t('write.picker.hint')}
        </p>
        <div className="place-fields">
          <Field
            label={t('write.place.name')}
            fault={isTold && lack === 'name' ? t('write.place.lack.name') : undefined}
          >
            <input
              type="text"
              autoComplete="off"
              value={now.name}
              onChange={({ target }) => setNow({ ...now, name: target.value })}
              onKeyDown={({ key }) => void (key === 'Enter' && take())}
            />
          </Field>
          {(['latitude', 'longitude'] as const).map((axis) => (
            <Field key={axis} label={t(`write.place.${axis}`)}>
              <input
                type="text"
                autoComplete="off"
                value={now[axis]}
                onChange={({ target }) => setNow({ ...now, [axis]: target.value })}
                onKeyDown={({ key }) => void (key === 'Enter' && take())}
              />
            </Field>
          ))}
        </div>
        {(lack === 'latitude' || lack === 'longitude' || (isTold && lack === 'position')) && (
          <Fault>{t(`write.place.lack.${lack}`)}</Fault>
        )}
      </div>
    </Dialog>,
    document.body,
  );
}
