import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { creationTextsOf } from '../../../kit/registry/thing-views.ts';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import type { ThingCard as Thing } from '../contract.ts';
import './thing-card.css';

interface Props {
  card: Thing & { words?: string };
  /** Whether member-made content can be opened within the card. */
  opens?: boolean;
}

/** A thing as a card: its picture if it has one, kind and time, and why the article includes it. */
export function ThingCard({ card, opens = false }: Props) {
  const { language, t } = useReader();
  const { name, disambiguation, kind, href, summary, time, picture, words, live } = card;
  const lang = card.language === language ? undefined : languageTag(card.language);
  const line = [
    kind && t(`kind.${kind}`),
    live && t(creationTextsOf(live.what).name),
    live && t(creationTextsOf(live.what).parts, { count: live.count }),
    time && formatRecord(time, language),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <article className="thing-card" data-kind={kind ?? (card.thing === 'book' ? 'book' : undefined)}>
      <a href={href} lang={lang}>
        {picture && <ResponsivePicture url={picture} alt="" sizes="(max-width: 40rem) 92vw, 20rem" />}
        <h3>
          {name}
          {disambiguation && <small> {disambiguation}</small>}
        </h3>
      </a>
      {line && (
        <p className="ui kind-line">
          <span className="mark" aria-hidden="true" />
          {line}
        </p>
      )}
      {words && <p className="thing-words">{words}</p>}
      {summary && (
        <p className="clamped quiet thing-says" lang={lang}>
          {summary}
        </p>
      )}
      {opens && live && (
        <details className="thing-live ui no-print">
          <summary>{t('article.live')}</summary>
          {/* While it is closed it is not rendered, so the frame does not load. */}
          <iframe src={live.href} title={name} loading="lazy" />
        </details>
      )}
    </article>
  );
}
