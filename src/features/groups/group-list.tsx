import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import { withDescription } from '../../rules/time/historical-time-format.ts';
import { writeRecord } from '../../rules/time/historical-time-writing.ts';
import type { ShownGroup } from './contract.ts';
import { NodeName } from './stage/node-card.tsx';

/** The canvas as a list: all nodes in the author's order, with their connections. Works without script. */
export function GroupList({ group }: { group: ShownGroup }) {
  const { language, t } = useReader();
  const { nodes, edges, unions, kind } = group;
  const lang = group.language === language ? undefined : languageTag(group.language);
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const titleOf = (key: string) => byKey.get(key)?.title ?? '';
  const isPlaced = kind === 'timemap';
  return (
    <div className="group-list">
      <section aria-labelledby="group-nodes">
        <h2 id="group-nodes">{t('group.nodes', { count: nodes.length })}</h2>
        <ol className="bare">
          {nodes.map((node) => (
            <li key={node.key} data-gone={node.gone || undefined}>
              <span className="tabular when">
                {node.time && withDescription(writeRecord(node.time, language), node.time)}
              </span>
              <div>
                <p>
                  <NodeName node={node} />
                  {isPlaced && node.place && <small> {node.place.name}</small>}
                </p>
                {node.note && <p lang={lang}>{node.note}</p>}
              </div>
            </li>
          ))}
        </ol>
      </section>
      {edges.length > 0 && (
        <section aria-labelledby="group-edges">
          <h2 id="group-edges">{t('group.edges', { count: edges.length })}</h2>
          <ul className="bare group-lines">
            {edges.map(({ id, a, b, word, directed, isOwn }) => (
              <li key={id} data-own={isOwn || undefined}>
                {titleOf(a)} <small lang={isOwn ? lang : undefined}>{directed ? `— ${word} →` : `— ${word} —`}</small>{' '}
                {titleOf(b)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {unions.length > 0 && (
        <section aria-labelledby="group-unions">
          <h2 id="group-unions">{t('group.unions', { count: unions.length })}</h2>
          <ul className="bare group-lines">
            {unions.map(({ id, partners, children }) => (
              <li key={id}>
                {partners.map(titleOf).join(' ⚭ ') || t('group.unknownParents')}
                {children.length > 0 && (
                  <>
                    {' '}
                    <small>→</small> {children.map((child) => titleOf(child.id)).join(' · ')}
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
