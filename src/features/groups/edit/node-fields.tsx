import type { ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { genders, type Gender } from '../../../rules/kinds.ts';
import { languageTag, type Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { textLength } from '../../../rules/text-width.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { nodeHues, type GroupKind } from '../face/kinds.ts';
import { type GroupNode } from '../rules.ts';
import { PlaceField } from '../../../editing/fields/place-field.tsx';
import { movePlaceTo } from '../../../editing/fields/editable-place.ts';
import { TimeBox } from '../../../editing/fields/time-box.tsx';
import { SketchField } from '../../timemaps/face/edit/sketch-field.tsx';
import { middleOf, type Shape, type ShapeKind } from '../../timemaps/face/sketch-shapes.ts';
import { plainSketch } from '../../timemaps/face/edit/editable-node.ts';
import type { EditableGroupNode } from './editable-group.ts';
import { Options } from '../../../ui/form/options.tsx';

interface Props {
  kind: GroupKind;
  row: EditableGroupNode;
  /** Language of the group. */
  language: Language;
  isTried: boolean;
  onRow(change: (row: EditableGroupNode) => EditableGroupNode, about: string): void;
  draw: ((kind: ShapeKind, isChange: boolean) => void) | null;
  children: ReactNode;
}

/** Sets the shape of a row; its middle becomes the place if none is marked. */
export function setNodeShape(row: EditableGroupNode, shape: Shape): EditableGroupNode {
  const isPlaced = row.place.latitude.trim() || row.place.longitude.trim();
  return {
    ...row,
    sketch: { ...(row.sketch ?? plainSketch), shape },
    place: isPlaced ? row.place : movePlaceTo(row.place, middleOf(shape)),
  };
}

/** The fields of one node: name, time, place and description. */
export function NodeFields({ kind, row, language, isTried, onRow, draw, children }: Props) {
  const { t } = useReader();
  const { node, time, place, sketch } = row;
  const lang = languageTag(language);
  const set = <F extends keyof GroupNode>(field: F, value: GroupNode[F]) =>
    onRow((now) => ({ ...now, node: { ...now.node, [field]: value } }), field);
  const isPlaced = kind === 'timemap';
  const titleMost = isPlaced && node.itemId === null ? limits.nodeTitleLength.most : limits.nameLength;
  return (
    <div
      className="stack group-fields"
      onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault()}
    >
      <Field
        label={t(node.itemId === null ? 'make.node.title' : 'make.node.title.entry')}
        hint={
          isPlaced && node.itemId === null ? (
            <span className="tabular">
              {t('write.node.lengths', { count: textLength(node.title), ...limits.nodeTitleLength })}
            </span>
          ) : undefined
        }
      >
        <TextField
          type="text"
          autoComplete="off"
          lang={lang}
          characters={titleMost}
          placeholder={node.called}
          value={node.title}
          onText={(title) => set('title', title)}
        />
      </Field>
      <TimeBox
        label={t('make.node.when')}
        value={time}
        onChange={(change) => onRow((now) => ({ ...now, time: change(now.time) }), 'time')}
      />
      {isPlaced && (
        <>
          <PlaceField
            label={t('make.node.where')}
            place={{ ...place, isNameless: true }}
            fault={isTried}
            maxLength={limits.placeDescriptionLength}
            onPlace={(next) => onRow((now) => ({ ...now, place: next }), 'place')}
          />
          <SketchField
            sketch={sketch}
            onDraw={draw}
            onShape={(shape) => onRow((now) => setNodeShape(now, shape), 'sketch corners')}
            onSketch={(next, what) => onRow((now) => ({ ...now, sketch: next }), `sketch ${what}`)}
          />
        </>
      )}
      <Field
        label={t('make.node.note')}
        hint={
          <span className="tabular">
            {isPlaced
              ? t('write.node.lengths', { count: textLength(node.note), ...limits.nodeDescriptionLength })
              : `${textLength(node.note)} / ${limits.groups.noteLength}`}
          </span>
        }
      >
        <TextField
          rows={3}
          lang={lang}
          characters={limits.groups.noteLength}
          value={node.note}
          onText={(note) => set('note', note)}
        />
      </Field>
      {kind === 'tree' ? (
        <Field label={t('make.node.gender')}>
          <select
            value={node.gender ?? ''}
            onChange={({ target }) => set('gender', (target.value || null) as Gender | null)}
          >
            <option value="">{t('make.node.gender.none')}</option>
            <Options of={genders} name={(gender) => t(`write.family.gender.${gender}`)} />
          </select>
        </Field>
      ) : (
        <Field label={t('make.node.hue')}>
          <select
            value={node.hue ?? ''}
            onChange={({ target }) => set('hue', (target.value || null) as GroupNode['hue'])}
          >
            <option value="">{t('make.node.hue.own')}</option>
            <Options
              of={nodeHues.filter((nodeHue) => nodeHue !== 'war')}
              name={(nodeHue) => t(`write.hue.${nodeHue}`)}
            />
          </select>
        </Field>
      )}
      <p className="acts">{children}</p>
    </div>
  );
}
