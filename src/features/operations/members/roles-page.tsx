import { useId, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { Island } from '../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { localMoment } from '../../../rules/time/long-date.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { useHash } from '../../../ui/use-hash.ts';
import { ForAdministrators } from '../face/for-administrators.tsx';
import { ban } from '../../accounts/contract.ts';
import { withConfirmedIdentity } from '../../../kit/member/identity-confirmation.ts';
import { useCurrentMember } from '../../../kit/member/current-member.ts';
import { members, setRole, type ListedMember } from './contract.ts';
import { memberLists, roles, type MemberList, type Role } from './rules.ts';
import './roles-page.css';
import { Button } from '../../../ui/form/button.tsx';
import { Options } from '../../../ui/form/options.tsx';

export const loader = ({ language, origin, t }: PageRequest<object>) => ({
  head: { language, origin, siteName: t('site.name'), title: t('members.title'), description: t('members.lead') },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/review/members', alternates: {}, indexed: false });

/** Members, their roles and bans; the frame is the same for everyone. */
export default function RolesPage() {
  return <Island name="members" of={MembersDashboard} props={{}} />;
}

const pageSize = 20;

interface Filter {
  which: MemberList;
  name: string;
  page: number;
}
function filterIn(hash: string): Filter {
  const values = new URLSearchParams(hash.replace(/^#\/?/, ''));
  return {
    which: memberLists.find((candidate) => candidate === values.get('which')) ?? 'all',
    name: (values.get('name') ?? '').slice(0, limits.nameLength),
    page: Math.max(1, Math.trunc(Number(values.get('page'))) || 1),
  };
}
const hashOf = ({ which, name, page }: Filter) =>
  `#/${new URLSearchParams({ which, ...(name && { name }), ...(page > 1 && { page: String(page) }) })}`;

/** The filter is in the hash: `#/which=banned&page=2`. */
export function MembersDashboard() {
  const hash = useHash((text) => text, '');
  const filter = filterIn(hash);
  return (
    <ForAdministrators of="members">
      <Filters key={hash} filter={filter} />
      <Members key={`members ${hash}`} filter={filter} />
    </ForAdministrators>
  );
}

function Filters({ filter }: { filter: Filter }) {
  const { t } = useReader();
  const field = useId();
  const [name, setName] = useState(filter.name);
  return (
    <>
      <nav className="tabs" aria-label={t('members.lists')}>
        {memberLists.map((which) => (
          <a
            key={which}
            href={hashOf({ which, name: filter.name, page: 1 })}
            aria-current={which === filter.which ? 'page' : undefined}
          >
            {t(`members.list.${which}`)}
          </a>
        ))}
      </nav>
      <form
        className="row member-search"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          location.hash = hashOf({ ...filter, name: name.trim(), page: 1 });
        }}
      >
        <label htmlFor={field}>{t('members.search')}</label>
        <input
          id={field}
          type="search"
          autoComplete="off"
          maxLength={limits.nameLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button className="button">{t('members.find')}</button>
      </form>
    </>
  );
}

function Members({ filter }: { filter: Filter }) {
  const { t } = useReader();
  const { answer, failed, again } = useCall(members, { ...filter, size: pageSize });
  if (failed) return <FailedLine again={again} />;
  if (!answer) return <div className="nothing" aria-busy="true" />;
  const { total, items } = answer;
  if (!items.length)
    return (
      <p className="nothing" role="status">
        {t('members.nobody')}
      </p>
    );
  return (
    <>
      <p className="hint" role="status">
        {t('members.count', { count: total })}
      </p>
      <ul className="bare rows member-list">
        {items.map((member) => (
          <MemberRow key={member.username} member={member} again={again} />
        ))}
      </ul>
      <Pager
        page={filter.page}
        pages={Math.ceil(total / pageSize)}
        label={t('members.title')}
        href={(page) => hashOf({ ...filter, page })}
      />
    </>
  );
}

interface Props {
  member: ListedMember;
  again(): void;
}

function MemberRow({ member: { username, role, since, ban: current }, again }: Props) {
  const { language, t } = useReader();
  const who = useCurrentMember();
  const isSelf = who !== null && who !== 'asking' && who.username === username;
  const moment = (iso: string) => localMoment(new Date(iso), language);
  return (
    <li className="row ends">
      <div>
        <p>
          <strong>{username}</strong>
          {isSelf && <span className="hint"> · {t('members.you')}</span>}
        </p>
        <p className="hint">{t('members.since', { date: moment(since) })}</p>
        {current && (
          <p className="member-ban">
            {t('members.banned', { date: moment(current.until) })}
            {current.by && ` · ${t('members.bannedBy', { name: current.by })}`}
            <br />
            {current.reason ? <q>{current.reason}</q> : t('members.noReason')}
          </p>
        )}
      </div>
      <div className="row member-acts">
        {current && <LiftBan username={username} again={again} />}
        <RoleChoice username={username} role={role} again={again} />
      </div>
    </li>
  );
}

function LiftBan({ username, again }: { username: string; again(): void }) {
  const { t } = useReader();
  const [busy, setBusy] = useState(false);
  async function lift() {
    if (busy) return;
    setBusy(true);
    try {
      await call(ban, { username, days: 0 });
    } catch {
      return; // `call` has already shown the error
    } finally {
      setBusy(false);
    }
    notify(t('members.lifted', { name: username }));
    again();
  }
  return (
    <Button aria-busy={busy} onClick={() => void lift()}>
      {t('members.lift')}
    </Button>
  );
}

/** A role change needs confirmation, because it takes effect at once. */
function RoleChoice({ username, role, again }: { username: string; role: Role; again(): void }) {
  const { t } = useReader();
  const [selectedRole, setChosen] = useState<Role | null>(null);
  async function change(to: Role): Promise<boolean> {
    try {
      await withConfirmedIdentity(() => call(setRole, { username, role: to }));
    } catch {
      return false; // `call` has already shown the error
    }
    notify(t('members.changed', { name: username, role: t(`members.role.${to}`) }));
    again();
    return true;
  }
  return (
    <>
      <select
        aria-label={t('members.role', { name: username })}
        value={role}
        onChange={({ target }) => setChosen(target.value as Role)}
      >
        <Options of={roles} name={(choice) => t(`members.role.${choice}`)} />
      </select>
      {selectedRole && (
        <ConfirmDialog
          title={t('members.confirm', { name: username, role: t(`members.role.${selectedRole}`) })}
          onConfirm={() => change(selectedRole)}
          onClose={() => setChosen(null)}
        >
          <p>{t(`members.confirm.${selectedRole}`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
