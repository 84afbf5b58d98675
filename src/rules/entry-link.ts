/** Converts `?id=X`, alone or on our own page, to `/detail/X`; other addresses stay unchanged. Source: spec §5. */
export function entryLink(href: string): string {
  const match = /^\s*\/?(?:[\w-]+(?:\.html?)?)?\?(?:[^#]*&)?id=([^&#]+)/.exec(href);
  return match ? `/detail/${match[1]}` : href;
}
