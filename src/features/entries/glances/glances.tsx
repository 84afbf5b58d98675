import { useReader } from '../../../kit/reader.tsx';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { SmallGraph } from '../../relations/face/small-graph.tsx';
import { smallGraph } from '../../relations/face/small-graph-layout.ts';
import { SmallMap } from '../../timemaps/face/small-map.tsx';
import { smallMap, type drawSmallMap } from '../../timemaps/face/small-map-layout.ts';
import './glances.css';

export interface GlanceData {
  of: LinkedEntry;
  /** Linked entries, most significant first. */
  others: readonly LinkedEntry[];
  map: ReturnType<typeof drawSmallMap>;
}

const ids = { graph: 'glance-graph', map: 'glance-map' };

/**
 * A small graph and a small map of an entry, each a link to its full view. They are in the text on a narrow screen and
 * in the margin on a wide one: drawn once, in the text, and reused by `again`.
 */
export function Glances({ glanced: { of, others, map }, again = false }: { glanced: GlanceData; again?: boolean }) {
  const { t } = useReader();
  if (!others.length && !map) return null;
  return (
    <div className="stack wide glances ui no-print">
      {others.length > 0 && (
        <a className="card glance" href="#/relation">
          <GlanceTitle text={t('entry.graphs')} />
          {again ? (
            <RepeatedSvg id={ids.graph} {...smallGraph} />
          ) : (
            <SmallGraph of={of} others={others} id={ids.graph} />
          )}
        </a>
      )}
      {map && (
        <a className="card glance" href="#/timemap" data-kind={of.kind}>
          <GlanceTitle text={t('entry.timemap')} />
          {again ? <RepeatedSvg id={ids.map} {...smallMap} /> : <SmallMap drawn={map} id={ids.map} />}
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

const RepeatedSvg = ({ id, width, height }: { id: string; width: number; height: number }) => (
  <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <use href={`#${id}`} />
  </svg>
);
