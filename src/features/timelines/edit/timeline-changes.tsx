import type { Timeline } from '../rules.ts';
import type { ChangesView, ItemView } from '../../../editing/revisions/face/changes-view.ts';
import { MentionedEntries, LocalizedValue, WeightValue } from '../../../editing/revisions/face/values.tsx';

const events: ItemView<Timeline['events'][number]> = {
  Line: ({ item }) => <LocalizedValue of={item.title} />,
  byTime: true,
  fields: {
    title: 'texts',
    place: 'place',
    with: ({ value, speaking }) => <MentionedEntries ids={value} speaking={speaking} />,
    weight: WeightValue,
    source: 'source',
  },
};
export const timelineChanges: ChangesView = { items: events };
