import { useReader } from '../../../kit/reader.tsx';
import { kinds } from '../../../rules/kinds.ts';
import type { ChapterMentions } from './contract.ts';
import { mentionDeskAddress } from './rules.ts';
import './mentions.css';

/**
 * Selects which kinds of names are marked in the text. Plain checkboxes that the style sheet reads, so that they work
 * without script.
 */
export function MentionSwitches({ found: { mentions, entries } }: { found: ChapterMentions }) {
  const { say } = useReader();
  const met = new Set(mentions.flatMap(({ itemId }) => entries[itemId]?.kind ?? []));
  const shown = kinds.filter((kind) => met.has(kind));
  if (!shown.length) return null;
  return (
    <details className="mention-switches ui">
      <summary>{say('mentions.title')}</summary>
      <p role="group" aria-label={say('mentions.classes')}>
        {shown.map((kind) => (
          <label key={kind} data-kind={kind}>
            <input type="checkbox" id={`mentions-${kind}`} defaultChecked />
            <span className="mark" aria-hidden="true" /> {say(`kinds.${kind}`)}
          </label>
        ))}
      </p>
    </details>
  );
}

/** The entries mentioned in the chapter, each once, by kind. */
export function MentionedEntries({ bookId, found: { mentions, entries } }: { bookId: string; found: ChapterMentions }) {
  const { say } = useReader();
  const counts = new Map<string, number>();
  for (const { itemId } of mentions) counts.set(itemId, (counts.get(itemId) ?? 0) + 1);
  const named = [...counts].flatMap(([itemId, count]) => {
    const entry = entries[itemId];
    return entry ? [{ itemId, count, ...entry }] : [];
  });
  return (
    <section className="chapter-mentions ui" aria-labelledby="chapter-mentions-title">
      <h2 id="chapter-mentions-title">{say('mentions.inChapter')}</h2>
      {named.length > 0 ? (
        <ul className="bare">
          {kinds.flatMap((kind) =>
            named
              .filter((one) => one.kind === kind)
              .map(({ itemId, name, href, count }) => (
                <li key={itemId} data-kind={kind}>
                  <a href={href}>
                    <span className="mark" aria-hidden="true" /> {name}
                  </a>
                  {count > 1 && <small className="tabular"> {count}</small>}
                </li>
              )),
          )}
        </ul>
      ) : (
        <p>{say('mentions.none')}</p>
      )}
      <p>
        <a rel="nofollow" href={mentionDeskAddress(bookId)}>
          {say('mentions.desk')}
        </a>
      </p>
    </section>
  );
}
