import { useState, type FunctionComponent } from 'react';
import { useText } from '../../../kit/reader.tsx';

export const newEntryAddress = '/user/newentry#/addNewEntry';

/** Link to a new entry. The dialogs that ask for sign-in or a phone number load on click. Source: spec §4. */
export function CreateEntryLink() {
  const text = useText();
  const [asking, setAsking] = useState<{ Asking: FunctionComponent; press: number } | null>(null);
  return (
    <a
      className="create-link"
      href={newEntryAddress}
      rel="nofollow"
      title={text('write.newLink')}
      data-live=""
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        import('../edit/new-entry/create-entry.tsx').then(
          ({ CreateEntry }) => setAsking({ Asking: CreateEntry, press: event.timeStamp }),
          () => location.assign(newEntryAddress),
        );
      }}
    >
      <span>{text('write.newLink')}</span>
      {asking && <asking.Asking key={asking.press} />}
    </a>
  );
}
