import { useText } from '../../../kit/reader.tsx';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { signOut } from '../fields/sign-out.ts';

/** The member's picture, or else their name, with the account menu. Source: spec §1. */
export function AvatarMenu({ member }: { member: UserInfo }) {
  const text = useText();
  return (
    <details className="menu avatar-menu" data-menu>
      <summary className="unmarked">
        <span className="unseen">{text('member.menu')}: </span>
        {member.image ? (
          <img src={member.image} alt={member.username} width="32" height="32" />
        ) : (
          <span className="one-line name">{member.username}</span>
        )}
      </summary>
      <ul className="bare">
        {member.image && (
          <li className="name" aria-hidden="true">
            {member.username}
          </li>
        )}
        <li>
          <a href="/user/usercenter">{text('member.centre')}</a>
        </li>
        <li>
          <a href="/user/usercenter#/profile">{text('member.profile')}</a>
        </li>
        <li>
          <a href="/user/usercenter#/mycontent">{text('member.contributions')}</a>
        </li>
        <li>
          <a href="/user/usercenter#/msgcenter">{text('member.messages')}</a>
        </li>
        <li>
          <a href="/article/new">{text('site.writeArticle')}</a>
        </li>
        {(member.role !== 'member' || member.waitingRole) && (
          <li>
            <a href="/review">{text('desk.title')}</a>
          </li>
        )}
        <li>
          <a href="/user/usercenter#/account-security/safe">{text('member.safety')}</a>
        </li>
        <li>
          <button type="button" onClick={() => void signOut()}>
            {text('member.signOut')}
          </button>
        </li>
      </ul>
    </details>
  );
}
