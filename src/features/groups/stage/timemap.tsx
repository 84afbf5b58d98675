import { useEffect, useEffectEvent, useMemo } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { languageTag } from '../../../rules/languages.ts';
import { moveCursor, useCursor } from '../../../ui/cursor.ts';
import { MapStage } from '../../timemaps/face/map-stage.tsx';
import { arcsOf, isFaint, journeyOf, mapNodesOf, sketchesOf } from '../../timemaps/face/timemap-nodes.ts';
import { thisYear, timeSelectionOf, firstWorldYear, yearsOf } from '../../timemaps/face/time-selection.ts';
import type { TimemapNode } from '../../timemaps/contract.ts';
import type { GroupStageProps } from '../face/group-stage.tsx';
import { NodeName } from './node-card.tsx';

/** A member's map of places over the borders of the year; connected in order when it is a journey. */
export function TimemapOfGroup({ group, selectedKey, onChoose }: GroupStageProps) {
  const { language, t } = useReader();
  const { year, span, selectedId: pointed } = useCursor();
  const { nodes, name, journey, year: begins } = group;
  const placed = useMemo(
    () =>
      nodes.flatMap(({ key, title, note, time, place, sketch }): TimemapNode[] =>
        place
          ? [
              {
                id: key,
                title,
                owner: null,
                description: note,
                time,
                place,
                sketch,
                images: [],
                source: null,
                also: [],
              },
            ]
          : [],
      ),
    [nodes],
  );
  const ownYears = useMemo(() => yearsOf(placed.map(({ time }) => time)), [placed]);
  const looked = useMemo(
    () => timeSelectionOf({ year: year ?? begins, span }, ownYears ?? thisYear(), begins),
    [year, begins, span, ownYears],
  );
  const value = (year ?? begins) === null && !span ? null : looked.value;
  const drawn = useMemo(() => {
    const byKey = new Map(nodes.map((node) => [node.key, node]));
    return {
      nodes: mapNodesOf(placed, { kind: 'place', name }, value).map((node) => {
        const { hue, entry } = byKey.get(node.id)!;
        return { ...node, hue: hue ?? entry?.kind ?? 'place' };
      }),
      sketches: sketchesOf(placed, value, name),
      arcs: journey ? arcsOf(journeyOf(placed), Infinity, 1) : [],
    };
  }, [placed, nodes, name, value, journey]);
  // The map selects through the page's cursor: pass an outside selection to it, and report its own selection back.
  const choose = useEffectEvent(onChoose);
  useEffect(() => choose(pointed), [pointed]);
  const point = useEffectEvent((key: string) => key !== pointed && moveCursor({ selectedId: key, place: null }));
  useEffect(() => {
    if (selectedKey !== null) point(selectedKey);
  }, [selectedKey]);
  const node = nodes.find(({ key }) => key === pointed);
  return (
    <MapStage
      looked={looked}
      range={ownYears ?? { from: firstWorldYear, until: thisYear() }}
      nodes={drawn.nodes}
      sketches={drawn.sketches}
      arcs={drawn.arcs}
      clustered={false}
      label={name || t('group.unnamed')}
      legend={
        placed.some((placedNode) => isFaint(placedNode, value, name)) && (
          <span className="timemap-legend">{t('timemap.legendFaint')}</span>
        )
      }
      nodeCard={
        node && (
          <section className="panel timemap-card" aria-label={t('timemap.cardNode')}>
            <button
              type="button"
              className="icon timemap-close"
              aria-label={t('dialog.close')}
              onClick={() => moveCursor({ selectedId: null })}
            >
              ×
            </button>
            <h3>
              <NodeName node={node} />
            </h3>
            <p className="tabular">
              {[node.time && formatRecord(node.time, language), node.place?.name].filter(Boolean).join(' · ')}
            </p>
            {node.note && <p lang={languageTag(group.language)}>{node.note}</p>}
            {node.sketch?.description && (
              <p lang={languageTag(group.language)}>
                <small>{node.sketch.description}</small>
              </p>
            )}
          </section>
        )
      }
    />
  );
}
