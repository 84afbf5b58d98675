import { useReader } from '../../../kit/reader.tsx';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';
import type { EntryRelation } from '../../relations/contract.ts';

const loadWorldGraph = () => import('../../relations/face/world-graph.tsx').then(({ WorldGraph }) => WorldGraph);

/** A well-linked entry, and the content of the slide without script. */
export interface GraphSlide {
  entry: LinkedEntry;
  relations: Pick<EntryRelation, 'id' | 'word' | 'other'>[];
}

/** Part of the graph: interactive once its slide is open, and always as a list. */
export function StageGraph({ entry, relations, open }: GraphSlide & { open: boolean }) {
  const { t } = useReader();
  const { loaded: WorldGraph, failed } = useLazy(loadWorldGraph, open);
  return (
    <div className="stage-graph">
      <p className="stage-around">
        {t('home.graph.around', { name: '\u0000' })
          .split('\u0000')
          .flatMap((part, index) =>
            index ? [<EntryLink key={index} entry={entry} hash="#/relation" />, part] : [part],
          )}
      </p>
      {WorldGraph ? (
        <WorldGraph center={entry.itemId} name={entry.name} />
      ) : (
        open && (
          <p className="graph-world stage-message" role="status">
            {t(failed ? 'graph.failed' : 'graph.loading')}
          </p>
        )
      )}
      <ul className="row bare stage-twin">
        {relations.map(({ id, word, other }) => (
          <li key={id}>
            <small>{word}</small> <EntryLink entry={other} />
          </li>
        ))}
      </ul>
    </div>
  );
}
