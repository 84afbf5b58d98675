import { useText } from '../../../kit/reader.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { downloadFile, fileName } from '../../../ui/download.ts';

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
          <button type="button" className="button" onClick={download}>
            {text('factor.download')}
          </button>
          <button type="button" className="button first" onClick={onClose}>
            {text('factor.kept')}
          </button>
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
