import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { selectTranslation, languageName, languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { textLength } from '../../../rules/text-width.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ImageField } from '../../media/face/image-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { CitationField } from '../../../editing/fields/citation-field.tsx';
import { PlaceField } from '../../../editing/fields/place-field.tsx';
import { SketchField } from '../face/edit/sketch-field.tsx';
import type { ShapeKind } from '../face/sketch-shapes.ts';
import { TimeBox } from '../../../editing/fields/time-box.tsx';
import {
  faultsOfNode,
  setNodeShape,
  type NodeFault,
  type EditableNode,
  type EditableLocalizedText,
} from '../face/edit/editable-node.ts';
import { Fault } from '../../../ui/form/fault.tsx';
import { Options } from '../../../ui/form/options.tsx';

interface Props {
  node: EditableNode;
  /** Changes with the same `field` are undone as one step. */
  onNode(change: (node: EditableNode) => EditableNode, field?: string): void;
  onDraw: ((kind: ShapeKind, isChange: boolean) => void) | null;
  /** Whether missing values are reported: after an attempt to submit. */
  isTried: boolean;
  /** Whether the form takes the focus: if opened from the list, but not from the map. */
  focused: boolean;
  itemId: string;
  /** Buttons at the end: remove, close. */
  children: ReactNode;
}
/** Most pictures per node. */
const maxImages = 6;

/** The form of one place of a timemap (S07, V18). */
export function NodeForm({ node, onNode, onDraw, isTried, focused, itemId, children }: Props) {
  const { language, t } = useReader();
  const { title, description, time, place, sketch, images, weight, source } = node;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const begin = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) begin.current?.focus({ preventScroll: true });
  }, [focused]);

  const faults = faultsOfNode(node, language);
  /** Errors are reported when their field loses focus, missing values when submitting. */
  const describeFault = (field: string, ...names: NodeFault[]) => {
    const fault = faults.find((name) => names.includes(name));
    if (!fault || !(isTried || left.has(field) || field === 'placeName')) return undefined;
    if (fault === 'placeMissing') return t('write.place.lack.position');
    const { least, most } = fault === 'titleLength' ? limits.nodeTitleLength : limits.nodeDescriptionLength;
    return fault === 'placeWrong' || fault === 'sourceWrong' ? undefined : t(`finding.${fault}`, { least, most });
  };
  const leave = (field: string) => () => setLeft(new Set([...left, field]));
  const length = ({ typed }: EditableLocalizedText, { least, most }: { least: number; most: number }) => (
    <span className="tabular">{t('write.node.lengths', { count: textLength(typed.trim()), least, most })}</span>
  );
  /** Shows the text in another language while there is none in this one. */
  const elsewhere = ({ texts }: EditableLocalizedText) => {
    const other = selectTranslation(texts, language);
    return other && other.language !== language
      ? t('write.node.inOther', { language: languageName(other.language, language), text: other.value })
      : undefined;
  };
  const write = (field: 'title' | 'description') => (typed: string) =>
    onNode((now) => ({ ...now, [field]: { ...now[field], typed } }), field);
  const placeFault = describeFault('placeName', 'placeDescriptionTooLong') ?? describeFault('place', 'placeMissing');
  return (
    <div
      className="stack node-form"
      onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault()}
    >
      <Field
        label={t('write.node.title')}
        fault={describeFault('title', 'titleMissing', 'titleLength')}
        hint={length(title, limits.nodeTitleLength)}
      >
        <TextField
          ref={begin}
          type="text"
          lang={languageTag(language)}
          autoComplete="off"
          placeholder={elsewhere(title)}
          characters={limits.nodeTitleLength.most}
          value={title.typed}
          onText={write('title')}
          onBlur={leave('title')}
        />
      </Field>
      <TimeBox
        label={t('write.node.when')}
        value={time}
        onChange={(change) => onNode((now) => ({ ...now, time: change(now.time) }), 'time')}
      />
      <PlaceField
        label={t('write.node.where')}
        place={place}
        fault={isTried}
        maxLength={limits.placeDescriptionLength}
        onPlace={(next) => onNode((now) => ({ ...now, place: next }), 'place')}
      />
      <Fault>{placeFault}</Fault>
      <Field
        label={t('write.node.description')}
        fault={describeFault('description', 'nodeDescriptionLength')}
        hint={length(description, limits.nodeDescriptionLength)}
      >
        <TextField
          rows={4}
          lang={languageTag(language)}
          placeholder={elsewhere(description)}
          characters={limits.nodeDescriptionLength.most}
          value={description.typed}
          onText={write('description')}
          onBlur={leave('description')}
        />
      </Field>
      <SketchField
        sketch={sketch}
        onDraw={onDraw}
        fault={describeFault('sketch', 'sketchDescriptionTooLong')}
        onShape={(shape) => onNode((now) => setNodeShape(now, shape), 'sketch corners')}
        onSketch={(next, what) => onNode((now) => ({ ...now, sketch: next }), `sketch ${what}`)}
      />
      <Field label={t('write.node.weight')}>
        <select value={weight} onChange={({ target }) => onNode((now) => ({ ...now, weight: Number(target.value) }))}>
          <Options of={[1, 2, 3] as const} name={(choice) => t(`write.node.weight.${choice}`)} />
        </select>
      </Field>
      <CitationField
        citation={source}
        isRefused={isTried}
        onCitation={(next) => onNode((now) => ({ ...now, source: next }), 'source')}
      />
      <div role="group" aria-label={t('write.node.images')}>
        <p className="label">{t('write.node.images')}</p>
        <ImageField
          images={images}
          max={maxImages}
          itemId={itemId}
          onImages={(next) => onNode((now) => ({ ...now, images: next }), 'images')}
        />
      </div>
      <p className="acts">{children}</p>
    </div>
  );
}
