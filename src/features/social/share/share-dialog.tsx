import { useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { hreflang } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { findThingView } from '../../../kit/registry/thing-views.ts';
import type { SocialType } from '../rules.ts';
import { CopyField } from './copy-field.tsx';
import { Button } from '../../../ui/form/button.tsx';

/** The current address, without parameters that lead to a comment. */
function shownAddress(): string {
  const address = new URL(location.href);
  address.searchParams.delete('comment');
  if (address.hash === '#comments') address.hash = '';
  return address.href;
}

/** Address for frames on other sites, for types that have one. */
const embedAddress = (type: SocialType, id: string): string | null =>
  findThingView(type)?.isEmbeddable ? `${location.origin}/embed/${type}/${encodeURIComponent(id)}` : null;

interface Props {
  id: string;
  type: SocialType;
  title: string;
  onClose(): void;
}

/** The system's share sheet, the address, a QR code, and embed code if available. */
export function ShareDialog({ id, type, title, onClose }: Props) {
  const { language, t } = useReader();
  const [address] = useState(shownAddress);
  const embed = embedAddress(type, id);
  const frame =
    embed &&
    `<iframe src="${embed}?lang=${hreflang(language)}" title="${title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" width="800" height="500" loading="lazy"></iframe>`;
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
