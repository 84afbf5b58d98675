import type { ChangesView, ItemView } from '../../revisions/face/changes-view.ts';
import { TextsValue } from '../../revisions/face/values.tsx';
import type { Stop } from '../../tours/rules.ts';

const stops: ItemView<Stop> = {
  Line: ({ item }) => <TextsValue of={item.titles} />,
  byTime: false,
  fields: {
    address: ({ value }) => <a href={value}>{value}</a>,
    titles: 'texts',
    texts: 'texts',
  },
};
export const tourChanges: ChangesView = { items: stops };
