import * as limits from '../../../rules/limits.ts';
import { textLength } from '../../../rules/text-width.ts';
import { checkTime, createFinding, type Finding } from '../../../rules/revisions/findings.ts';
import { checkTimemap } from '../../timemaps/face/check-timemap.ts';
import type { Group, GroupNode } from '../rules.ts';

/** Display name of a node when its entry has not been loaded. */
const nameOfNode = ({ title, called }: Pick<GroupNode, 'title' | 'called'>): string => title || called;

/** Findings that prevent a group from being saved for others; drafts are not checked. */
export function checkGroup(group: Group): Finding[] {
  const { kind, nodes } = group;
  return [
    ...(group.name ? [] : [createFinding('nameMissing', 'name')]),
    ...(nodes.length ? [] : [createFinding('groupEmpty', 'nodes')]),
    ...nodes.flatMap((node, place) => checkNode(node, kind, `nodes.${place}`)),
    ...(kind === 'graph' ? checkEdges(group) : []),
    ...(kind === 'tree' ? checkUnions(group) : []),
    ...checkKeys(nodes),
  ];
}

const isNeverOld = () => false;

function checkNode(node: GroupNode, kind: Group['kind'], where: string): Finding[] {
  const { itemId, title, note, time, place, sketch } = node;
  const isOwn = itemId === null;
  const faults = [
    ...(isOwn && !title ? [createFinding('titleMissing', `${where}.title`)] : []),
    ...checkTime(time, `${where}.time`),
  ];
  if (kind === 'timeline' && isOwn && !time)
    return [...faults, createFinding('groupTimeMissing', `${where}.time`, { name: nameOfNode(node) })];
  if (kind !== 'timemap') return faults;
  if (isOwn && !place)
    return [...faults, createFinding('groupPlaceMissing', `${where}.place`, { name: nameOfNode(node) })];
  // V18 applies to what the author writes; the name of an entry is not checked.
  const written = {
    title: isOwn ? { en: title } : { en: '-'.repeat(limits.nodeTitleLength.least) },
    description: note ? { en: note } : null,
    time: null,
    place: { latitude: 0, longitude: 0, ...place, name: { en: place?.name ?? '' } },
    sketch,
    images: [],
    weight: 1,
    source: null,
  };
  return [
    ...faults,
    ...checkTimemap({ nodes: [written] }, isNeverOld).map((finding) => ({
      ...finding,
      where: finding.where.replace(/^nodes\.0/, where),
    })),
  ].filter(
    // A group node needs a title (reported once); its place needs no name.
    (finding, _, findings) =>
      finding.name !== 'placeNameMissing' &&
      !(finding.name === 'titleLength' && findings.some(({ name }) => name === 'titleMissing')),
  );
}

/** Node keys must be unique, because lines refer to nodes by key. */
function checkKeys(nodes: readonly GroupNode[]): Finding[] {
  const keys = new Set(nodes.map(({ key }) => key));
  return keys.size === nodes.length ? [] : [createFinding('groupEndMissing', 'nodes')];
}

/** A line joins two different nodes of the graph and has a word (V16: at most as long as a relation's). */
function checkEdges({ nodes, edges }: Group): Finding[] {
  const keys = new Set(nodes.map(({ key }) => key));
  return edges.flatMap(({ a, b, word }, place) => {
    const where = `edges.${place}`;
    return [
      ...(a !== b && keys.has(a) && keys.has(b) ? [] : [createFinding('groupEndMissing', where)]),
      ...(word.trim() ? [] : [createFinding('wordMissing', `${where}.word`)]),
      ...(textLength(word) > limits.relationWordLength ? [createFinding('wordTooLong', `${where}.word`)] : []),
    ];
  });
}

/** A person appears once per union, and is not their own ancestor. */
function checkUnions({ nodes, unions }: Group): Finding[] {
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const called = (key: string) => ({ name: nameOfNode(byKey.get(key) ?? { title: key, called: '' }) });
  const looped = findOwnAncestor(unions);
  return [
    ...unions.flatMap(({ partners, children }, place) => {
      const where = `unions.${place}`,
        members = [...partners, ...children.map(({ key }) => key)];
      const twice = members.find((key, at) => members.indexOf(key) !== at);
      return [
        ...(members.length < 2 ? [createFinding('unionEmpty', where)] : []),
        ...(members.every((key) => byKey.has(key)) ? [] : [createFinding('groupEndMissing', where)]),
        ...(twice === undefined ? [] : [createFinding('twiceInUnion', where, called(twice))]),
      ];
    }),
    ...(looped === null ? [] : [createFinding('ownAncestor', 'unions', called(looped))]),
  ];
}

/** A person who descends from themselves; null when there is none. Visits each union once. */
function findOwnAncestor(
  unions: readonly { partners: readonly string[]; children: readonly { key: string }[] }[],
): string | null {
  const children = new Map<string, string[]>();
  for (const { partners, children: born } of unions)
    for (const partner of partners)
      children.set(partner, [...(children.get(partner) ?? []), ...born.map(({ key }) => key)]);
  const done = new Set<string>(),
    above = new Set<string>();
  for (const first of children.keys()) {
    const way: { key: string; next: number }[] = [{ key: first, next: 0 }];
    if (done.has(first)) continue;
    above.add(first);
    while (way.length) {
      const step = way.at(-1)!,
        child = (children.get(step.key) ?? [])[step.next++];
      if (child === undefined) {
        above.delete(step.key);
        done.add(step.key);
        way.pop();
      } else if (above.has(child)) return child;
      else if (!done.has(child)) {
        above.add(child);
        way.push({ key: child, next: 0 });
      }
    }
  }
  return null;
}
