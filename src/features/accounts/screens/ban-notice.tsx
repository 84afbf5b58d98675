import { useText } from '../../../kit/reader.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';

/**
 * Informs a banned member of the remaining days and how to appeal; after an appeal `days` is null and no link is shown.
 * Source: spec §4 "User status".
 */
export function BanNotice({ days, onClose }: { days: number | null; onClose(): void }) {
  const text = useText();
  return (
    <Dialog
      title={text(days === null ? 'ban.appealing' : 'ban.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('dialog.close')}</Button>
          {days !== null && (
            <a className="button first" href="/user/appeal" target="_blank" rel="noreferrer" onClick={onClose}>
              {text('ban.appeal')}
            </a>
          )}
        </>
      }
    >
      <p>{days === null ? text('error.accountAppealing') : text('error.accountBanned', { days })}</p>
    </Dialog>
  );
}
