import { useReader } from '../../kit/reader.tsx';
import { languageTag, type Language } from '../../rules/languages.ts';
import type { SuggestedPlace, Suggestion } from '../../kit/suggestions/contract.ts';
import { HighlightedText } from './highlighted-text.tsx';

/** An entry as one suggestion: its name, the matched one if different, and its years, or else its description. */
export function SuggestedEntry({ entry }: { entry: Suggestion }) {
  const { language, t } = useReader();
  const tagOf = (code: Language) => (code === language ? undefined : languageTag(code));
  const { name, found: match, marks, disambiguation, kind, when } = entry;
  return (
    <>
      <span className="mark" aria-hidden="true" />
      <span className="names">
        <span lang={tagOf(entry.language)}>
          <HighlightedText text={name} marks={match ? [] : marks} />
        </span>
        {disambiguation && <small lang={tagOf(entry.language)}>{disambiguation}</small>}
        {match && (
          <small className="found" lang={tagOf(match.language)}>
            <HighlightedText text={match.name} marks={marks} />
          </small>
        )}
      </span>
      <small className="kind tabular">{when ?? t(`kind.${kind}`)}</small>
    </>
  );
}

/** A passage of a book as one suggestion: its reference and its first words. */
export function SuggestedPassage({ place: { name, text, lang } }: { place: SuggestedPlace }) {
  return (
    <>
      <span className="mark" aria-hidden="true" />
      <span className="names">
        <span>{name}</span>
        <small className="one-line first-words" lang={lang}>
          {text}
        </small>
      </span>
    </>
  );
}
