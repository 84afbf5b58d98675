import type { ChangesView, FieldShown, ItemView } from '../../revisions/face/changes-view.ts';
import type { MapShape } from '../../timemaps/face/scripts/rules.ts';
import { useReader } from '../../../kit/reader.tsx';
import { ShapesPicture } from '../../../ui/map-canvas/shapes-picture.tsx';

const Words = ({ value }: { value: string }) => <span>{value}</span>;

/** Drawn, because a reviewer cannot judge coordinates. */
function DrawnSketch({ value, item }: FieldShown<MapShape, MapShape['sketch']>) {
  const { say } = useReader();
  return (
    <span>
      {say(`desk.shape.${value.shape.type}`)}, {say(`desk.style.${value.style}`)}
      <ShapesPicture shapes={[value]} label={item.title} />
    </span>
  );
}

const shapes: ItemView<MapShape> = {
  Line: ({ item }) => <span>{item.title}</span>,
  byTime: true,
  fields: { layer: Words, title: Words, description: Words, sketch: DrawnSketch, source: 'source' },
};
export const mapScriptChanges: ChangesView = { items: shapes };
