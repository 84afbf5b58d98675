import { useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { textLength } from '../../../rules/text-width.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import {
  kindOf,
  readShapeText,
  shapeText,
  soundShape,
  type Shape,
  type ShapeKind,
} from '../../timemaps/face/sketch-shapes.ts';
import { hues, type WrittenSketch } from './timemap-writing.ts';

const kinds = ['point', 'line', 'area'] as const;
const styles = {
  point: [],
  line: ['solid', 'dashed', 'dotted', 'arrow'],
  area: ['solid', 'dashed', 'dotted'],
} as const;
/** Narrowest and widest line, in pixels. Source: spec §3 "sketch (… style, size, fill, border)", timemaps/rules.ts. */
const sizes = { least: 1, most: 24 };

interface Props {
  sketch: WrittenSketch | null;
  onSketch(sketch: WrittenSketch | null, what: string): void;
  /** Called after corners were typed. */
  onShape(shape: Shape): void;
  /** Starts drawing on the map, or moving corners; null without a usable map. */
  onDraw: ((kind: ShapeKind, isChange: boolean) => void) | null;
  fault?: string;
  /** False if another field holds its description. */
  hasWords?: boolean;
}

/** A drawing for a place: drawn on the map or typed as coordinates, and its style. */
export function SketchField({ sketch, onSketch, onShape, onDraw, fault, hasWords = true }: Props) {
  const { say } = useReader();
  const [byHand, setByHand] = useState<ShapeKind | null>(null);
  const kind = sketch ? kindOf(sketch.shape) : byHand;
  const isWhole =
    sketch &&
    (sketch.shape.type !== 'Polygon' || sketch.shape.coordinates.length === 1) &&
    sketch.shape.type !== 'MultiPolygon';
  const hue = (which: 'fill' | 'border') =>
    sketch && (
      <fieldset className="hue-choice">
        <legend>{say(`write.sketch.${which}`)}</legend>
        {[null, ...hues, ...(sketch[which] === 'war' ? ['war' as const] : [])].map((one) => (
          <label
            key={one}
            title={say(one ? `write.hue.${one}` : 'write.sketch.none')}
            style={one ? { '--hue': `var(--${one})` } : undefined}
            data-none={one ? undefined : ''}
          >
            <input
              type="radio"
              checked={sketch[which] === one}
              onChange={() => onSketch({ ...sketch, [which]: one }, which)}
            />
            <span className="unseen">{say(one ? `write.hue.${one}` : 'write.sketch.none')}</span>
          </label>
        ))}
      </fieldset>
    );
  return (
    <fieldset className="sketch-field">
      <legend>{say('write.sketch')}</legend>
      {!sketch && <p className="hint">{say('write.sketch.hint')}</p>}
      <div className="acts">
        {!sketch &&
          onDraw &&
          kinds.map((one) => (
            <button key={one} type="button" className="button" onClick={() => onDraw(one, false)}>
              {say('write.sketch.draw', { kind: say(`write.sketch.${one}`) })}
            </button>
          ))}
        {sketch && onDraw && isWhole && (
          <button type="button" className="button" onClick={() => onDraw(kind!, true)}>
            {say('write.sketch.change')}
          </button>
        )}
        {sketch && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setByHand(null);
              onSketch(null, 'shape');
            }}
          >
            {say('write.sketch.remove')}
          </button>
        )}
      </div>
      {sketch && kind && (
        <div className="sketch-look">
          {styles[kind].length > 0 && (
            <Field label={say('write.sketch.style')}>
              {(described) => (
                <select
                  {...described}
                  value={sketch.style}
                  onChange={({ target }) =>
                    onSketch({ ...sketch, style: target.value as WrittenSketch['style'] }, 'style')
                  }
                >
                  {styles[kind].map((style) => (
                    <option key={style} value={style}>
                      {say(`write.sketch.style.${style}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <Field label={say('write.sketch.size')}>
            {(described) => (
              <span className="sketch-size">
                <input
                  {...described}
                  type="range"
                  min={sizes.least}
                  max={sizes.most}
                  step="1"
                  value={sketch.size}
                  onChange={({ target }) => onSketch({ ...sketch, size: Number(target.value) }, 'size')}
                />
                <output className="tabular">{sketch.size}</output>
              </span>
            )}
          </Field>
          {kind !== 'line' && hue('fill')}
          {hue('border')}
        </div>
      )}
      {sketch && hasWords && (
        <Field
          label={say('write.sketch.description')}
          fault={fault}
          hint={
            <span className="tabular">
              {textLength(sketch.description.typed)} / {limits.sketchDescriptionLength}
            </span>
          }
        >
          {(described) => (
            <TextField
              {...described}
              rows={2}
              characters={limits.sketchDescriptionLength}
              value={sketch.description.typed}
              onText={(typed) => onSketch({ ...sketch, description: { ...sketch.description, typed } }, 'description')}
            />
          )}
        </Field>
      )}
      <details className="sketch-corners">
        <summary>{say('write.sketch.byHand')}</summary>
        {!sketch && (
          <div className="acts" role="radiogroup" aria-label={say('write.sketch')}>
            {kinds.map((one) => (
              <label key={one} className="sketch-kind">
                <input type="radio" checked={kind === one} onChange={() => setByHand(one)} />
                <span>{say(`write.sketch.${one}`)}</span>
              </label>
            ))}
          </div>
        )}
        {sketch && !isWhole && (
          <p className="hint">{say(shapeText(sketch.shape) === null ? 'write.sketch.holes' : 'write.sketch.parts')}</p>
        )}
        {kind && (!sketch || shapeText(sketch.shape) !== null) && (
          <Corners kind={kind} shape={sketch?.shape ?? null} onShape={onShape} />
        )}
      </details>
    </fieldset>
  );
}

/** The corners of a shape as text, for users without a pointer or with known coordinates. */
function Corners({ kind, shape, onShape }: { kind: ShapeKind; shape: Shape | null; onShape(shape: Shape): void }) {
  const { say } = useReader();
  const said = shape ? (shapeText(shape) ?? '') : '';
  const [typing, setTyping] = useState({ of: said, text: said, told: '' });
  // A change of the shape elsewhere updates the text; typing does not.
  if (typing.of !== said) setTyping({ of: said, text: said, told: typing.told });

  function take() {
    if (typing.text === said || !typing.text.trim()) return;
    const drawn = readShapeText(typing.text, kind);
    if ('line' in drawn) return setTyping({ ...typing, told: say('write.shape.line', { line: drawn.line }) });
    const { shape: next, isSimpler, fault } = soundShape(drawn);
    if (fault) return setTyping({ ...typing, told: say(`write.shape.${fault}`) });
    const text = shapeText(next) ?? '';
    setTyping({ of: text, text, told: isSimpler ? say('write.shape.simpler', { most: limits.shapePoints }) : '' });
    onShape(next);
  }
  return (
    <Field label={say('write.sketch.corners')} fault={typing.told || undefined} hint={say('write.sketch.cornersHint')}>
      {(described) => (
        <textarea
          {...described}
          className="tabular"
          rows={5}
          spellCheck={false}
          placeholder={'41.89, 12.49\n40.85, 14.27'}
          value={typing.text}
          onChange={({ target }) => setTyping({ ...typing, text: target.value, told: '' })}
          onBlur={take}
        />
      )}
    </Field>
  );
}
