import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import { formatRecord } from '../../rules/time/historical-time-format.ts';
import type { ThingCard } from '../articles/contract.ts';
import type { SharedSpan } from './shared-span.ts';

/** The topic's things on one time axis: bars are links, with their times as text for screen readers. */
export function SpanOfTopic({ span }: { span: SharedSpan<ThingCard> }) {
  const { language, t } = useReader();
  const year = (value: number) => `/timeline?${new URLSearchParams({ from: String(value) })}`;
  return (
    <section className="topic-span ui" aria-labelledby="topic-span">
      <h2 id="topic-span">{t('topic.span')}</h2>
      <ol className="bare">
        {span.bars.map(({ of: card, left, width }) => (
          <li key={card.itemId} data-kind={card.kind ?? undefined}>
            <a href={card.href} lang={card.language === language ? undefined : languageTag(card.language)}>
              {card.name}
            </a>
            <span className="topic-line" aria-hidden="true">
              <i style={{ insetInlineStart: `${left}%`, width: `${width}%` }} />
            </span>
            <small className="tabular">{card.time && formatRecord(card.time, language)}</small>
          </li>
        ))}
      </ol>
      <p>
        <a href={year(span.from)}>{t('topic.onAxis')}</a>
      </p>
    </section>
  );
}
