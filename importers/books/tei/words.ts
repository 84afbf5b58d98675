/** Drops the space, and a hyphen, at the end of an unfinished word; end tags stay. */
export function joinWords(html: string): string {
  let end = html.length;
  const tags: string[] = [];
  for (;;) {
    if (/\s/.test(html[end - 1] ?? '')) end--;
    else if (html[end - 1] === '>') {
      const begin = html.lastIndexOf('<', end - 1);
      if (begin < 0 || html[begin + 1] !== '/' || html.startsWith('</sup', begin)) break;
      tags.unshift(html.slice(begin, end));
      end = begin;
    } else break;
  }
  if (/[-‐\u00ad¬⸗]/.test(html[end - 1] ?? '')) end--;
  return html.slice(0, end) + tags.join('');
}

/** Closes inline elements that a division cut through, or drops their end tags. */
export function balanceTags(html: string): string {
  const open: string[] = [];
  const matchedHtml = html.replace(
    /<(\/?)(em|strong|span|small|ruby|rt)\b[^<>]*>/g,
    (tag, slash: string, name: string) => {
      if (!slash) {
        open.push(name);
        return tag;
      }
      if (open.at(-1) !== name) return '';
      open.pop();
      return tag;
    },
  );
  return (
    matchedHtml +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}
