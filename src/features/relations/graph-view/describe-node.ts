import type { Translate } from '../../../kit/texts.ts';
import { listSeparator, type Language } from '../../../rules/languages.ts';
import type { ExploredGraph } from '../face/explored-graph.ts';

/** A one-line description of a node for screen readers: Augustus, person, 14 relations. */
export function describeNode(
  { nodes, expanded: opened }: ExploredGraph,
  id: string,
  t: Translate,
  language: Language,
): string {
  const { name, kind, degree } = nodes.get(id)!;
  const parts = [
    name,
    t(`kind.${kind}`),
    t('graph.relations', { count: degree }),
    ...(opened.has(id) ? [t('graph.expanded')] : []),
  ];
  return parts.join(listSeparator(language));
}
