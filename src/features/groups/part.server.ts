import { toPlainText } from '../../rules/safe-html.ts';
import { compareFields, compareItems } from '../../editing/revisions/face/compare-items.server.ts';
import { compareListsCoarsely, noDifference } from '../../editing/revisions/face/compare.server.ts';
import type { Difference } from '../../rules/revisions/difference.ts';
import { part } from '../../kit/registry/part.server.ts';
import { checkGroup } from './face/check-group.ts';
import { publishGroups, withdrawGroups } from './publish.server.ts';
import { ProposedGroup, type Group } from './rules.ts';
import { countItems } from '../../rules/revisions/summary.ts';

/** A group that its author submits for the page of an entry. */
export const groupPart = part({
  name: 'group',
  of: 'group',
  schema: ProposedGroup,
  messageModule: 'group',
  ownList: true,
  searched: true,
  sanitize: ({ itemId, group }) => ({ itemId, group: safeGroup(group) }),
  check: ({ group }) => checkGroup(group).map((finding) => ({ ...finding, where: `group.${finding.where}` })),
  summaryOf: ({ group: { nodes } }) =>
    countItems(
      'entries',
      nodes,
      nodes.flatMap(({ itemId }) => itemId ?? []),
    ),
  compare,
  compareCoarsely: (before, after) => compareListsCoarsely(before?.group.nodes, after.group.nodes),
  listMentions: ({ itemId, group }) => [itemId, ...group.nodes.flatMap((node) => node.itemId ?? [])],
  publish: publishGroups,
  withdraw: withdrawGroups,
  toBlank: ({ itemId, group }) => ({ itemId, group: { ...group, nodes: [], edges: [], unions: [] } }),
});

/** Sanitizing is slow, and most texts do not need it. */
const stripMarkup = (text: string) => (/[<>&]/.test(text) ? toPlainText(text) : text);

/** Removes all markup. */
export const safeGroup = (group: Group): Group => ({
  ...group,
  name: stripMarkup(group.name),
  about: stripMarkup(group.about),
  nodes: group.nodes.map((node) => ({
    ...node,
    called: stripMarkup(node.called),
    title: stripMarkup(node.title),
    note: stripMarkup(node.note),
    place: node.place && { ...node.place, name: stripMarkup(node.place.name) },
  })),
  edges: group.edges.map((edge) => ({ ...edge, word: stripMarkup(edge.word) })),
});

/** Lines and unions with names instead of keys, so that the comparison is readable. */
function fieldsOf({ itemId, group }: ProposedGroup) {
  const names = new Map(group.nodes.map(({ key, title, called }) => [key, title || called]));
  const nameOf = (key: string) => names.get(key) ?? key;
  return {
    itemId,
    name: group.name,
    about: group.about,
    year: group.year,
    edges: group.edges.map(({ a, b, word }) => `${nameOf(a)} — ${word} → ${nameOf(b)}`),
    unions: group.unions.map(
      ({ partners, children }) =>
        `${partners.map(nameOf).join(' ⚭ ')} → ${children.map(({ key }) => nameOf(key)).join(', ')}`,
    ),
  };
}

function compare(before: ProposedGroup | null, after: ProposedGroup): Difference {
  const nodesOf = (group: Group | undefined) => group?.nodes.map((node) => ({ ...node, at: null })) ?? []; // moving a node is not a change
  const { items, counts } = compareItems(nodesOf(before?.group), nodesOf(after.group), ({ key }) => key);
  return { ...noDifference, fields: compareFields(before && fieldsOf(before), fieldsOf(after)), items, counts };
}
