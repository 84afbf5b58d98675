import type { Editor } from '@tiptap/core';
import { call } from '../../../kit/calls/call.ts';
import * as limits from '../../../rules/limits.ts';
import { linkTo } from '../entry-link.ts';
import { titleAttribute } from './wikipedia-title.ts';
import { namedEntries } from '../../lookups/contract.ts';

/** Links the pasted titles that name an entry, and removes the other links; returns how many were removed. */
export async function matchTitles(editor: Editor, titles: readonly string[]): Promise<number> {
  const names = [...new Set(titles)].filter((title) => title && title.length <= limits.lookedUpNameLength);
  const idByTitle = new Map<string, string>();
  for (let from = 0; from < names.length; from += limits.lookedUpNames) {
    const portion = names.slice(from, from + limits.lookedUpNames);
    // If the request fails, the text stays without a link, as for an unknown title.
    const entries = await call(namedEntries, { names: portion }, { quiet: true }).catch(() => []);
    for (const { name, id } of entries) idByTitle.set(name, id);
  }
  if (!editor.isDestroyed) replaceLinks(editor, new Set(titles), idByTitle);
  return titles.filter((title) => !idByTitle.has(title)).length;
}

/** Only replaces the links of this paste; those of a pending paste stay. */
function replaceLinks(editor: Editor, titles: ReadonlySet<string>, idByTitle: ReadonlyMap<string, string>): void {
  const { doc, tr, schema } = editor.state,
    link = schema.marks.link!;
  doc.descendants((node, at) => {
    const mark = link.isInSet(node.marks),
      title = (mark?.attrs.kept as Record<string, string> | undefined)?.[titleAttribute];
    if (!mark || title === undefined || !titles.has(title)) return;
    const id = idByTitle.get(title);
    tr.removeMark(at, at + node.nodeSize, mark);
    if (id) tr.addMark(at, at + node.nodeSize, link.create(linkTo(id)));
  });
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}
