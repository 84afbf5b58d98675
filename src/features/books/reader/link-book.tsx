import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notices.tsx';
import { openAccountDialog } from '../../../kit/member/account-dialog-request.ts';
import { isSignedIn } from '../../../kit/member/sign-in-state.ts';
import { EntryBox } from '../../../ui/entry-box/entry-box.tsx';
import { linkBook } from '../writing-contract.ts';
import { Button } from '../../../ui/form/button.tsx';

/** Proposes to list the book with an entry, or removes the member's own link. */
export function LinkBook({ bookId }: { bookId: string }) {
  const { t } = useReader();
  const [isOpen, setIsOpen] = useState(false);
  const [entry, setEntry] = useState<{ id: string; name: string } | null>(null);
  const [missing, setMissing] = useState(0);
  async function send(requestType: 'add' | 'remove') {
    if (!entry) return setMissing(missing + 1);
    const { linked } = await call(linkBook, { bookId, itemId: entry.id, requestType });
    const messageKey = requestType === 'remove' ? 'book.unlinked' : linked ? 'book.linked' : 'book.link.proposed';
    notify(t(messageKey, { name: entry.name }));
    setIsOpen(false);
  }
  return (
    <>
      <Button onClick={() => (isSignedIn() ? setIsOpen(true) : openAccountDialog({ what: 'sign-in' }))}>
        {t('book.link')}
      </Button>
      {isOpen && (
        <Dialog
          title={t('book.link')}
          onClose={() => setIsOpen(false)}
          actions={
            <>
              <Button onClick={() => void send('remove').catch(() => {})}>{t('book.link.remove')}</Button>
              <Button look="first" onClick={() => void send('add').catch(() => {})}>
                {t('book.link.add')}
              </Button>
              <Button onClick={() => setIsOpen(false)}>{t('dialog.close')}</Button>
            </>
          }
        >
          <EntryBox
            name="entry"
            label={t('book.link.entry')}
            value={entry}
            onPick={setEntry}
            missing={missing}
            autoFocus
          />
        </Dialog>
      )}
    </>
  );
}
