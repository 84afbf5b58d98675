import type { ChangesView, ItemView } from '../../../editing/revisions/face/changes-view.ts';
import { nameOfLanguageTag } from '../../books/face/language-names.ts';
import { readLanguageLine, TextsValue } from '../../../editing/revisions/face/values.tsx';
import type { Stop } from '../rules.ts';

const stops: ItemView<Stop> = {
  Line: ({ item }) => <TextsValue of={item.titles} />,
  byTime: false,
  labels: { address: 'difference.stopAddress', texts: 'difference.stopText' },
  fields: {
    address: ({ value }) => <a href={value}>{value}</a>,
    titles: 'texts',
    texts: 'texts',
  },
};
const renderLine: ChangesView['renderLine'] = (field, line, reader) =>
  field === 'language'
    ? nameOfLanguageTag(line, reader.language)
    : field === 'titles' || field === 'description'
      ? readLanguageLine(line, reader)
      : null;

export const tourChanges: ChangesView = { renderLine, items: stops };
