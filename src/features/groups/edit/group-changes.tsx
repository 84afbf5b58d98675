import type { ReactNode } from 'react';
import { useReader, type Reader } from '../../../kit/reader.tsx';
import { formatCoordinates } from '../../../rules/place/coordinates.ts';
import { formatYear } from '../../../rules/time/historical-time.ts';
import type { GroupNode } from '../rules.ts';
import type {
  ChangesView,
  FieldProps,
  ItemView,
  ComparisonContext,
} from '../../../editing/revisions/face/changes-view.ts';
import { MentionedEntries } from '../../../editing/revisions/face/values.tsx';
import { SketchValue } from '../../timemaps/face/sketch-value.tsx';

function Place({ value }: FieldProps<GroupNode, NonNullable<GroupNode['place']>>) {
  const { language } = useReader();
  return (
    <span>
      {value.name} <small className="tabular">{formatCoordinates(value, language)}</small>
    </span>
  );
}
function Gender({ value }: { value: NonNullable<GroupNode['gender']> }) {
  return useReader().t(`write.family.gender.${value}`);
}
function Hue({ value }: { value: NonNullable<GroupNode['hue']> }) {
  return (
    <span
      className="hue-value"
      role="img"
      aria-label={useReader().t('make.node.hue')}
      style={{ background: `var(--${value})` }}
    />
  );
}

const node: ItemView<GroupNode> = {
  Line: ({ item, speaking }) =>
    item.itemId && !item.title ? (
      <MentionedEntries ids={[item.itemId]} speaking={speaking} />
    ) : (
      <>{item.title || item.called}</>
    ),
  byTime: false,
  fields: {
    key: null,
    itemId: ({ value, speaking }) => <MentionedEntries ids={[value]} speaking={speaking} />,
    called: ({ value }) => value,
    title: ({ value }) => value,
    note: ({ value }) => value,
    place: Place,
    sketch: ({ value, other, item }) => <SketchValue value={value} other={other} label={item.title || item.called} />,
    hue: Hue,
    at: null,
    gender: Gender,
  },
};

function renderLine(field: string, line: string, { language }: Reader, linked: ComparisonContext['linked']): ReactNode {
  if (field === 'itemId') return <MentionedEntries ids={[line]} speaking={{ linked }} />;
  return field === 'year' ? formatYear(Number(line), language) : null;
}
/** The changes of a group: its nodes, and its lines in words. */
export const groupChanges: ChangesView = { renderLine, items: node };
