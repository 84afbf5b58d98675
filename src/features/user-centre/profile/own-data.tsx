import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notices.tsx';
import { fileName, downloadFile } from '../../../ui/download.ts';
import { withConfirmedIdentity } from '../../../kit/member/identity-confirmation.ts';
import { setCurrentMember } from '../../../kit/member/current-member.ts';
import { exportData, deleteAccount } from '../contract.ts';
import { Button } from '../../../ui/form/button.tsx';

/** Downloads all data about the member. */
export function ExportData({ username }: { username: string }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  async function take() {
    setBusy(true);
    const data = await withConfirmedIdentity(() => call(exportData, {})).catch(() => null);
    setBusy(false);
    if (data)
      downloadFile(
        fileName(`stele-${username}-${data.exportedAt.slice(0, 10)}`, 'json'),
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      );
  }
  return (
    <Button aria-busy={busy} onClick={() => void take()}>
      {text('own.exportDo')}
    </Button>
  );
}

/** Explains the consequences, then asks for confirmation. */
export function DeleteAccount() {
  const text = useText();
  const [sure, setSure] = useState(false);

  async function go(): Promise<boolean> {
    const { pseudonym } = await withConfirmedIdentity(() => call(deleteAccount, {}));
    notify(text('own.deleted', { name: pseudonym }), { ms: limits.toastMs.long });
    setCurrentMember(null);
    return true;
  }
  return (
    <>
      <ul className="what-goes">
        <li>{text('own.goes')}</li>
        <li>{text('own.stays')}</li>
        <li>{text('own.final')}</li>
      </ul>
      <Button look="first" onClick={() => setSure(true)}>
        {text('own.deleteDo')}
      </Button>
      {sure && (
        <ConfirmDialog title={text('own.sure')} onConfirm={go} onClose={() => setSure(false)}>
          <p>{text('own.final')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
