import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { languageTag } from '../../../rules/languages.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import type { ShownGroup, ShownNode } from '../contract.ts';

/** The name of a node, linked to its entry if it has one. */
export function NodeName({ node }: { node: ShownNode }) {
  const { language, t } = useReader();
  const { entry, title, gone } = node;
  if (!entry)
    return (
      <>
        {title}
        {gone && <small> {t('group.gone')}</small>}
      </>
    );
  return (
    <a
      href={entryAddress(entry.id)}
      lang={title === entry.name && entry.language !== language ? languageTag(entry.language) : undefined}
    >
      {title}
    </a>
  );
}

interface Props {
  group: ShownGroup;
  node: ShownNode;
  onChoose(key: string | null): void;
}

/** The card of the chosen node: its details, note and connections. */
export function NodeCard({ group, node, onChoose }: Props) {
  const { language, t } = useReader();
  const byKey = new Map(group.nodes.map((groupNode) => [groupNode.key, groupNode]));
  const lines = group.edges.filter(({ a, b }) => a === node.key || b === node.key);
  return (
    <section
      className="panel graph-card"
      aria-label={t('graph.card')}
      data-kind={node.entry?.kind}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onChoose(null);
      }}
    >
      <button type="button" className="icon graph-close" aria-label={t('dialog.close')} onClick={() => onChoose(null)}>
        ×
      </button>
      <h3>
        <NodeName node={node} />
      </h3>
      <p className="row graph-kind">
        {node.entry && <span className="mark" aria-hidden="true" />}
        {node.entry ? t(`kind.${node.entry.kind}`) : t('group.ownNode')}
        {node.time && <span className="tabular">{formatRecord(node.time, language)}</span>}
      </p>
      {node.note && <p lang={languageTag(group.language)}>{node.note}</p>}
      <ul className="bare">
        {lines.map(({ id, a, b, word }) => {
          const other = byKey.get(a === node.key ? b : a);
          return (
            other && (
              <li key={id}>
                {a === node.key ? `${word} → ` : `← ${word} `}
                <button type="button" className="graph-name" onClick={() => onChoose(other.key)}>
                  {other.title}
                </button>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
