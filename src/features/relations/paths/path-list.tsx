import { Fragment } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time.ts';
import { languageTag } from '../../../rules/languages.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import type { GraphNode } from '../contract.ts';
import type { SentencePart, PathHop } from './path-sentences.ts';

/** A path as a text: entry, what leads on from it, the next entry, to the end. */
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

/** One hop: its sentence, when, who says so, and what else there is between the two. */
function Hop({ hop: { from, says, points, language: said, time, description, source, more } }: { hop: PathHop }) {
  const { language, say } = useReader();
  return (
    <li className="hop">
      <span className="way" aria-hidden="true">
        {points === 'on' ? '↓' : points === 'back' ? '↑' : '↕'}
      </span>
      <p className="says" lang={said === language ? undefined : languageTag(said)}>
        {says.map((part, index) => (
          <SaidPart key={index} part={part} />
        ))}
        {said === 'zh' || said === 'jp' ? '。' : '.'}
      </p>
      {description && <p className="note">{description}</p>}
      <p className="about ui">
        {time && <span className="when tabular">{formatRecord(time, language)}</span>}
        <SourceNote source={source} />
        {more > 0 && (
          <a href={`/detail/${encodeURIComponent(from.id)}#/relation`}>{say('path.moreBetween', { count: more })}</a>
        )}
      </p>
    </li>
  );
}

function SaidPart({ part }: { part: SentencePart }) {
  const { language } = useReader();
  if (typeof part === 'string') return part;
  const { entry, name } = part;
  return (
    <a
      href={`/detail/${encodeURIComponent(entry.id)}`}
      data-kind={entry.kind}
      lang={entry.language === language ? undefined : languageTag(entry.language)}
    >
      {name}
    </a>
  );
}
