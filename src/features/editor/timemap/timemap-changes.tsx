import { useReader } from '../../../kit/reader.tsx';
import { inLanguage } from '../../../rules/languages.ts';
import type { NodeImage, Sketch, Timemap } from '../../timemaps/rules.ts';
import type { ChangesView, FieldShown, ItemView } from '../../revisions/face/changes-view.ts';
import { InOneLanguage, WeightValue } from '../../revisions/face/values.tsx';
import { PicturesValue } from '../fields/picture-values.tsx';
import { SketchValue } from '../fields/sketch-value.tsx';

type Node = Timemap['nodes'][number];

function DrawnSketch({ value, other, item }: FieldShown<Node, Sketch>) {
  const { language } = useReader();
  return <SketchValue value={value} other={other} label={inLanguage(item.title, language)?.value ?? ''} />;
}

function Pictures({ value, item }: { value: readonly NodeImage[]; item: Node }) {
  const { language } = useReader();
  return <PicturesValue pictures={value} alt={inLanguage(item.title, language)?.value ?? ''} />;
}

const nodes: ItemView<Node> = {
  Line: ({ item }) => <InOneLanguage of={item.title} />,
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
