import { useReader } from '../../../kit/reader.tsx';
import { useHash } from '../../../ui/use-hash.ts';
import { FamilyList } from './family-list.tsx';
import { LazyTree } from './lazy-tree.tsx';
import type { ShownFamily } from './shown-family.ts';

interface Props {
  family: ShownFamily;
  name: string;
  alone?: boolean;
  /** In a frame of another site: nothing can be saved or edited there. */
  isEmbedded?: boolean;
}

/**
 * The family of a person: a server-rendered list that is complete without script and, above it, the tree once the view
 * is opened.
 */
export function FamilyView({ family, name, alone = false, isEmbedded = false }: Props) {
  const { t } = useReader();
  const opened = useHash((hash) => hash === '#/family', false) || alone;
  return (
    <div className="family-view">
      <LazyTree key={family.center} family={family} name={name} shouldLoad={opened} isEmbedded={isEmbedded} />
      <h2 className="unseen">{t('family.list')}</h2>
      <FamilyList family={family} />
    </div>
  );
}
