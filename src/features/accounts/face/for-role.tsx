import type { ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { UserInfo } from '../contract.ts';
import { useCurrentMember } from './current-member.ts';
import { useWayIn } from './use-way-in.ts';

/** What reviewers, or administrators alone, may see; strangers are asked in, the others told whose it is by `refusal`. */
export function ForRole({
  role,
  refusal,
  children,
}: {
  role: 'reviewer' | 'administrator';
  refusal: string;
  children(member: UserInfo): ReactNode;
}) {
  const { say } = useReader();
  const who = useCurrentMember();
  useWayIn(who === null);
  const isKnown = who && who !== 'asking';
  if (isKnown && (who.role === role || who.role === 'administrator')) return children(who);
  return (
    <p className="nothing" role="status">
      {isKnown ? refusal : say('desk.asking')}
    </p>
  );
}
