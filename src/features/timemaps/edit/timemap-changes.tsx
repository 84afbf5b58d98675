import { useReader } from '../../../kit/reader.tsx';
import { selectTranslation } from '../../../rules/languages.ts';
import type { NodeImage, Sketch, Timemap } from '../rules.ts';
import type { ChangesView, FieldProps, ItemView } from '../../../editing/revisions/face/changes-view.ts';
import { LocalizedValue, WeightValue } from '../../../editing/revisions/face/values.tsx';
import { PicturesValue } from '../../media/face/picture-values.tsx';
import { SketchValue } from '../face/sketch-value.tsx';

type Node = Timemap['nodes'][number];

function DrawnSketch({ value, other, item }: FieldProps<Node, Sketch>) {
  const { language } = useReader();
  return <SketchValue value={value} other={other} label={selectTranslation(item.title, language)?.value ?? ''} />;
}

function Pictures({ value, item }: { value: readonly NodeImage[]; item: Node }) {
  const { language } = useReader();
  return <PicturesValue pictures={value} alt={selectTranslation(item.title, language)?.value ?? ''} />;
}

const nodes: ItemView<Node> = {
  Line: ({ item }) => <LocalizedValue of={item.title} />,
  byTime: true,
  fields: {
    title: 'texts',
    place: 'place',
    description: 'texts',
    weight: WeightValue,
    sketch: DrawnSketch,
    images: Pictures,
    source: 'source',
  },
};
export const timemapChanges: ChangesView = { items: nodes };
