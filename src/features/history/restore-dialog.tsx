import { call, showFailure } from '../../kit/calls/call.ts';
import { useReader } from '../../kit/reader.tsx';
import { languageSwitchAddress, type Language } from '../../rules/languages.ts';
import { editorAddressOf } from '../../kit/registry/part-views.ts';
import { Failure } from '../../rules/errors.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { Revision } from '../../editing/revisions/revision-contract.ts';
import { proposeAgain } from '../../editing/revisions/contract.ts';

/** Opens a page and switches the reader's language, like the language menu. */
function openInLanguage(language: Language, address: string) {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = languageSwitchAddress(language, address);
  document.body.append(form);
  form.submit();
}

interface Props {
  id: string;
  revision: Revision;
  called: string;
  onClose(): void;
}

/**
 * Makes an old version the member's draft and opens it in the editor. It replaces an existing draft, so the dialog asks
 * first.
 */
export function RestoreDialog({ id, revision: { id: revisionId, module, language }, called, onClose }: Props) {
  const { language: read, t } = useReader();
  async function propose() {
    const again = (onVersion: number | null, quiet: boolean) =>
      call(proposeAgain, { id: revisionId, onVersion }, { quiet });
    const isProposed = await again(null, true)
      .catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        if (error.errorName === 'draftOutdated') return again(Number(error.details.version), false); // the dialog said it is replaced
        showFailure(error);
        throw error;
      })
      .then(
        () => true,
        () => false,
      );
    // The editor uses the language of the page.
    if (isProposed && language && language !== read) openInLanguage(language, editorAddressOf(id, module));
    else if (isProposed) location.assign(editorAddressOf(id, module));
    return isProposed;
  }
  return (
    <ConfirmDialog title={t('history.again')} onConfirm={propose} onClose={onClose}>
      <p>{called}</p>
      <p>{t('history.againAsk')}</p>
    </ConfirmDialog>
  );
}
