import type { ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { useCurrentMember } from '../../../kit/member/current-member.ts';
import { openAccountDialog } from '../../../kit/member/account-dialog-request.ts';
import { useSignInRedirect } from './use-sign-in-redirect.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  role: 'reviewer' | 'administrator';
  refusal: string;
  children(member: UserInfo): ReactNode;
}

/** Content for reviewers, or for administrators only. Strangers go to sign-in; other members see `refusal`. */
export function ForRole({ role, refusal, children }: Props) {
  const { t } = useReader();
  const who = useCurrentMember();
  useSignInRedirect(who === null);
  const isKnown = who && who !== 'asking';
  const fits = (given: string | null) => given === role || given === 'administrator';
  if (isKnown && fits(who.role)) return children(who);
  if (isKnown && fits(who.waitingRole))
    return (
      <div className="nothing">
        <p>{t('desk.roleWaits')}</p>
        <Button look="first" onClick={() => openAccountDialog({ what: 'secondFactor' })}>
          {t('desk.showFactor')}
        </Button>
      </div>
    );
  return (
    <p className={isKnown ? 'nothing' : 'nothing page-waits'} role="status">
      {isKnown ? refusal : t('desk.asking')}
    </p>
  );
}
