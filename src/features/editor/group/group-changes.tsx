import type { GroupNode } from '../../groups/rules.ts';
import type { ChangesView, ItemView } from '../../revisions/face/changes-view.ts';
import { Ends } from '../../revisions/face/values.tsx';
import { kindOf } from '../../timemaps/face/sketch-shapes.ts';

const node: ItemView<GroupNode> = {
  Line: ({ item, speaking }) =>
    item.itemId && !item.title ? <Ends ids={[item.itemId]} speaking={speaking} /> : <>{item.title || item.called}</>,
  byTime: false,
  fields: {
    key: () => null,
    itemId: ({ value, speaking }) => <Ends ids={[value]} speaking={speaking} />,
    called: ({ value }) => value,
    title: ({ value }) => value,
    note: ({ value }) => value,
    place: ({ value: { latitude, longitude, name } }) => (
      <span className="tabular">
        {name} {latitude}, {longitude}
      </span>
    ),
    sketch: ({ value }) => kindOf(value.shape),
    hue: ({ value }) => value,
    at: () => null,
    gender: ({ value }) => value,
  },
};

/** A group in a difference: what is in it, and its lines in words. */
export const groupChanges: ChangesView = { Field: ({ text }) => text, items: node };
