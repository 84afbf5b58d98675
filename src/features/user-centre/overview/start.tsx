import { useState } from 'react';
import { useCall } from '../../../kit/calls/use-call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { requirePartView, editorAddressOf } from '../../../kit/registry/part-views.ts';
import { languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import { invitationCode } from '../../accounts/contract.ts';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { listUnsentDrafts } from '../../../editing/drafts/unsent-drafts.ts';
import { Tasks } from '../../tasks/face/tasks.tsx';
import { overview } from './contract.ts';
import './overview.css';
import { Button } from '../../../ui/form/button.tsx';

/** Current matters: unread messages, drafts, pending and rejected submissions; small tasks; an invitation code. */
export function Start({ member }: { member: UserInfo }) {
  const { language, t } = useReader();
  const { answer, failed, again } = useCall(overview, {});
  const number = new Intl.NumberFormat(languageTag(language));
  const counts = [
    { name: 'unread', hash: '#/msgcenter' },
    { name: 'drafts', hash: '#/mycontent/mydrafts' },
    { name: 'waiting', hash: '#/mycontent?list=waiting' },
    { name: 'rejected', hash: '#/mycontent?list=rejected' },
    { name: 'published', hash: '#/contributions' },
  ] as const;
  return (
    <section aria-labelledby="start-title">
      <h2 id="start-title">{t('usercentre.start')}</h2>
      {failed && <FailedLine again={again} />}
      <ul className="bare figures start-counts" aria-busy={!answer && !failed}>
        {counts.map(({ name, hash }) => (
          <li key={name}>
            <a href={hash} data-any={(answer?.[name] ?? 0) > 0 || undefined}>
              <b className="tabular">{answer ? number.format(answer[name]) : '–'}</b>
              {t(`start.${name}`)}
            </a>
          </li>
        ))}
      </ul>
      <UnsentDrafts memberId={member.id} />
      <Tasks />
      <Invitation />
    </section>
  );
}

/** Drafts stored in this browser that the server lacks. */
function UnsentDrafts({ memberId }: { memberId: string }) {
  const { t } = useReader();
  const [drafts] = useState(() => listUnsentDrafts(memberId));
  if (!drafts.length) return null;
  return (
    <section aria-labelledby="unsent-title">
      <h3 id="unsent-title">{t('start.hereTitle')}</h3>
      <p className="hint">{t('start.here')}</p>
      <ul className="bare start-unsent">
        {drafts.map(({ itemId, part }) => (
          <li key={`${itemId} ${part}`}>
            <a className="touch" href={editorAddressOf(itemId, part)}>
              {itemId} · {t(requirePartView(part).label)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invitation() {
  const { t } = useReader();
  const { answer } = useCall(invitationCode, {});
  if (!answer?.left) return null;
  const copy = () =>
    void navigator.clipboard
      .writeText(answer.invitationCode)
      .then(() => notify(t('start.copied'), { ms: limits.toastMs.short }));
  return (
    <section aria-labelledby="invite-title">
      <h3 id="invite-title">{t('start.invite')}</h3>
      <p className="hint">{t('start.inviteWhat', { count: answer.left })}</p>
      <p className="row start-code">
        <code>{answer.invitationCode}</code>
        <Button onClick={copy}>{t('start.copy')}</Button>
      </p>
    </section>
  );
}
