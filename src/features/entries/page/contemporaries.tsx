import { useText } from '../../../kit/reader.tsx';
import { EntryLink } from '../../../ui/entry-link.tsx';
import type { EntryPageData } from './load.ts';

/** People and events elsewhere at the same time. */
export function Contemporaries({ entries }: { entries: EntryPageData['entry']['contemporaries'] }) {
  const text = useText();
  if (!entries.length) return null;
  return (
    <section className="contemporaries">
      <h2>{text('entry.contemporaries')}</h2>
      <ul className="bare card-list ui">
        {entries.map((entry) => (
          <li key={entry.itemId}>
            <EntryLink entry={entry} />
            <span className="when tabular">{entry.when}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
