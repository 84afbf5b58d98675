import { useEffect, useRef, useState } from 'react';
import type { Kind } from '../../../rules/kinds.ts';
import { LoadStatus } from '../../../ui/load-status.tsx';
import { useHash } from '../../../ui/use-hash.ts';
import { useLazy } from '../../../ui/use-lazy.ts';
import { RelationList, type ListedRelation } from './relation-list.tsx';
import '../graph-view/relation-view.css';
import type { CanvasLink } from './canvas-link.ts';

const loadGraphView = () => import('../graph-view/graph-view.tsx').then(({ GraphView }) => GraphView);

interface Props {
  /** The subject in the centre. */
  center: string;
  name: string;
  kind: Kind;
  relations: ListedRelation[];
  total: number;
  page: number;
  empty: string;
  /** Whether to show the graph with the list regardless of the address. */
  isOpen?: boolean;
}

/**
 * The relations of an entry: a list, rendered by the server and complete without script, and next to it the graph,
 * whose code is loaded when the view is opened. Both share selection and filter.
 */
export function RelationView({ center, name, kind, relations, total, page, empty, isOpen = false }: Props) {
  const isAddressed = useHash((hash) => hash === '#/relation', false),
    opened = isAddressed || isOpen;
  const { loaded: GraphView, failed, retry } = useLazy(loadGraphView, opened && total > 0);
  const [twin, setTwin] = useState<CanvasLink | null>(null);
  const view = useRef<HTMLDivElement>(null);

  // Before the graph was mounted the page may have been too short to scroll to its hash.
  useEffect(() => {
    const section = view.current!.closest('section')!;
    if (isAddressed && section.getBoundingClientRect().top > 0) section.scrollIntoView();
  }, [isAddressed]);

  return (
    <div ref={view} className="columns relation-view">
      {total > 0 && (
        // Laid out at first paint if the address names it and scripts run, so that nothing shifts when it is loaded.
        <div className="bleed graph-slot" data-waits={opened || GraphView ? undefined : true}>
          {GraphView ? (
            <GraphView center={center} name={name} onTwin={setTwin} />
          ) : (
            <div className="stage ui">
              {opened && <LoadStatus failed={failed} retry={retry} loading="graph.loading" failure="graph.failed" />}
            </div>
          )}
        </div>
      )}
      <RelationList kind={kind} relations={relations} empty={empty} total={total} page={page} twin={twin} />
    </div>
  );
}
