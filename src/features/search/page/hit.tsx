import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { creationTextsOf } from '../../../kit/registry/thing-views.ts';
import { languageName, languageTag, type Language } from '../../../rules/languages.ts';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import type { Hit } from '../contract.ts';
import { HighlightedText } from '../../../ui/entry-box/highlighted-text.tsx';

/** A search result: its name, kind and time, the other name that matched, and the excerpt of the text. */
export function SearchHit({ hit }: { hit: Hit }) {
  const { language, t } = useReader();
  const tagOf = (textLanguage: Language) => (textLanguage === language ? undefined : languageTag(textLanguage));
  const {
    name,
    nameMarks,
    disambiguation,
    kind,
    made: creationType,
    time,
    found: matchedName,
    snippet,
    href,
    picture,
  } = hit;
  /** The language of the match, if it differs from the page's. */
  const elsewhere = [snippet?.language, matchedName?.language, hit.language].find(
    (textLanguage) => textLanguage && textLanguage !== language,
  );
  return (
    <article className={picture ? 'hit pictured' : 'hit'} data-kind={kind ?? undefined}>
      {picture && (
        <span className="hit-picture" aria-hidden="true">
          <ResponsivePicture url={picture} alt="" sizes="7rem" />
        </span>
      )}
      <h2>
        <a className="cover-link" href={href} lang={tagOf(hit.language)}>
          <HighlightedText text={name} marks={nameMarks} />
        </a>
        {disambiguation && <small lang={tagOf(hit.language)}>{disambiguation}</small>}
      </h2>
      <p className="ui about">
        {kind && (
          <span>
            <span className="mark" aria-hidden="true" />
            {t(`kind.${kind}`)}
          </span>
        )}
        {creationType && <span>{t(creationTextsOf(creationType).name)}</span>}
        {time && <span className="tabular">{formatRecord(time, language)}</span>}
        {matchedName && (
          <span>
            {t('search.foundAs')} <b lang={tagOf(matchedName.language)}>{matchedName.name}</b>
          </span>
        )}
        {elsewhere && (
          <span className="badge">{t('search.inLanguage', { language: languageName(elsewhere, language) })}</span>
        )}
      </p>
      {snippet && (
        <p className="snippet" lang={tagOf(snippet.language)}>
          <HighlightedText text={snippet.text} marks={snippet.marks} />
        </p>
      )}
    </article>
  );
}
