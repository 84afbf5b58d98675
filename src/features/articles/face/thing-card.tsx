import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { formatRecord } from '../../../rules/time/historical-time.ts';
import { ShownPicture } from '../../../ui/shown-picture.tsx';
import type { ThingCard as Thing } from '../contract.ts';
import './thing-card.css';

/** A thing as a card: its picture or a rubbing of its name, what and when it is, and why it stands here. */
export function ThingCard({ card }: { card: Thing & { words?: string } }) {
  const { language, say } = useReader();
  const { name, disambiguation, kind, href, summary, time, picture, words } = card;
  const lang = card.language === language ? undefined : languageTag(card.language);
  const line = [kind && say(`kind.${kind}`), time && formatRecord(time, language)].filter(Boolean).join(' · ');
  return (
    <article className="thing-card" data-kind={kind ?? (card.thing === 'book' ? 'book' : undefined)}>
      <a href={href} lang={lang}>
        {picture ? (
          <ShownPicture url={picture} alt="" sizes="(max-width: 40rem) 92vw, 20rem" />
        ) : (
          <span className="rubbing" aria-hidden="true">
            <span>{name}</span>
          </span>
        )}
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
        <p className="thing-says" lang={lang}>
          {summary}
        </p>
      )}
    </article>
  );
}
