import type { Say } from '../../../kit/texts.ts';
import type { Language } from '../../../rules/languages.ts';
import type { ExploredGraph } from '../face/explored-graph.ts';

/** A node in one line, for those who don't see it: Augustus, person, 14 relations. */
export function describeNode(
  { nodes, expanded: opened }: ExploredGraph,
  id: string,
  say: Say,
  language: Language,
): string {
  const { name, kind, degree } = nodes.get(id)!;
  const said = [
    name,
    say(`kind.${kind}`),
    say('graph.relations', { count: degree }),
    ...(opened.has(id) ? [say('graph.expanded')] : []),
  ];
  return said.join(language === 'zh' || language === 'jp' ? '、' : ', ');
}
