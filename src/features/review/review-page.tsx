import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../kit/calls/call.ts';
import { Island } from '../../kit/islands/island.tsx';
import { Redirect, type LoaderData, type PageRequest } from '../../kit/pages/page.ts';
import { useText } from '../../kit/reader.tsx';
import { useHash } from '../../ui/use-hash.ts';
import { pageMeta } from '../../ui/page-meta.tsx';
import type { UserInfo } from '../../kit/member/contract.ts';
import { ForRole } from '../accounts/face/for-role.tsx';
import { useCall } from '../../kit/calls/use-call.ts';
import { reviewQueue, openCases } from './contract.ts';
import { Appeals } from './desk/appeals.tsx';
import { queueNames, readReviewView, submissionHash, type ReviewView, type Trail } from './desk/address.ts';
import { Queue } from './desk/queue.tsx';
import { Reports } from './desk/reports.tsx';
import { SubmissionView } from './desk/submission.tsx';
import { Terms } from './desk/terms.tsx';
import '../../editing/revisions/face/difference.css';
import './face/review.css';

/** `/review/{id}` redirects to a submission. */
export function loader({ params: { id }, language, origin, t }: PageRequest<{ id?: string }>) {
  if (id) throw new Redirect(`/review${submissionHash(id)}`);
  return {
    head: { language, origin, siteName: t('site.name'), title: t('desk.title'), description: t('desk.lead') },
  };
}

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/review', alternates: {}, indexed: false });

/** The review desk: the frame is the same for everyone, the browser loads the content. */
export default function ReviewPage() {
  return <Island name="review" of={ReviewDashboard} props={{}} />;
}

/** The content of the desk. */
export function ReviewDashboard() {
  const text = useText();
  return (
    <div className="stack wrap page desk ui">
      <header className="row desk-head">
        <h1>{text('desk.title')}</h1>
        <p className="quiet">
          {text('desk.lead')} <a href="/review/pace">{text('pace.title')}</a>
        </p>
      </header>
      <ForRole role="reviewer" refusal={text('desk.forReviewers')}>
        {(member) => <ReviewerDashboard member={member} />}
      </ForRole>
    </div>
  );
}

function ReviewerDashboard({ member }: { member: UserInfo }) {
  const text = useText();
  const view = readReviewView(useHash((hash) => hash, ''));
  const [trail, setTrail] = useState<Trail | null>(null);
  const walks = view.name === 'submission';

  useEffect(() => {
    // When opened at a submission, next and previous follow the waiting list.
    if (walks && !trail)
      call(reviewQueue, {}, { quiet: true }).then(
        ({ items }) => setTrail({ ids: items.map(({ id }) => id), hash: '#/waiting' }),
        () => {},
      );
  }, [walks, trail]);

  const tabs = [
    ...queueNames,
    'reports' as const,
    'appeals' as const,
    ...(member.role === 'administrator' ? ['terms' as const] : []),
  ];
  const current = view.name === 'queue' ? view.which : view.name;
  const { answer: open, again } = useCall(openCases, {});
  const recount = useEffectEvent(again);
  useEffect(() => recount(), [current]);
  const countOf = (tab: (typeof tabs)[number]) => (tab === 'reports' || tab === 'appeals' ? (open?.[tab] ?? 0) : 0);
  return (
    <>
      <nav className="tabs" aria-label={text('desk.tabs')}>
        {tabs.map((tab) => (
          <a key={tab} href={`#/${tab}`} aria-current={tab === current ? 'page' : undefined}>
            {text(`desk.tab.${tab}`)}
            {countOf(tab) > 0 && <small className="tabular"> {countOf(tab)}</small>}
          </a>
        ))}
        <a href="/review/gaps">{text('gaps.title')}</a>
        {member.role === 'administrator' && <a href="/review/members">{text('members.title')}</a>}
        {member.role === 'administrator' && <a href="/review/jobs">{text('jobs.title')}</a>}
        {member.role === 'administrator' && <a href="/review/reading">{text('reading.title')}</a>}
        {member.role === 'administrator' && <a href="/review/health">{text('health.title')}</a>}
        {member.role === 'administrator' && <a href="/review/audit">{text('audit.title')}</a>}
      </nav>
      <ReviewSection view={view} member={member} trail={trail} onListed={setTrail} />
    </>
  );
}

/** After the last submission of a list: reloads the list and returns the first new one. */
async function loadNextAfter(
  trail: Trail | null,
  me: string,
  onListed: (trail: Trail) => void,
): Promise<string | undefined> {
  const hash = trail?.hash ?? '#/waiting',
    view = readReviewView(hash);
  if (view.name !== 'queue') return undefined;
  const { which, module, language, kind, newcomers } = view;
  const { items } = await call(
    reviewQueue,
    { which, module, language, kind, newcomers: newcomers ? 'true' : undefined },
    { quiet: true },
  ).catch(() => ({ items: [] }));
  const ids = items.flatMap(({ id, author }) => (author === me || trail?.ids.includes(id) ? [] : id));
  if (ids.length) onListed({ ids, hash });
  return ids[0];
}

interface Props {
  view: ReviewView;
  member: UserInfo;
  trail: Trail | null;
  onListed(trail: Trail): void;
}

function ReviewSection({ view, member, trail, onListed }: Props) {
  switch (view.name) {
    case 'queue':
      return <Queue request={view} onListed={onListed} />;
    case 'submission': {
      const at = trail?.ids.indexOf(view.id) ?? -1;
      // If the submission is not in the list (any more), the next one is the first of the list.
      async function goOn() {
        if (view.name !== 'submission') return;
        const next = trail?.ids[at + 1] ?? (await loadNextAfter(trail, member.username, onListed));
        // Unless the reviewer has navigated elsewhere.
        if (location.hash === submissionHash(view.id))
          location.hash = next ? submissionHash(next) : (trail?.hash ?? '#/waiting');
      }
      return (
        <SubmissionView
          key={view.id}
          id={view.id}
          me={member.username}
          back={trail?.hash ?? '#/waiting'}
          previous={trail?.ids[at - 1]}
          next={trail?.ids[at + 1]}
          openNext={() => void goOn()}
        />
      );
    }
    case 'reports':
      return <Reports />;
    case 'appeals':
      return <Appeals />;
    case 'terms':
      return member.role === 'administrator' ? <Terms /> : null;
  }
}
