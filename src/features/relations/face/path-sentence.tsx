import { useReader } from '../../../kit/reader.tsx';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { fullStop, languageTag } from '../../../rules/languages.ts';
import type { PathHop, SentencePart } from './path-hop.ts';

/** One step of a path as a sentence in which entries are links. */
export function PathSentence({ hop: { sentence, language: sentenceLanguage } }: { hop: PathHop }) {
  const { language } = useReader();
  return (
    <span lang={sentenceLanguage === language ? undefined : languageTag(sentenceLanguage)}>
      {sentence.map((part, index) => (
        <SentencePartView key={index} part={part} />
      ))}
      {fullStop(sentenceLanguage)}
    </span>
  );
}

function SentencePartView({ part }: { part: SentencePart }) {
  const { language } = useReader();
  if (typeof part === 'string') return part;
  const { entry, name } = part;
  return (
    <a
      href={entryAddress(entry.id)}
      data-kind={entry.kind}
      lang={entry.language === language ? undefined : languageTag(entry.language)}
    >
      {name}
    </a>
  );
}
