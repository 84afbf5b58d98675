import type { Citation } from '../../../rules/schemas.ts';

/** An http(s) address or a path of this site: no script, and no `//` that only looks like a path. */
const isAddress = (url: string) => /^(?:https?:\/\/|\/(?![/\\]))/i.test(url);

/** An item with its source's address removed unless it is an http(s) address or a path of this site. */
export const withSafeSource = <Item extends { source: Citation | null }>(item: Item): Item =>
  item.source && item.source.url !== null && !isAddress(item.source.url)
    ? { ...item, source: { ...item.source, url: null } }
    : item;

export const sourcesOf = (items: readonly { source: Citation | null }[]): Citation[] =>
  items.flatMap(({ source }) => source ?? []);
