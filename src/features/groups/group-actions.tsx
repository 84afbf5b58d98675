import { useState } from 'react';
import { call } from '../../kit/calls/call.ts';
import { useReader } from '../../kit/reader.tsx';
import { hreflang } from '../../rules/languages.ts';
import { notify } from '../../ui/notices.tsx';
import { useGuard } from '../../ui/use-guard.ts';
import { copyGroup } from './contract.ts';
import { embedCode } from './embed-code.ts';
import { groupAddress, type GroupKind } from './face/kinds.ts';
import { Button } from '../../ui/form/button.tsx';

interface Props {
  id: string;
  version: 'saved' | 'reviewed';
  name: string;
  kind: GroupKind;
}

/** A reader's actions on a group: copy and edit, share its address, embed it. */
export function GroupActions({ id, version, name }: Props) {
  const { language, t } = useReader();
  const guard = useGuard();
  const [busy, setBusy] = useState(false);

  async function take() {
    if (!(await guard())) return;
    setBusy(true);
    try {
      const newGroup = await call(copyGroup, { id, version });
      location.assign(`/group/edit/${encodeURIComponent(newGroup.id)}`);
    } catch {
      setBusy(false); // a notice has already shown the error
    }
  }
  const put = (text: string, done: 'group.linkCopied' | 'group.embedCopied') =>
    (navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error('no clipboard'))).then(
      () => notify(t(done)),
      () => notify(t('group.copyRefused')),
    );
  return (
    <>
      <Button look="first" aria-busy={busy} onClick={() => void take()}>
        {t('group.copy')}
      </Button>
      <Button onClick={() => void put(location.origin + groupAddress(id, version), 'group.linkCopied')}>
        {t('group.copyLink')}
      </Button>
      <Button
        onClick={() =>
          void put(
            embedCode({ origin: location.origin, id, version, name, lang: hreflang(language) }),
            'group.embedCopied',
          )
        }
      >
        {t('group.copyEmbed')}
      </Button>
    </>
  );
}
