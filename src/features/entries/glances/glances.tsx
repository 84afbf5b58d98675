import { useReader } from '../../../kit/reader.tsx';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { SmallGraph } from '../../relations/face/small-graph.tsx';
import { SmallMap } from '../../timemaps/face/small-map.tsx';
import type { drawSmallMap } from '../../timemaps/face/small-map-layout.ts';
import './glances.css';

interface Props {
  of: LinkedEntry;
  /** Linked entries, most telling first. */
  neighbours: readonly LinkedEntry[];
  map: ReturnType<typeof drawSmallMap>;
}

/** Fewer neighbours are no graph: the sections name them. */
const minNeighbours = 3;

/**
 * A small map and a small graph of an entry, each a link to its full view: in the text on a narrow screen; beside it on
 * a wide one, where they stay in view and follow the paragraph that is read (nav/follow-reading.ts).
 */
export function Glances({ of, neighbours, map }: Props) {
  const { t } = useReader();
  const hasGraph = neighbours.length >= minNeighbours;
  if (!hasGraph && !map) return null;
  return (
    <div className="stack glances ui">
      {map && (
        <a className="card glance" href="#/timemap" data-kind={of.kind}>
          <GlanceTitle text={t('entry.timemap')} />
          <SmallMap drawn={map} />
        </a>
      )}
      {hasGraph && (
        <a className="card glance" href="#/relation">
          <GlanceTitle text={t('entry.graphs')} />
          <SmallGraph of={of} neighbours={neighbours} />
        </a>
      )}
    </div>
  );
}

const GlanceTitle = ({ text }: { text: string }) => (
  <span className="glance-title">
    {text} <span aria-hidden="true">→</span>
  </span>
);
