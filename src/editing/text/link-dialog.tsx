import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useText } from '../../kit/reader.tsx';
import { placeOnPage, useSavedInput } from '../../kit/saved-input/use-saved-input.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Suggestion } from '../../kit/suggestions/contract.ts';
import { EntryBox } from '../../ui/entry-box/entry-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { entryOfAddress, isSafeAddress, linkTo } from './entry-link.ts';
import { insertLink } from './paste/paste-address.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { Button } from '../../ui/form/button.tsx';

/** Edits the target of a link: an entry or an address. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const text = useText();
  const now = editor.getAttributes('link').href as string | undefined;
  const input = useSavedInput<{ entry: Suggestion | null; address: string }>(placeOnPage(`link ${now ?? ''}`), {
      entry: null,
      address: now ?? '',
    }),
    { entry, address } = input.value;
  const [isWrong, setWrong] = useState(false);

  function set() {
    const pasted = entryOfAddress(address, location.origin);
    const attrs = entry
      ? { href: entryAddress(entry.id), kept: { 'ref-id': entry.itemId } }
      : pasted
        ? linkTo(pasted)
        : { href: address.trim() };
    if (!isSafeAddress(attrs.href)) return setWrong(true);
    if (editor.state.selection.empty && !now) insertLink(editor, entry?.name ?? pasted ?? attrs.href, attrs);
    else editor.chain().extendMarkRange('link').setMark('link', attrs).run();
    input.clear();
    onClose();
  }
  function remove() {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    input.clear();
    onClose();
  }
  return (
    <Dialog
      title={text('write.tool.link')}
      onClose={onClose}
      input={input}
      actions={now && <Button onClick={remove}>{text('write.link.remove')}</Button>}
      submit={
        <Button look="first" onClick={set}>
          {text('write.insert')}
        </Button>
      }
    >
      <div className="stack writing-dialog">
        <EntryBox
          name="entry"
          label={text('write.link.entry')}
          value={entry}
          onPick={(picked) => input.set((typed) => ({ ...typed, entry: picked }))}
          autoFocus
        />
        <Field label={text('write.link.address')} fault={isWrong ? text('write.link.wrong') : undefined}>
          <input
            type="text"
            inputMode="url"
            value={address}
            disabled={entry !== null}
            onChange={({ target }) => {
              input.set((typed) => ({ ...typed, address: target.value }));
              setWrong(false);
            }}
            onKeyDown={({ key }) => void (key === 'Enter' && set())}
          />
        </Field>
      </div>
    </Dialog>
  );
}
