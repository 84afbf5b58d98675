import { useRef, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PictureCutter, type CutterHandle } from '../../../ui/picture-cut/picture-cutter.tsx';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { saveAvatar } from '../contract.ts';
import { Button } from '../../../ui/form/button.tsx';

/** Size of the uploaded square, in pixels: twice the stored size. */
const uploadSize = { width: 2 * limits.avatar.keptPx, height: 2 * limits.avatar.keptPx };

interface Props {
  file: File;
  onClose(): void;
  onUnreadable(): void;
  onSaved(saved: UserInfo): void;
}

/** Crops a picture to a square, by mouse, touch or keyboard, and uploads it. The upload is what the canvas shows. */
export function AvatarDialog({ file, onClose, onUnreadable, onSaved }: Props) {
  const text = useText();
  const cutting = useRef<CutterHandle>(null);
  const [isReady, setReady] = useState(false);
  const [busy, setBusy] = useState(false);

  async function save() {
    if (busy || !isReady) return;
    setBusy(true);
    try {
      const square = await cutting.current!.cut();
      onSaved(await call(saveAvatar, {}, { file: square ?? file }));
    } catch {
      setBusy(false); // the failure is shown at the top of the page; the crop stays
    }
  }

  return (
    <Dialog
      title={text('avatar.cut')}
      onClose={onClose}
      busy={busy}
      submit={
        <Button look="first" aria-busy={busy || !isReady} onClick={() => void save()}>
          {text('usercentre.save')}
        </Button>
      }
    >
      <PictureCutter
        ref={cutting}
        file={file}
        size={uploadSize}
        onReady={() => setReady(true)}
        onUnreadable={onUnreadable}
      />
    </Dialog>
  );
}
