import { Fragment } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { fullStop, languageTag } from '../../../rules/languages.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import type { GraphNode } from '../contract.ts';
import type { SentencePart, PathHop } from './path-hop.ts';

/** A path as text: an entry, the sentence to the next entry, that entry, and so on. */
export function PathList({ hops }: { hops: PathHop[] }) {
  return (
    <ol className="bare path-list">
      <Station node={hops[0]!.from} />
      {hops.map((hop) => (
        <Fragment key={hop.id}>
          <Hop hop={hop} />
          <Station node={hop.to} />
        </Fragment>
      ))}
    </ol>
  );
}

function Station({ node }: { node: GraphNode }) {
  const { language } = useReader();
  return (
    <li className="station" data-kind={node.kind}>
      <EntryLink entry={node} />
      {node.time && <span className="when ui tabular">{formatRecord(node.time, language)}</span>}
    </li>
  );
}

interface Props {
  hop: PathHop;
}

/** One hop: its sentence, time, source, and the number of further relations. */
function Hop({ hop: { from, sentence, points, language: sentenceLanguage, time, description, source, more } }: Props) {
  const { language, t } = useReader();
  return (
    <li className="hop">
      <span className="way" aria-hidden="true">
        {points === 'on' ? '↓' : points === 'back' ? '↑' : '↕'}
      </span>
      <p className="says" lang={sentenceLanguage === language ? undefined : languageTag(sentenceLanguage)}>
        {sentence.map((part, index) => (
          <SentencePartView key={index} part={part} />
        ))}
        {fullStop(sentenceLanguage)}
      </p>
      {description && <p className="note">{description}</p>}
      <p className="about ui">
        {time && <span className="when tabular">{formatRecord(time, language)}</span>}
        <SourceNote source={source} />
        {more > 0 && <a href={`${entryAddress(from.id)}#/relation`}>{t('path.moreBetween', { count: more })}</a>}
      </p>
    </li>
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
