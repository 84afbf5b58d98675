import { useText } from '../../../kit/reader.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { downloadFile, fileName } from '../../../ui/download.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  codes: readonly string[];
  username: string;
  onClose(): void;
}

/** Recovery codes, which are shown once. */
export function RecoveryCodesDialog({ codes, username, onClose }: Props) {
  const text = useText();
  const download = () =>
    downloadFile(
      fileName(`stele-recovery-codes-${username}`, 'txt'),
      new Blob([codes.join('\n'), '\n'], { type: 'text/plain' }),
    );
  return (
    <Dialog
      title={text('factor.yourCodes')}
      onClose={onClose}
      blocking
      actions={
        <>
          <Button onClick={download}>{text('factor.download')}</Button>
          <Button look="first" onClick={onClose}>
            {text('factor.kept')}
          </Button>
        </>
      }
    >
      <p>{text('factor.keepCodes')}</p>
      <ul className="bare recovery-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
