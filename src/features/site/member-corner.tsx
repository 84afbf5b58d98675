import { MessageBell } from '../messages/face/message-bell.tsx';
import { AvatarMenu } from '../accounts/face/avatar-menu.tsx';
import type { UserInfo } from '../../kit/member/contract.ts';
import './member-corner.css';

/** The bell and the avatar menu. Source: spec §1. */
export function MemberCorner({ member }: { member: UserInfo }) {
  return (
    <>
      <MessageBell key={member.id} />
      <AvatarMenu member={member} />
    </>
  );
}
