import { useMemo, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { recordBounds } from '../../../rules/time/historical-time.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { languageTag } from '../../../rules/languages.ts';
import type { AxisItem, AxisView } from '../../../ui/time-axis/time-axis.ts';
import { TimeAxis } from '../../../ui/time-axis/view.tsx';
import { padView } from '../../timelines/face/axis-span.ts';
import type { GroupStageProps } from '../face/group-stage.tsx';
import { NodeName } from './node-card.tsx';

/** Space after the last item for its label, as a share of the whole. */
const labelMargin = 0.22;

/** A member's timeline, in one lane or one lane per node. */
export function TimelineOfGroup({ group, selectedKey, onChoose }: GroupStageProps) {
  const { language, t } = useReader();
  const { nodes, lanes: isApart, name } = group;
  const label = name || t('group.unnamed');
  const items = useMemo(
    () =>
      nodes.flatMap((node): AxisItem[] => {
        const { key, title, time, entry, hue } = node,
          range = time && recordBounds(time);
        if (!range) return [];
        const isLong = time.endTime !== null && time.endTime !== time.startTime;
        return [
          {
            id: key,
            lane: isApart ? key : '',
            title,
            lang: entry && title === entry.name ? languageTag(entry.language) : languageTag(group.language),
            ...range,
            startNote: time.startNote,
            endNote: time.endNote,
            when: writeRecord(time, language),
            weight: entry ? 3 : 2,
            hue: hue ?? entry?.kind ?? 'bronze',
            count: 1,
            isLife: isLong,
          },
        ];
      }),
    [nodes, isApart, language, group.language],
  );
  const lanes = useMemo(
    () =>
      isApart
        ? nodes
            .filter(({ key }) => items.some(({ id }) => id === key))
            .map(({ key, title }) => ({ id: key, name: title }))
        : [{ id: '', name: '' }],
    [isApart, nodes, items],
  );
  const [view, setView] = useState<AxisView | null>(null);
  const [year, setYear] = useState<number | null>(group.year);
  const node = nodes.find(({ key }) => key === selectedKey);
  if (!items.length)
    return (
      <div className="stage ui canvas-stage group-slot">
        <p role="status">{t('group.noDates')}</p>
      </div>
    );
  const fullView = padView(
    {
      earliest: Math.min(...items.map(({ earliest }) => earliest)),
      latest: Math.max(...items.map(({ latest }) => latest)),
    },
    labelMargin,
  );
  return (
    <section className="canvas-stage group-axis stage ui" aria-label={label} data-nodes={items.length}>
      <TimeAxis
        items={items}
        lanes={lanes}
        view={view ?? fullView}
        onView={setView}
        label={label}
        selectedId={items.some(({ id }) => id === selectedKey) ? selectedKey : null}
        onChoose={onChoose}
        onOpen={onChoose}
        year={year}
        onYear={setYear}
      />
      <div className="group-axis-foot" role="status">
        {node && (
          <p>
            {node.time && <time className="tabular">{writeRecord(node.time, language)} </time>}
            <NodeName node={node} />
            {node.note && <span lang={languageTag(group.language)}> — {node.note}</span>}
          </p>
        )}
      </div>
    </section>
  );
}
