import type { ReactNode } from 'react';
import type { Reader } from '../../../../kit/reader.tsx';
import { readPictureAddress } from '../../../../rules/picture-address.ts';
import { nameOfLanguageTag } from '../../../books/face/language-names.ts';
import type { ChangesView, FieldProps, ItemView } from '../../../../editing/revisions/face/changes-view.ts';
import { ReviewPicture } from '../../../../editing/revisions/face/pictures/compared-picture.tsx';
import type { MapShape } from '../../face/scripts/rules.ts';
import { SketchValue } from '../../face/sketch-value.tsx';

const Words = ({ value }: { value: string }) => <span>{value}</span>;
const DrawnSketch = ({ value, other, item }: FieldProps<MapShape, MapShape['sketch']>) => (
  <SketchValue value={value} other={other} label={item.title} />
);

const shapes: ItemView<MapShape> = {
  Line: ({ item }) => <span>{item.title}</span>,
  byTime: true,
  fields: { layer: Words, title: Words, description: Words, sketch: DrawnSketch, source: 'source' },
};

function renderLine(field: string, line: string, { language }: Reader): ReactNode {
  if (field === 'language') return nameOfLanguageTag(line, language);
  return field === 'oldMap' && readPictureAddress(line) ? <ReviewPicture url={line} /> : null;
}
export const mapScriptChanges: ChangesView = { renderLine, items: shapes };
