import { useReader } from '../../../../kit/reader.tsx';
import { licenceName, type Licence } from '../../../../rules/licences.ts';
import { selectTranslation, type InLanguages } from '../../../../rules/languages.ts';
import type { Citation } from '../../../../rules/schemas.ts';
import type { Gallery, Regions } from '../../face/gallery-rules.ts';
import type { ChangesView, ItemView } from '../../../../editing/revisions/face/changes-view.ts';
import { ReviewPicture } from '../../../../editing/revisions/face/pictures/compared-picture.tsx';
import type { Difference } from '../../../../rules/revisions/difference.ts';
import {
  MentionedEntries,
  LocalizedValue,
  SourceValue,
  TextsValue,
} from '../../../../editing/revisions/face/values.tsx';
import { RegionBoxes } from './region-boxes.tsx';

type Image = Gallery['images'][number];
function ShownImage({ item: { url, caption } }: { item: Image }) {
  return <ReviewPicture url={url} alt={(caption && selectTranslation(caption, useReader().language)?.value) ?? ''} />;
}
const image: ItemView<Image> = {
  Line: ShownImage,
  byTime: false,
  fields: { id: null, url: null, caption: 'texts' },
};
export const galleryChanges: ChangesView = { items: image };

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
/** Shows the picture above its changed fields. */
function PictureOverview({ difference: { ofPicture } }: { difference: Difference }) {
  return ofPicture && <ReviewPicture url={ofPicture.url} />;
}
export const pictureChanges: ChangesView = { Overview: PictureOverview, Field: PictureField };

type Region = Regions['regions'][number];
const region: ItemView<Region> = {
  Line: ({ item, speaking }) =>
    item.itemId ? <MentionedEntries ids={[item.itemId]} speaking={speaking} /> : <LocalizedValue of={item.label} />,
  byTime: false,
  isNumbered: true,
  // The overview shows the position on the picture.
  fields: {
    points: null,
    itemId: ({ value, speaking }) => <MentionedEntries ids={[value]} speaking={speaking} />,
    label: 'texts',
    sentence: 'texts',
  },
};

/** The changed regions on their picture, numbered as in the list; a moved region shows both positions. */
function RegionsOverview({ difference: { ofPicture, items } }: { difference: Difference }) {
  if (!ofPicture) return null;
  const boxes = items.flatMap(({ before, after }, at) => {
    const [old, fresh] = [before, after] as [Region | null, Region | null];
    const isMoved = old && fresh && JSON.stringify(old.points) !== JSON.stringify(fresh.points);
    return [
      ...(old && (!fresh || isMoved) ? [{ number: at + 1, points: old.points, isRemoved: true }] : []),
      ...(fresh ? [{ number: at + 1, points: fresh.points, isRemoved: false }] : []),
    ];
  });
  return (
    <ReviewPicture url={ofPicture.url}>
      <RegionBoxes boxes={boxes} />
    </ReviewPicture>
  );
}
export const regionsChanges: ChangesView = { Overview: RegionsOverview, items: region };
