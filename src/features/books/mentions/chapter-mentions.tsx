import { useReader } from '../../../kit/reader.tsx';
import { kinds } from '../../../rules/kinds.ts';
import type { ChapterMentions } from './contract.ts';
import { mentionReviewAddress } from './rules.ts';
import './mentions.css';

/**
 * Selects which kinds of names are marked in the text. Plain checkboxes that the style sheet reads, so that they work
 * without script.
 */
export function MentionSwitches({ chapterMentions: { mentions, entries } }: { chapterMentions: ChapterMentions }) {
  const { t } = useReader();
  const met = new Set(mentions.flatMap(({ itemId }) => entries[itemId]?.kind ?? []));
  const presentKinds = kinds.filter((kind) => met.has(kind));
  if (!presentKinds.length) return null;
  return (
    <details className="mention-switches ui">
      <summary>{t('mentions.title')}</summary>
      <p className="links" role="group" aria-label={t('mentions.classes')}>
        {presentKinds.map((kind) => (
          <label key={kind} data-kind={kind}>
            <input type="checkbox" id={`mentions-${kind}`} defaultChecked />
            <span className="mark" aria-hidden="true" /> {t(`kinds.${kind}`)}
          </label>
        ))}
      </p>
    </details>
  );
}

interface Props {
  bookId: string;
  chapterMentions: ChapterMentions;
}

/** The entries mentioned in the chapter, each once, by kind. */
export function MentionedEntries({ bookId, chapterMentions: { mentions, entries } }: Props) {
  const { t } = useReader();
  const counts = new Map<string, number>();
  for (const { itemId } of mentions) counts.set(itemId, (counts.get(itemId) ?? 0) + 1);
  const mentionedEntries = [...counts].flatMap(([itemId, count]) => {
    const entry = entries[itemId];
    return entry ? [{ itemId, count, ...entry }] : [];
  });
  return (
    <section
      className={`chapter-mentions ui${mentionedEntries.length ? '' : ' no-print'}`}
      aria-labelledby="chapter-mentions-title"
    >
      <h2 className="small-head" id="chapter-mentions-title">
        {t('mentions.inChapter')}
      </h2>
      {mentionedEntries.length > 0 ? (
        <ul className="bare links">
          {kinds.flatMap((kind) =>
            mentionedEntries
              .filter((entry) => entry.kind === kind)
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
        <p>{t('mentions.none')}</p>
      )}
      <p className="no-print">
        <a rel="nofollow" href={mentionReviewAddress(bookId)}>
          {t('mentions.desk')}
        </a>
      </p>
    </section>
  );
}
