import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { languageTag } from '../../../rules/languages.ts';
import { relationTypes } from '../../../rules/relation-types.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { SourceNote } from '../../../ui/source-note.tsx';
import type { GraphEdge, GraphNode } from '../contract.ts';
import { hiddenNeighbours, neighboursOf, type ExploredGraph } from '../face/explored-graph.ts';
import { nameInSentence, partsOfSentence } from '../../../rules/sentences/sentences.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  loaded: ExploredGraph;
  id: string;
  /** Relations that pass the filter. */
  edges: readonly GraphEdge[];
  busy: boolean;
  onOpen(): void;
  onFold(): void;
  onChoose(id: string | null): void;
}

/** The card of the selected node: name, kind, time, its relations as sentences, and actions. */
export function GraphCard({ loaded, id, edges, busy, onOpen, onFold, onChoose }: Props) {
  const { language, t } = useReader();
  const node = loaded.nodes.get(id)!;
  const open = loaded.expanded.has(id),
    more = hiddenNeighbours(loaded, id, neighboursOf(loaded));
  const nodeEdges = edges
    .filter(({ a, b }) => a === id || b === id)
    .toSorted((edge, other) => relationTypes.indexOf(edge.type) - relationTypes.indexOf(other.type));
  return (
    <section
      className="panel graph-card"
      aria-label={t('graph.card')}
      data-kind={node.kind}
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
        <a href={entryAddress(node.id)} lang={langOf(node, language)}>
          {node.name}
        </a>
      </h3>
      <p className="row graph-kind">
        <span className="mark" aria-hidden="true" />
        {t(`kind.${node.kind}`)}
        {node.time && <span className="tabular">{formatRecord(node.time, language)}</span>}
      </p>
      <p className="row graph-acts">
        {(!open || more > 0) && (
          <Button aria-busy={busy} onClick={onOpen}>
            {open ? t('graph.expandMore', { count: more }) : t('graph.expand')}
          </Button>
        )}
        {open && id !== loaded.center && <Button onClick={onFold}>{t('graph.fold')}</Button>}
        <a className="button" href={`/relation/atobPath?id=${encodeURIComponent(node.id)}`}>
          {t('graph.path')}
        </a>
      </p>
      <ul className="bare">
        {nodeEdges.map((edge) => (
          <li key={edge.id}>
            <Sentence edge={edge} loaded={loaded} from={id} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const langOf = ({ language }: Pick<GraphNode, 'language'>, reader: string) =>
  language === reader ? undefined : languageTag(language);

interface SentenceProps {
  edge: GraphEdge;
  loaded: ExploredGraph;
  from: string;
  onChoose(id: string): void;
}

/** A relation as a sentence; the other name is a button that selects its node. */
function Sentence({ edge, loaded, from, onChoose }: SentenceProps) {
  const { language } = useReader();
  const ends = { a: loaded.nodes.get(edge.a)!, b: loaded.nodes.get(edge.b)! };
  return (
    <>
      <span lang={langOf(edge, language)}>
        {partsOfSentence(edge.says).map((part, index) => {
          if (typeof part === 'string') return part;
          const node = ends[part.end],
            name = nameInSentence(edge.says, part.end, node, edge.language);
          return node.itemId === from ? (
            <b key={index} lang={langOf(node, language)}>
              {name}
            </b>
          ) : (
            <button
              key={index}
              type="button"
              className="graph-name"
              lang={langOf(node, language)}
              onClick={() => onChoose(node.itemId)}
            >
              {name}
            </button>
          );
        })}
      </span>
      {edge.time && <span className="when tabular"> {formatRecord(edge.time, language)}</span>}
      {edge.description && <small className="graph-note">{edge.description}</small>}
      <SourceNote source={edge.source} />
    </>
  );
}
