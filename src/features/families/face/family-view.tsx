import { useReader } from '../../../kit/reader.tsx';
import { LoadStatus } from '../../../ui/load-status.tsx';
import { useHash } from '../../../ui/use-hash.ts';
import { useLazy } from '../../../ui/use-lazy.ts';
import { FamilyList } from './family-list.tsx';
import type { ShownFamily } from './shown-family.ts';
import './family-view.css';

const loadTree = () => import('../tree/tree-view.tsx').then(({ TreeView }) => TreeView);

/**
 * The family of a person: the list, rendered by the server and whole without script, and above it the tree, whose code
 * comes when the view is opened.
 */
export function FamilyView({ family, name, alone = false }: { family: ShownFamily; name: string; alone?: boolean }) {
  const { say } = useReader();
  const opened = useHash((hash) => hash === '#/family', false) || alone;
  const { loaded: TreeView, failed, retry } = useLazy(loadTree, opened);
  return (
    <div className="family-view">
      {(opened || TreeView) &&
        (TreeView ? (
          <TreeView key={family.center} family={family} name={name} />
        ) : (
          <div className="stage ui tree-slot">
            <LoadStatus failed={failed} retry={retry} loading="graph.loading" failure="graph.failed" />
          </div>
        ))}
      <h2 className="unseen">{say('family.list')}</h2>
      <FamilyList family={family} />
    </div>
  );
}
