import { useMemo, useRef } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { moveCursor, useCursor } from '../../../ui/cursor.ts';
import { useQuery } from '../../../kit/calls/use-query.ts';
import type { MapHandle } from '../../../ui/map-canvas/map-canvas.ts';
import { formatYears } from '../../../ui/year/year-scale.ts';
import { borderQueries, nodeQueries, nodesQueryKey } from '../../timemaps/face/map-queries.ts';
import type { WorldNode } from '../../timemaps/contract.ts';
import { timeSelectionOf, thisYear, firstWorldYear } from '../../timemaps/face/time-selection.ts';
import { MapStage } from '../../timemaps/face/map-stage.tsx';
import { NodeList } from '../../timemaps/face/node-list.tsx';
import { PolityList } from '../../timemaps/face/polity-list.tsx';
import { toMapNode } from '../../timemaps/face/timemap-nodes.ts';

const noNodes: readonly WorldNode[] = [];
/** Maximum number of rows in the list under the map; the timemap page has them all. */
const maxListed = 12;

/** The map of the cursor's year with its list; opens in the year of the day. */
export function LiveTimemap({ year: ofDay }: { year: number }) {
  const { language, t } = useReader();
  const { year, span, selectedId: selection } = useCursor();
  const looked = useMemo(() => timeSelectionOf({ year, span }, ofDay), [year, span, ofDay]);
  const seen = useQuery(nodesQueryKey({ ...looked.input, kinds: [], regions: [] }), nodeQueries),
    slice = useQuery(looked.year, borderQueries);
  const nodes = seen.answer?.nodes ?? noNodes;
  const drawn = useMemo(() => nodes.map((node) => toMapNode(node, t)), [nodes, t]);
  const range = useMemo(() => ({ from: firstWorldYear, until: thisYear() }), []);
  const canvas = useRef<MapHandle>(null);
  function show(id: string) {
    moveCursor({ selectedId: id, place: null });
    const node = nodes.find((candidate) => candidate.id === id);
    if (node) canvas.current?.fit([node.place]);
  }
  const at = nodes.findIndex(({ id }) => id === selection);
  return (
    <>
      <div className="canvas-stage stage-map">
        <MapStage
          ref={canvas}
          looked={looked}
          range={range}
          nodes={drawn}
          clustered
          label={t('timemap.map', { time: formatYears(looked.value, language) })}
        />
      </div>
      <div className="stage-map-twin">
        <PolityList polities={slice.answer?.borders ?? []} year={looked.year} />
        <NodeList
          nodes={at < maxListed ? nodes.slice(0, maxListed) : [nodes[at]!, ...nodes.slice(0, maxListed - 1)]}
          year={looked.year}
          twin={{ selectedId: selection, show }}
        />
      </div>
    </>
  );
}
