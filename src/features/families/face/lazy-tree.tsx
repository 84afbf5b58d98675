import { LoadStatus } from '../../../ui/load-status.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';
import type { ShownFamily } from './shown-family.ts';
import './family-view.css';

const loadTree = () => import('../tree/tree-view.tsx').then(({ TreeView }) => TreeView);

interface Props {
  family: ShownFamily;
  name: string;
  shouldLoad?: boolean;
  isEmbedded?: boolean;
}

/** The tree. Its code loads when `shouldLoad`; until then a placeholder of the same size reserves its space. */
export function LazyTree({ family, name, shouldLoad = true, isEmbedded = false }: Props) {
  const { loaded: TreeView, failed, retry } = useLazy(loadTree, shouldLoad);
  if (TreeView) return <TreeView family={family} name={name} isEmbedded={isEmbedded} />;
  if (!shouldLoad) return null;
  return (
    <div className="stage ui canvas-stage tree-slot">
      <LoadStatus failed={failed} retry={retry} loading="graph.loading" failure="graph.failed" />
    </div>
  );
}
