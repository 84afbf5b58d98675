import { useReader } from '../../../kit/reader.tsx';
import { licenceName, type Licence } from '../../../rules/licences.ts';
import type { InLanguages } from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/schemas.ts';
import type { Gallery, Regions } from '../../media/face/gallery-rules.ts';
import type { ChangesView, ItemView } from '../../revisions/face/changes-view.ts';
import { Ends, InOneLanguage, SourceValue, TextsValue } from '../../revisions/face/values.tsx';
import { PicturesValue } from '../fields/picture-values.tsx';

type Image = Gallery['images'][number];
const image: ItemView<Image> = {
  Line: ({ item }) => <PicturesValue pictures={[item]} alt="" />,
  byTime: false,
  fields: {
    id: ({ value }) => <code>{value}</code>,
    url: ({ value }) => <code>{value}</code>,
    caption: 'texts',
  },
};
export const galleryChanges: ChangesView = { items: image };

/** A field of a picture, from the text as which it was compared. */
function PictureField({ field, text }: { field: string; text: string }) {
  const { language } = useReader();
  switch (field) {
    case 'title':
    case 'description':
      return <TextsValue of={JSON.parse(text) as InLanguages} />;
    case 'licence':
      return licenceName(text as Licence, language);
    case 'source':
      return <SourceValue source={JSON.parse(text) as Citation} />;
    case 'tags':
      return text.split('\n').join(' · ');
    default:
      return text;
  }
}
export const pictureChanges: ChangesView = { Field: PictureField };

type Region = Regions['regions'][number];
const percent = (share: number) => `${Math.round(100 * share)}%`;
const region: ItemView<Region> = {
  Line: ({ item, speaking }) =>
    item.itemId ? <Ends ids={[item.itemId]} speaking={speaking} /> : <InOneLanguage of={item.label} />,
  byTime: false,
  fields: {
    points: ({ value }) => (
      <span className="tabular">{value.map(([x, y]) => `${percent(x)} ${percent(y)}`).join(', ')}</span>
    ),
    itemId: ({ value, speaking }) => <Ends ids={[value]} speaking={speaking} />,
    label: 'texts',
    sentence: 'texts',
  },
};
export const regionsChanges: ChangesView = { items: region };
