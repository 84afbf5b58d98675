import type { Language } from '../../../rules/languages.ts';
import { formatRecord, withDescription } from '../../../rules/time/historical-time-format.ts';
import type { TimemapNode } from '../contract.ts';
import type { ListedNode } from '../places/place-list.tsx';

/** Places with formatted times, for a list. */
export const listNodes = (nodes: readonly TimemapNode[], language: Language): ListedNode[] =>
  nodes.map((node) => ({ ...node, when: node.time && withDescription(formatRecord(node.time, language), node.time) }));
