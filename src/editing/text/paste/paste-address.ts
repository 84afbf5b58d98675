import type { Editor } from '@tiptap/core';
import { call } from '../../../kit/calls/call.ts';
import { entryOfAddress, linkTo } from '../entry-link.ts';
import { linkTarget } from '../../lookups/contract.ts';

/**
 * Turns a pasted address into a link: an entry's address shows its name, any other shows itself; selected text is
 * linked. Returns false if the text is no address. Source: V09.
 */
export function pasteAddress(editor: Editor, text: string): boolean {
  const address = text.trim(),
    entry = entryOfAddress(address, location.origin);
  if (!entry && !/^https?:\/\/\S+$/.test(address)) return false;
  const attrs = entry ? linkTo(entry) : { href: address };
  if (!editor.state.selection.empty) return editor.chain().focus().setMark('link', attrs).run();
  if (entry)
    void call(linkTarget, { id: entry }, { quiet: true }).then(
      ({ id, name }) => insertLink(editor, name, linkTo(id)),
      () => insertLink(editor, address, attrs),
    );
  else insertLink(editor, address, attrs);
  return true;
}

export const insertLink = (editor: Editor, text: string, attrs: object) =>
  editor
    .chain()
    .focus()
    .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] })
    .unsetMark('link')
    .run();
