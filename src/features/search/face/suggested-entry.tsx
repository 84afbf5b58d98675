import { useReader } from '../../../kit/reader.tsx';
import { languageTag, type Language } from '../../../rules/languages.ts';
import type { Suggestion } from '../contract.ts';
import { Marked } from './marked.tsx';

/** An entry as one suggestion: its name, the matched one if different, and its years, or else its description. */
export function SuggestedEntry({ entry }: { entry: Suggestion }) {
  const { language, say } = useReader();
  const tagOf = (one: Language) => (one === language ? undefined : languageTag(one));
  const { name, found, marks, disambiguation, kind, when } = entry;
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
      <small className="kind tabular">{when ?? say(`kind.${kind}`)}</small>
    </>
  );
}
