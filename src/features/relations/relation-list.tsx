import { useReader } from '../../kit/reader.tsx';
import { formatRecord } from '../../rules/historical-time.ts';
import { EntryLink } from '../../ui/entry-link.tsx';
import { SourceNote } from '../../ui/source-note.tsx';
import type { SeenRelation } from './contract.ts';

/** Relations grouped by type; the twin of the graph for reading, for keyboards and without script. */
export function RelationList({ relations, empty }: { relations: SeenRelation[]; empty: string }) {
  const { language, say } = useReader();
  if (!relations.length) return <p className="ui">{empty}</p>;
  return [...Map.groupBy(relations, ({ type }) => type)].map(([type, group]) => (
    <section key={type} className="relation-group ui">
      <h3>{say(`relation.type.${type}`)}</h3>
      <ul className="bare">
        {group.map(({ id, word, other, time, description, source }) => (
          <li key={id}>
            <span className="word">{word}</span>
            <div>
              <EntryLink entry={other} />
              {time && <span className="when tabular">{formatRecord(time, language)}</span>}
              {description && <p>{description}</p>}
              <SourceNote source={source} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
