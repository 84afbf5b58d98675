import { useMemo } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { LazyTree } from '../../families/face/lazy-tree.tsx';
import { presentFamily } from '../../families/face/shown-family.ts';
import type { GroupStageProps } from '../face/group-stage.tsx';

/** A member's family tree: people with entries, and people of their own. */
export function TreeOfGroup({ group }: GroupStageProps) {
  const { language, t } = useReader();
  const { nodes, unions, name } = group;
  const family = useMemo(
    () =>
      presentFamily(
        {
          center: nodes[0]?.key ?? '',
          houses: [],
          more: false,
          people: nodes.map(({ key, title, entry, gender, royal, time }) => ({
            itemId: key,
            id: entry?.id ?? '',
            name: title,
            disambiguation: entry?.disambiguation ?? null,
            language: entry && title === entry.name ? entry.language : group.language,
            kind: 'person' as const,
            gender,
            royal,
            life: time,
            reign: null,
            house: null,
            source: null,
            hidden: { up: 0, down: 0 },
            kin: [],
          })),
          unions: unions.map(({ id, kind, doubtful, time, partners, children }) => ({
            id,
            toldBy: nodes[0]?.key ?? '',
            kind,
            ended: null,
            doubtful,
            time,
            partners,
            children,
            source: null,
          })),
        },
        language,
      ),
    [nodes, unions, language, group.language],
  );
  if (!nodes.length)
    return (
      <div className="stage ui canvas-stage group-slot">
        <p role="status">{t('group.noPeople')}</p>
      </div>
    );
  // Remount the tree when its people or unions change, so that it starts from the current content.
  const content = JSON.stringify([family.people, family.unions]);
  return <LazyTree key={content} family={family} name={name || t('group.unnamed')} />;
}
