import { Fragment } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import type { GraphNode } from '../contract.ts';
import type { PathHop } from '../face/path-hop.ts';
import { PathSentence } from '../face/path-sentence.tsx';

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
function Hop({ hop }: Props) {
  const { language, t } = useReader();
  const { from, points, time, description, source, more } = hop;
  return (
    <li className="hop">
      <span className="way" aria-hidden="true">
        {points === 'on' ? '↓' : points === 'back' ? '↑' : '↕'}
      </span>
      <p className="says">
        <PathSentence hop={hop} />
      </p>
      {description && <p className="note">{description}</p>}
      <p className="row about ui">
        {time && <span className="when tabular">{formatRecord(time, language)}</span>}
        <SourceNote source={source} />
        {more > 0 && <a href={`${entryAddress(from.id)}#/relation`}>{t('path.moreBetween', { count: more })}</a>}
      </p>
    </li>
  );
}
