import { MessageBell } from '../messages/message-bell.tsx';
import { AvatarMenu } from '../sign-in/avatar-menu.tsx';
import type { UserInfo } from '../sign-in/contract.ts';
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
