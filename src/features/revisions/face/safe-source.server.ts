import type { Citation } from '../../../rules/schemas.ts';

/** Of the web, or of this house: no script, nothing that only looks like a path. */
const isAddress = (url: string) => /^(?:https?:\/\/|\/(?![/\\]))/i.test(url);

/** An item whose source leads nowhere but to the web or into this house. */
export const withSafeSource = <Item extends { source: Citation | null }>(item: Item): Item =>
  item.source && item.source.url !== null && !isAddress(item.source.url)
    ? { ...item, source: { ...item.source, url: null } }
    : item;

/** The sources of those items that have one. */
export const sourcesOf = (items: readonly { source: Citation | null }[]): Citation[] =>
  items.flatMap(({ source }) => source ?? []);
