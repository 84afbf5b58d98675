import { useRef, useState, type PointerEvent } from 'react';
import { useReader } from '../../../../kit/reader.tsx';
import { languageTag } from '../../../../rules/languages.ts';
import * as limits from '../../../../rules/limits.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { WrittenRegion } from '../../face/gallery-rules.ts';
import { EntryBox } from '../../../../ui/entry-box/entry-box.tsx';
import { RegionBoxes } from '../gallery/region-boxes.tsx';
import { useNames } from '../../../../editing/fields/use-names.ts';
import { withText } from '../../../../editing/fields/with-text.ts';
import { isTooSmall, rectangle, sidesOf, withSides, type Corner, type Sides } from './drawing.ts';
import type { OpenedPicture } from './picture-input.ts';
import { Button } from '../../../../ui/form/button.tsx';

const defaultRegion: WrittenRegion = {
  points: rectangle([0.4, 0.4], [0.6, 0.6]),
  itemId: null,
  label: {},
  sentence: {},
};

/** Whether a region has neither an entry nor a label. */
export const isNameless = ({ itemId, label }: WrittenRegion): boolean =>
  itemId === null && !Object.values(label).some(Boolean);

interface Props {
  picture: OpenedPicture['picture'];
  regions: readonly WrittenRegion[];
  isOpen: boolean;
  onRegions(next: (now: readonly WrittenRegion[]) => readonly WrittenRegion[]): void;
}

/** The regions of a picture: drawn on it, or added and moved by numbers in the list. */
export function RegionsForm({ picture, regions, isOpen, onRegions }: Props) {
  const { language, t } = useReader();
  const [selectedIndex, setChosen] = useState(-1);
  const [drawn, setDrawn] = useState<{ from: Corner; to: Corner } | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const names = useNames(regions.flatMap(({ itemId }) => itemId ?? []));
  const set = (at: number, change: Partial<WrittenRegion>) =>
    onRegions((now) => now.map((region, place) => (place === at ? { ...region, ...change } : region)));

  function cornerAt({ clientX, clientY }: PointerEvent): Corner {
    const { left, top, width, height } = board.current!.getBoundingClientRect();
    return [(clientX - left) / width, (clientY - top) / height];
  }
  function add(points: Corner[]) {
    setChosen(regions.length);
    onRegions((now) => [...now, { ...defaultRegion, points }]);
  }
  function endDrawing() {
    if (!drawn) return;
    const points = rectangle(drawn.from, drawn.to);
    setDrawn(null);
    if (!isTooSmall(points)) add(points);
  }
  const { url, width, height } = picture;
  return (
    <section aria-labelledby="regions-form-title">
      <h2 id="regions-form-title">{t('gallery.regions')}</h2>
      <p className="hint">{t('regions.hint')}</p>
      <div
        ref={board}
        className="regions-board"
        style={{ aspectRatio: `${width} / ${height}` }}
        onPointerDown={(event) => {
          if (event.button) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrawn({ from: cornerAt(event), to: cornerAt(event) });
        }}
        onPointerMove={(event) => drawn && setDrawn({ ...drawn, to: cornerAt(event) })}
        onPointerUp={endDrawing}
        onPointerCancel={() => setDrawn(null)}
      >
        <img className="cover" src={url} alt="" draggable={false} />
        <RegionBoxes
          boxes={[
            ...regions.map(({ points }, at) => ({ number: at + 1, points, isChosen: at === selectedIndex })),
            ...(drawn ? [{ number: null, points: rectangle(drawn.from, drawn.to) }] : []),
          ]}
        />
      </div>
      <ol className="bare regions-rows">
        {regions.map((region, at) => (
          <li key={at} aria-current={at === selectedIndex || undefined} onFocus={() => setChosen(at)}>
            <EntryBox
              name={`region-${at}`}
              label={t('regions.entry', { number: at + 1 })}
              value={
                region.itemId === null
                  ? null
                  : { id: region.itemId, name: names.names.get(region.itemId)?.name ?? region.itemId }
              }
              onPick={(picked) => {
                if (picked) names.learn(picked);
                set(at, { itemId: picked?.itemId ?? null });
              }}
            />
            <Field label={t('regions.label')}>
              <TextField
                lang={languageTag(language)}
                value={region.label[language] ?? ''}
                onText={(text) => set(at, { label: withText(region.label, language, text) })}
              />
            </Field>
            <Field label={t('regions.sentence')}>
              <TextField
                rows={2}
                lang={languageTag(language)}
                characters={limits.relationDescriptionLength}
                value={region.sentence[language] ?? ''}
                onText={(text) => set(at, { sentence: withText(region.sentence, language, text) })}
              />
            </Field>
            <SidesFields points={region.points} onPoints={(points) => set(at, { points })} />
            <p className="acts">
              <Button
                disabled={at === 0}
                aria-label={t('regions.earlier', { number: at + 1 })}
                onClick={() => onRegions((now) => now.with(at, now[at - 1]!).with(at - 1, region))}
              >
                ↑
              </Button>
              <Button
                onClick={() => {
                  onRegions((now) => now.filter((_, place) => place !== at));
                  setChosen(-1);
                }}
              >
                {t('regions.remove')}
              </Button>
            </p>
          </li>
        ))}
      </ol>
      <p className="acts">
        <Button disabled={regions.length >= limits.regions.most} onClick={() => add(defaultRegion.points)}>
          + {t('regions.add')}
        </Button>
      </p>
      {regions.some(isNameless) && <p className="hint">{t('regions.nameless')}</p>}
      {!isOpen && <p className="hint">{t('error.underReview')}</p>}
    </section>
  );
}

/** The bounding rectangle of a region as numbers, for users who do not draw. */
function SidesFields({ points, onPoints }: { points: readonly Corner[]; onPoints(points: Corner[]): void }) {
  const { t } = useReader();
  const sides = sidesOf(points);
  return (
    <div className="regions-sides">
      {(['left', 'top', 'width', 'height'] as const).map((side) => (
        <Field key={side} label={t(`regions.${side}`)}>
          <input
            type="number"
            min={0}
            max={100}
            step={0.5}
            value={sides[side]}
            onChange={({ target }) => {
              const next: Sides = { ...sides, [side]: Math.min(100, Math.max(0, target.valueAsNumber || 0)) };
              if (next.width > 0 && next.height > 0) onPoints(withSides(points, next));
            }}
          />
        </Field>
      ))}
    </div>
  );
}
