import { useReader } from '../../kit/reader.tsx';
import { formatRecord } from '../../rules/time/historical-time.ts';
import { languageTag } from '../../rules/languages.ts';
import type { ListedEntry } from './contract.ts';

/** An entry in a list: kind, time, and the beginning of its summary. */
export function EntryCard({ entry }: { entry: ListedEntry }) {
  const { language, say } = useReader();
  const { name, kind, summary, time } = entry;
  const other = entry.language === language ? undefined : languageTag(entry.language);
  return (
    <article className="entry-card" data-kind={kind}>
      <p className="ui" style={{ margin: 0 }}>
        <span className="mark" aria-hidden="true" />
        {say(`kind.${kind}`)}
        {time && <span className="tabular">· {formatRecord(time, language)}</span>}
      </p>
      <h3>
        <a href={`/detail/${encodeURIComponent(entry.id)}`} lang={other}>
          {name}
        </a>
      </h3>
      {summary && <p lang={other}>{summary}</p>}
    </article>
  );
}
