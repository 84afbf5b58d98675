import { useReader } from '../../kit/reader.tsx';
import { formatRecord } from '../../rules/historical-time.ts';
import { EntryLink } from '../../ui/entry-link.tsx';
import type { EntryDetail } from './contract.ts';

/** Who lived and what happened meanwhile elsewhere. */
export function Contemporaries({ entries }: { entries: EntryDetail['contemporaries'] }) {
  const { language, say } = useReader();
  if (!entries.length) return null;
  return (
    <section className="card">
      <h2>{say('entry.contemporaries')}</h2>
      <ul className="bare card-list">
        {entries.map((entry) => (
          <li key={entry.itemId}><EntryLink entry={entry} /><span className="when tabular">{formatRecord(entry.time, language)}</span></li>
        ))}
      </ul>
    </section>
  );
}
