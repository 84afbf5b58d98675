import { useState } from 'react';
import { useReader } from '../../../../kit/reader.tsx';
import * as limits from '../../../../rules/limits.ts';
import { textLength } from '../../../../rules/text-width.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { kindOf, readShapeText, formatShape, validateShape, type Shape, type ShapeKind } from '../sketch-shapes.ts';
import { hues, type EditableSketch } from './editable-node.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { Options } from '../../../../ui/form/options.tsx';

const kinds = ['point', 'line', 'area'] as const;
const styles = {
  point: [],
  line: ['solid', 'dashed', 'dotted', 'arrow'],
  area: ['solid', 'dashed', 'dotted'],
} as const;
/** Narrowest and widest line, in pixels. Source: spec §3 "sketch (… style, size, fill, border)", timemaps/rules.ts. */
const sizes = { least: 1, most: 24 };

interface Props {
  sketch: EditableSketch | null;
  onSketch(sketch: EditableSketch | null, what: string): void;
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
  const { t } = useReader();
  const [byHand, setByHand] = useState<ShapeKind | null>(null);
  const kind = sketch ? kindOf(sketch.shape) : byHand;
  const isWhole =
    sketch &&
    (sketch.shape.type !== 'Polygon' || sketch.shape.coordinates.length === 1) &&
    sketch.shape.type !== 'MultiPolygon';
  const hue = (which: 'fill' | 'border') =>
    sketch && (
      <fieldset className="row hue-choice">
        <legend>{t(`write.sketch.${which}`)}</legend>
        {[null, ...hues, ...(sketch[which] === 'war' ? ['war' as const] : [])].map((choice) => (
          <label
            key={choice}
            title={t(choice ? `write.hue.${choice}` : 'write.sketch.none')}
            style={choice ? { '--hue': `var(--${choice})` } : undefined}
            data-none={choice ? undefined : ''}
          >
            <input
              className="cover"
              type="radio"
              checked={sketch[which] === choice}
              onChange={() => onSketch({ ...sketch, [which]: choice }, which)}
            />
            <span className="unseen">{t(choice ? `write.hue.${choice}` : 'write.sketch.none')}</span>
          </label>
        ))}
      </fieldset>
    );
  return (
    <fieldset className="stack">
      <legend>{t('write.sketch')}</legend>
      {!sketch && <p className="hint">{t('write.sketch.hint')}</p>}
      <div className="acts">
        {!sketch &&
          onDraw &&
          kinds.map((shapeKind) => (
            <Button key={shapeKind} onClick={() => onDraw(shapeKind, false)}>
              {t('write.sketch.draw', { kind: t(`write.sketch.${shapeKind}`) })}
            </Button>
          ))}
        {sketch && onDraw && isWhole && <Button onClick={() => onDraw(kind!, true)}>{t('write.sketch.change')}</Button>}
        {sketch && (
          <Button
            onClick={() => {
              setByHand(null);
              onSketch(null, 'shape');
            }}
          >
            {t('write.sketch.remove')}
          </Button>
        )}
      </div>
      {sketch && kind && (
        <div className="tiles">
          {styles[kind].length > 0 && (
            <Field label={t('write.sketch.style')}>
              <select
                value={sketch.style}
                onChange={({ target }) =>
                  onSketch({ ...sketch, style: target.value as EditableSketch['style'] }, 'style')
                }
              >
                <Options of={styles[kind]} name={(style) => t(`write.sketch.style.${style}`)} />
              </select>
            </Field>
          )}
          <Field label={t('write.sketch.size')}>
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
          label={t('write.sketch.description')}
          fault={fault}
          hint={
            <span className="tabular">
              {textLength(sketch.description.typed)} / {limits.sketchDescriptionLength}
            </span>
          }
        >
          <TextField
            rows={2}
            characters={limits.sketchDescriptionLength}
            value={sketch.description.typed}
            onText={(typed) => onSketch({ ...sketch, description: { ...sketch.description, typed } }, 'description')}
          />
        </Field>
      )}
      <details className="filter-drawer sketch-corners">
        <summary>{t('write.sketch.byHand')}</summary>
        {!sketch && (
          <div className="acts" role="radiogroup" aria-label={t('write.sketch')}>
            {kinds.map((shapeKind) => (
              <label key={shapeKind} className="sketch-kind">
                <input type="radio" checked={kind === shapeKind} onChange={() => setByHand(shapeKind)} />
                <span>{t(`write.sketch.${shapeKind}`)}</span>
              </label>
            ))}
          </div>
        )}
        {sketch && !isWhole && (
          <p className="hint">{t(formatShape(sketch.shape) === null ? 'write.sketch.holes' : 'write.sketch.parts')}</p>
        )}
        {kind && (!sketch || formatShape(sketch.shape) !== null) && (
          <Corners kind={kind} shape={sketch?.shape ?? null} onShape={onShape} />
        )}
      </details>
    </fieldset>
  );
}

/** The corners of a shape as text, for users without a pointer or with known coordinates. */
function Corners({ kind, shape, onShape }: { kind: ShapeKind; shape: Shape | null; onShape(shape: Shape): void }) {
  const { t } = useReader();
  const cornersText = shape ? (formatShape(shape) ?? '') : '';
  const [typing, setTyping] = useState({ of: cornersText, text: cornersText, error: '' });
  // A change of the shape elsewhere updates the text; typing does not.
  if (typing.of !== cornersText) setTyping({ of: cornersText, text: cornersText, error: typing.error });

  function take() {
    if (typing.text === cornersText || !typing.text.trim()) return;
    const drawn = readShapeText(typing.text, kind);
    if ('line' in drawn) return setTyping({ ...typing, error: t('write.shape.line', { line: drawn.line }) });
    const { shape: next, isSimpler, fault } = validateShape(drawn);
    if (fault) return setTyping({ ...typing, error: t(`write.shape.${fault}`) });
    const text = formatShape(next) ?? '';
    setTyping({ of: text, text, error: isSimpler ? t('write.shape.simpler', { most: limits.shapePoints }) : '' });
    onShape(next);
  }
  return (
    <Field label={t('write.sketch.corners')} fault={typing.error || undefined} hint={t('write.sketch.cornersHint')}>
      <textarea
        className="tabular"
        rows={5}
        spellCheck={false}
        placeholder={'41.89, 12.49\n40.85, 14.27'}
        value={typing.text}
        onChange={({ target }) => setTyping({ ...typing, text: target.value, error: '' })}
        onBlur={take}
      />
    </Field>
  );
}
