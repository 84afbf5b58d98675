import { useText } from '../../kit/reader.tsx';
import { EntryLink } from '../../ui/entry-link.tsx';
import type { EntryDetail } from './contract.ts';

/** People and events elsewhere at the same time. */
export function Contemporaries({ entries }: { entries: (EntryDetail['contemporaries'][number] & { when: string })[] }) {
  const text = useText();
  if (!entries.length) return null;
  return (
    <section className="card">
      <h2>{text('entry.contemporaries')}</h2>
      <ul className="bare card-list">
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
