import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import type { PathGraph as Layout } from './path-graph-layout.ts';

/** All paths of one length together: entries in columns by hop, the chosen path on top and bright. Server-rendered. */
export function PathGraph({ layout: { width, height, nodes, edges } }: { layout: Layout }) {
  const { language, t } = useReader();
  return (
    <figure className="path-graph ui" role="region" aria-label={t('path.graph')} tabIndex={0}>
      <div className="path-plot" style={{ width, height }}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {edges.toReversed().map(({ key, x1, y1, x2, y2, points, isChosen }) => {
            const middle = (x1 + x2) / 2;
            return (
              <g key={key} className={isChosen ? 'chosen' : undefined}>
                <path d={`M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`} />
                {points && (
                  <path
                    className="head"
                    d={points === 'on' ? `M${x2 - 22} ${y2 - 5}l9 5-9 5` : `M${x1 + 22} ${y1 - 5}l-9 5 9 5`}
                  />
                )}
              </g>
            );
          })}
        </svg>
        {edges.map(
          ({ key, word, isChosen, label }) =>
            label && (
              <span key={key} className={isChosen ? 'word chosen' : 'word'} style={{ left: label.x, top: label.y }}>
                {word}
              </span>
            ),
        )}
        <ul className="bare">
          {nodes.map(({ key, node, x, y, isChosen }) => (
            <li key={key} className={isChosen ? 'chosen' : undefined} data-kind={node.kind} style={{ left: x, top: y }}>
              <a
                href={entryAddress(node.id)}
                lang={node.language === language ? undefined : languageTag(node.language)}
              >
                <span className="mark" aria-hidden="true" />
                <span>{node.name}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
