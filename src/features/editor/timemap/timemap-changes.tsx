import { useReader } from '../../../kit/reader.tsx';
import { inLanguage } from '../../../rules/languages.ts';
import type { NodeImage, Sketch, Timemap } from '../../timemaps/rules.ts';
import type { ChangesView, ItemView } from '../../revisions/face/changes-view.ts';
import { InOneLanguage, TextsValue, WeightValue } from '../../revisions/face/values.tsx';
import { PicturesValue } from '../fields/picture-values.tsx';

type Node = Timemap['nodes'][number];

function SketchValue({ value: { shape, style, description } }: { value: Sketch }) {
  const { say } = useReader();
  return (
    <span>
      {say(`desk.shape.${shape.type}`)}, {say(`desk.style.${style}`)}
      {description && (
        <>
          {' '}
          <TextsValue of={description} />
        </>
      )}
    </span>
  );
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
    sketch: SketchValue,
    images: Pictures,
    source: 'source',
  },
};
export const timemapChanges: ChangesView = { items: nodes };
