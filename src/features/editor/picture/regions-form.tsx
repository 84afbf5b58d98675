import { useRef, useState, type PointerEvent } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { isEditable } from '../../../rules/revision-states.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { WrittenRegion } from '../../media/face/gallery-rules.ts';
import { EntryBox } from '../../search/face/entry-box.tsx';
import { lines } from '../calls.ts';
import { useNames } from '../fields/use-names.ts';
import { withLanguage } from '../painting/painting-writing.ts';
import { isTooSmall, rectangle, sidesOf, withSides, type Corner, type Sides } from './drawing.ts';
import type { OpenedPicture } from './edit-picture.tsx';
import { useProposal } from './use-proposal.ts';

const middle: WrittenRegion = {
  points: rectangle([0.4, 0.4], [0.6, 0.6]),
  itemId: null,
  label: {},
  sentence: {},
};

/** Who and what is where: drawn on the picture, or added and moved by numbers in the list. */
export function RegionsForm({ id, opened, onSent }: { id: string; opened: OpenedPicture; onSent(): void }) {
  const { language, say } = useReader();
  const [regions, setRegions] = useState<readonly WrittenRegion[]>(opened.regions.content.regions);
  const [chosen, setChosen] = useState(-1);
  const [drawn, setDrawn] = useState<{ from: Corner; to: Corner } | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const names = useNames(regions.flatMap(({ itemId }) => itemId ?? []));
  const { busy, fault, submit } = useProposal(
    { id, type: 'regions', baseId: opened.regions.baseId },
    (submitting) => call(lines.saveRegions, { ...submitting, id, regions: [...regions] }, { quiet: true }),
    onSent,
  );
  const isOpen = isEditable(opened.regions.state);
  const set = (at: number, change: Partial<WrittenRegion>) =>
    setRegions((now) => now.map((one, place) => (place === at ? { ...one, ...change } : one)));
  const nameless = regions.some(({ itemId, label }) => itemId === null && !Object.values(label).some(Boolean));

  function cornerAt({ clientX, clientY }: PointerEvent): Corner {
    const { left, top, width, height } = board.current!.getBoundingClientRect();
    return [(clientX - left) / width, (clientY - top) / height];
  }
  function add(points: Corner[]) {
    setChosen(regions.length);
    setRegions([...regions, { ...middle, points }]);
  }
  function endDrawing() {
    if (!drawn) return;
    const points = rectangle(drawn.from, drawn.to);
    setDrawn(null);
    if (!isTooSmall(points)) add(points);
  }
  const { url, width, height } = opened.picture;
  return (
    <section aria-labelledby="regions-form-title">
      <h2 id="regions-form-title">{say('gallery.regions')}</h2>
      <p className="hint">{say('regions.hint')}</p>
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
        <img src={url} alt="" draggable={false} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {[...regions.map(({ points }) => points), ...(drawn ? [rectangle(drawn.from, drawn.to)] : [])].map(
            (points, at) => (
              <polygon
                key={at}
                data-chosen={at === chosen || undefined}
                points={points.map(([x, y]) => `${x * 100},${y * 100}`).join(' ')}
              />
            ),
          )}
        </svg>
      </div>
      <ol className="bare regions-rows">
        {regions.map((region, at) => (
          <li key={at} aria-current={at === chosen || undefined} onFocus={() => setChosen(at)}>
            <EntryBox
              name={`region-${at}`}
              label={say('regions.entry', { number: at + 1 })}
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
            <Field label={say('regions.label')}>
              {(described) => (
                <TextField
                  {...described}
                  lang={languageTag(language)}
                  value={region.label[language] ?? ''}
                  onText={(text) => set(at, { label: withLanguage(region.label, language, text) })}
                />
              )}
            </Field>
            <Field label={say('regions.sentence')}>
              {(described) => (
                <TextField
                  {...described}
                  rows={2}
                  lang={languageTag(language)}
                  most={limits.relationDescriptionLength / 2}
                  value={region.sentence[language] ?? ''}
                  onText={(text) => set(at, { sentence: withLanguage(region.sentence, language, text) })}
                />
              )}
            </Field>
            <SidesFields points={region.points} onPoints={(points) => set(at, { points })} />
            <p className="gallery-acts">
              <button
                type="button"
                className="button"
                disabled={at === 0}
                aria-label={say('gallery.earlier', { number: at + 1 })}
                onClick={() => setRegions(regions.with(at, regions[at - 1]!).with(at - 1, region))}
              >
                ↑
              </button>
              <button
                type="button"
                className="button"
                onClick={() => {
                  setRegions(regions.filter((_, place) => place !== at));
                  setChosen(-1);
                }}
              >
                {say('regions.remove')}
              </button>
            </p>
          </li>
        ))}
      </ol>
      <p className="acts">
        <button
          type="button"
          className="button"
          disabled={regions.length >= limits.regions.most}
          onClick={() => add(middle.points)}
        >
          + {say('regions.add')}
        </button>
        <button
          type="button"
          className="button first"
          aria-busy={busy}
          disabled={!isOpen || nameless}
          onClick={() => void submit()}
        >
          {say('regions.submit')}
        </button>
      </p>
      {nameless && <p className="hint">{say('regions.nameless')}</p>}
      {!isOpen && <p className="hint">{say('error.underReview')}</p>}
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
    </section>
  );
}

/** The rectangle around a region as numbers, for whoever does not draw. */
function SidesFields({ points, onPoints }: { points: readonly Corner[]; onPoints(points: Corner[]): void }) {
  const { say } = useReader();
  const sides = sidesOf(points);
  return (
    <div className="regions-sides">
      {(['left', 'top', 'width', 'height'] as const).map((side) => (
        <Field key={side} label={say(`regions.${side}`)}>
          {(described) => (
            <input
              {...described}
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
          )}
        </Field>
      ))}
    </div>
  );
}
