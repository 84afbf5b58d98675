import { useEffect, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import type { SeenRelation } from '../../relations/contract.ts';
import type { WorldGraph } from '../../relations/face/world-graph.tsx';

/** A well-linked entry, and what the slide says without script. */
export interface GraphSlide {
  entry: LinkedEntry;
  relations: Pick<SeenRelation, 'id' | 'word' | 'other'>[];
}

/** A part of the world's graph: as a picture once it is looked at, and always as a list. */
export function StageGraph({ entry, relations, open }: GraphSlide & { open: boolean }) {
  const { say } = useReader();
  const [World, setWorld] = useState<{ Graph: typeof WorldGraph } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (open && !World && !failed)
      import('../../relations/face/world-graph.tsx').then(
        ({ WorldGraph: Graph }) => setWorld({ Graph }),
        () => setFailed(true),
      );
  }, [open, World, failed]);
  return (
    <div className="stage-graph">
      <p className="stage-around">
        {say('home.graph.around', { name: '\u0000' })
          .split('\u0000')
          .flatMap((part, index) =>
            index ? [<EntryLink key={index} entry={entry} hash="#/relation" />, part] : [part],
          )}
      </p>
      {World ? (
        <World.Graph center={entry.itemId} name={entry.name} />
      ) : (
        open && (
          <p className="stage-wait" role="status">
            {say(failed ? 'graph.failed' : 'graph.loading')}
          </p>
        )
      )}
      <ul className="bare stage-twin">
        {relations.map(({ id, word, other }) => (
          <li key={id}>
            <small>{word}</small> <EntryLink entry={other} />
          </li>
        ))}
      </ul>
    </div>
  );
}
