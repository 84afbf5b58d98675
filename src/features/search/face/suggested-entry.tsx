import { useReader } from '../../../kit/reader.tsx';
import { languageTag, type Language } from '../../../rules/languages.ts';
import type { Suggestion } from '../contract.ts';
import { Marked } from './marked.tsx';

/** An entry as one suggestion: kind, name, and the matched name if that is another one. */
export function SuggestedEntry({ entry }: { entry: Suggestion }) {
  const { language, say } = useReader();
  const tagOf = (one: Language) => (one === language ? undefined : languageTag(one));
  const { name, found, marks, disambiguation, kind } = entry;
  return (
    <>
      <span className="mark" aria-hidden="true" />
      <span className="names">
        <span lang={tagOf(entry.language)}>
          <Marked text={name} marks={found ? [] : marks} />
        </span>
        {disambiguation && <small lang={tagOf(entry.language)}>{disambiguation}</small>}
        {found && (
          <small className="found" lang={tagOf(found.language)}>
            <Marked text={found.name} marks={marks} />
          </small>
        )}
      </span>
      <small className="kind">{say(`kind.${kind}`)}</small>
    </>
  );
}
