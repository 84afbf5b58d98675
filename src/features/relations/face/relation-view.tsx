import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { useHash } from '../../../ui/use-hash.ts';
import type { SeenRelation } from '../contract.ts';
import type { GraphView } from '../graph-view/graph-view.tsx';
import { RelationList, type ListedRelation } from './relation-list.tsx';
import '../graph-view/relation-view.css';

/** What the list knows of the canvas beside it. */
export interface CanvasLink {
  /** Subject that is chosen there. */
  chosen: string | null;
  /** Whether a relation passes the filter. */
  keeps(relation: SeenRelation): boolean;
  /** Chooses an entry on the canvas, and brings it there first where it is not. */
  show(subject: string, name: string): void;
}

interface Props {
  /** The subject in the middle. */
  center: string;
  name: string;
  relations: ListedRelation[];
  total: number;
  page: number;
  empty: string;
}

/**
 * The relations of an entry: the list, which the server sends and which reads alone, and beside it the graph, whose
 * code comes only when the view is opened. Both show the same selection and the same filter.
 */
export function RelationView({ center, name, relations, total, page, empty }: Props) {
  const text = useText();
  const opened = useHash((hash) => hash === '#/relation', false);
  const [Graph, setGraph] = useState<{ View: typeof GraphView } | null>(null);
  const [failed, setFailed] = useState(false);
  const [twin, setTwin] = useState<CanvasLink | null>(null);
  const view = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!opened || Graph || failed || total === 0) return;
    import('../graph-view/graph-view.tsx').then(
      ({ GraphView: View }) => setGraph({ View }),
      () => setFailed(true),
    );
  }, [opened, Graph, failed, total]);

  // Before the graph stood here the page may have been too short to scroll to where its address points.
  useEffect(() => {
    const section = view.current!.parentElement!;
    if (opened && section.getBoundingClientRect().top > 0) section.scrollIntoView();
  }, [opened]);

  return (
    <div ref={view} className="relation-view">
      {(opened || Graph) && total > 0 && (
        <div className="graph-slot">
          {Graph ? (
            <Graph.View center={center} name={name} onTwin={setTwin} />
          ) : (
            <div className="stage ui">
              {failed ? (
                <p role="alert">
                  {text('graph.failed')}{' '}
                  <button type="button" className="button" onClick={() => setFailed(false)}>
                    {text('error.again')}
                  </button>
                </p>
              ) : (
                <p role="status">{text('graph.loading')}</p>
              )}
            </div>
          )}
        </div>
      )}
      <RelationList relations={relations} empty={empty} total={total} page={page} twin={twin} />
    </div>
  );
}
