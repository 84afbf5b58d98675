import { useReader } from '../../kit/reader.tsx';
import { entryAddress, chooseEntry } from '../../rules/entry-ids.ts';
import { languageName, languageTag, usesHan } from '../../rules/languages.ts';
import { firstSentences } from '../../rules/text-width.ts';
import { paintingAddress } from '../paintings/face/painting-address.ts';
import { FavouriteButton } from '../social/face/favourite-button.tsx';
import type { EntryDetail } from './contract.ts';
import { EntryPortrait } from './portrait/entry-portrait.tsx';
import { FactList } from './fact-list.tsx';
import type { Fact } from './facts.ts';
import type { FormattedPortrait } from './portrait/format-portrait.ts';

interface Props {
  entry: EntryDetail;
  facts: readonly Fact[];
  portrait: FormattedPortrait | null;
}

/** Kind, name, other names, summary, facts, and the portrait; if there is none, a rubbing of a Chinese or Japanese name. */
export function EntryHeader({ entry, facts, portrait }: Props) {
  const { language, t } = useReader();
  const lang = entry.language === language ? undefined : languageTag(entry.language);
  // A name in Latin letters helps readers of Han; in French or Spanish it would look like an untranslated page.
  const latinName = usesHan(entry.language) && entry.names.en !== entry.name ? entry.names.en : undefined;
  return (
    <header className="page-head entry-head">
      <LanguageNotice entry={entry} />
      <div className="wrap">
        <div>
          <div className="kind-line ui">
            <span className="mark" aria-hidden="true" />
            {t(`kind.${entry.kind}`)}
            {entry.region && ` · ${t(`region.${entry.region}`)}`}
            <FavouriteButton thingId={entry.global} type="item" />
          </div>
          <h1 lang={lang}>
            {entry.name}
            {entry.pronunciation && <small> {entry.pronunciation}</small>}
            {entry.disambiguation && <small> {entry.disambiguation}</small>}
          </h1>
          {(latinName || entry.otherNames.length > 0) && (
            <p className="other-names ui">
              {entry.otherNames.map((name) => (
                <span key={name} lang={lang}>
                  {name}
                </span>
              ))}
              {latinName && <span lang="en">{latinName}</span>}
            </p>
          )}
          <Lead entry={entry} />
          {entry.kind === 'painting' && (
            <p className="ui">
              <a className="touch" href={paintingAddress(entry.id)}>
                {t('entry.painting')}
              </a>
            </p>
          )}
        </div>
        <FactList facts={facts} />
        {portrait ? (
          <EntryPortrait portrait={portrait} name={entry.name} large={largePictureAddress(entry, portrait)} />
        ) : (
          usesHan(entry.language) && (
            <div
              className="rubbing portrait"
              aria-hidden="true"
              lang={languageTag(entry.language)}
              style={{ '--letters': [...entry.name].length }}
            >
              <span>{entry.name}</span>
            </div>
          )
        )}
      </div>
    </header>
  );
}

/** Page with the large picture: a painting has a separate page. */
const largePictureAddress = ({ id, kind }: EntryDetail, portrait: FormattedPortrait) =>
  kind === 'painting' ? paintingAddress(id) : `${entryAddress(id)}/media/detail/${encodeURIComponent(portrait.id)}`;

/** The summary, its first sentence large; borrowed from another language, and marked as such, if this one has none. */
function Lead({ entry }: { entry: EntryDetail }) {
  const { language, t } = useReader();
  if (!entry.summary) return <p className="lead">{t('entry.noSummary')}</p>;
  const first = firstSentences(entry.summary, entry.summaryLanguage, 1),
    rest = entry.summary.trim().slice(first.length).trim();
  const lang = entry.summaryLanguage === language ? undefined : languageTag(entry.summaryLanguage);
  // A summary in the reader’s language is not marked, whatever the entry's language.
  const borrowed = entry.summaryLanguage !== entry.language && entry.summaryLanguage !== language;
  return (
    <>
      <p className="lead" lang={lang}>
        {first}
      </p>
      {rest && (
        <p className="lead-rest" lang={lang}>
          {rest}
        </p>
      )}
      {borrowed && (
        <p className="ui borrowed">
          {t('entry.borrowedSummary', { language: languageName(entry.summaryLanguage, language) })}
        </p>
      )}
    </>
  );
}

/** A notice if the entry is not in the reader's language, with a link to the entry that is. */
function LanguageNotice({ entry }: { entry: EntryDetail }) {
  const { language, t } = useReader();
  if (entry.language === language) return null;
  const readerEntry = chooseEntry(entry.langs, language);
  const name = languageName(entry.language, language);
  return (
    <p className="language-notice ui" role="note">
      {readerEntry?.language === language ? (
        <>
          {t('entry.yourLanguage', { language: name })}{' '}
          <a href={entryAddress(readerEntry.id)}>{entry.names[language]}</a>
        </>
      ) : (
        <>
          {t('entry.otherLanguage', { language: name })}{' '}
          <a href={`/user/edit?${new URLSearchParams({ id: entry.id, from: entry.revisionId })}#/text`} rel="nofollow">
            {t('entry.translate')}
          </a>
        </>
      )}
    </p>
  );
}
