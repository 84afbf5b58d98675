import { useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { hreflang, type Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { embedAddressOf } from '../../../kit/pages/embed-address.ts';
import { CopyField } from './copy-field.tsx';
import { Button } from '../../../ui/form/button.tsx';

/** The current address, without parameters that lead to a comment. */
function shownAddress(): string {
  const address = new URL(location.href);
  address.searchParams.delete('comment');
  if (address.hash === '#comments') address.hash = '';
  return address.href;
}

/** An iframe of a page in a language; null for pages that have no form for frames. */
function frameOf(address: string, title: string, language: Language): string | null {
  const url = new URL(address);
  url.searchParams.set('lang', hreflang(language));
  const embed = embedAddressOf(url);
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return (
    embed &&
    `<iframe src="${escape(url.origin + embed)}" title="${escape(title)}" width="100%" height="520" style="border:0" loading="lazy" allowfullscreen></iframe>`
  );
}

interface Props {
  title: string;
  onClose(): void;
}

/** The system's share sheet, the address, a QR code, and embed code if available. */
export function ShareDialog({ title, onClose }: Props) {
  const { language, t } = useReader();
  const [address] = useState(shownAddress);
  const frame = frameOf(address, title, language);
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
        {frame && <CopyField label={t('share.embed')} value={frame} />}
      </div>
    </Dialog>
  );
}
