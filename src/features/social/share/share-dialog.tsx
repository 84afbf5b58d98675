import { useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { embedAddressOf } from '../../../kit/pages/embed-address.ts';
import { EmbedCode } from './embed-code.tsx';
import { CopyField } from '../face/copy-field.tsx';
import { Button } from '../../../ui/form/button.tsx';

/** The current address, without parameters that lead to a comment. */
function shownAddress(): string {
  const address = new URL(location.href);
  address.searchParams.delete('comment');
  if (address.hash === '#comments') address.hash = '';
  return address.href;
}

interface Props {
  title: string;
  onClose(): void;
}

/** The system's share sheet, the address, a QR code, and embed code if the page has a form for frames. */
export function ShareDialog({ title, onClose }: Props) {
  const { t } = useReader();
  const [address] = useState(shownAddress);
  return (
    <Dialog title={t('share.title')} onClose={onClose} actions={<Button onClick={onClose}>{t('dialog.close')}</Button>}>
      <div className="stack share">
        <CopyField label={t('share.address')} value={address} />
        {typeof navigator.share === 'function' && (
          <Button onClick={() => void navigator.share({ title, url: address }).then(onClose, () => {})}>
            {t('share.system')}
          </Button>
        )}
        <QrCode className="share-code" text={address.slice(0, limits.addressLength)} label={t('share.code')} />
        {embedAddressOf(new URL(address)) && <EmbedCode address={address} title={title} />}
      </div>
    </Dialog>
  );
}
