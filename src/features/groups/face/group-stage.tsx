import { LoadStatus } from '../../../ui/load-status.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';
import type { ShownGroup } from '../contract.ts';
import '../stage/stage.css';

export interface GroupStageProps {
  group: ShownGroup;
  /** The key of the chosen node. */
  selectedKey: string | null;
  onChoose(key: string | null): void;
  /** Called when a node of a graph was moved; absent when moving is not allowed. */
  onPlace?(key: string, place: { x: number; y: number }): void;
}

const stages = {
  graph: () => import('../stage/graph.tsx').then(({ GraphOfGroup }) => GraphOfGroup),
  tree: () => import('../stage/tree.tsx').then(({ TreeOfGroup }) => TreeOfGroup),
  timemap: () => import('../stage/timemap.tsx').then(({ TimemapOfGroup }) => TimemapOfGroup),
  timeline: () => import('../stage/timeline.tsx').then(({ TimelineOfGroup }) => TimelineOfGroup),
};

/** A group on the canvas of its kind, loaded when visible; a placeholder of the same size reserves its space. */
export function GroupStage(props: GroupStageProps) {
  const { loaded: Stage, failed, retry } = useLazy(stages[props.group.kind]);
  if (Stage) return <Stage {...props} />;
  return (
    <div className="stage ui canvas-stage group-slot">
      <LoadStatus failed={failed} retry={retry} loading="graph.loading" failure="graph.failed" />
    </div>
  );
}
