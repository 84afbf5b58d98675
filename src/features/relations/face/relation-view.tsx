import { useEffect, useRef, useState } from 'react';
import { LoadStatus } from '../../../ui/load-status.tsx';
import { useHash } from '../../../ui/use-hash.ts';
import { useLazy } from '../../../ui/use-lazy.ts';
import type { SeenRelation } from '../contract.ts';
import { RelationList, type ListedRelation } from './relation-list.tsx';
import '../graph-view/relation-view.css';

const loadGraphView = () => import('../graph-view/graph-view.tsx').then(({ GraphView }) => GraphView);

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
  const opened = useHash((hash) => hash === '#/relation', false);
  const { loaded: GraphView, failed, retry } = useLazy(loadGraphView, opened && total > 0);
  const [twin, setTwin] = useState<CanvasLink | null>(null);
  const view = useRef<HTMLDivElement>(null);

  // Before the graph stood here the page may have been too short to scroll to where its address points.
  useEffect(() => {
    const section = view.current!.parentElement!;
    if (opened && section.getBoundingClientRect().top > 0) section.scrollIntoView();
  }, [opened]);

  return (
    <div ref={view} className="relation-view">
      {(opened || GraphView) && total > 0 && (
        <div className="graph-slot">
          {GraphView ? (
            <GraphView center={center} name={name} onTwin={setTwin} />
          ) : (
            <div className="stage ui">
              <LoadStatus failed={failed} retry={retry} loading="graph.loading" failure="graph.failed" />
            </div>
          )}
        </div>
      )}
      <RelationList relations={relations} empty={empty} total={total} page={page} twin={twin} />
    </div>
  );
}
