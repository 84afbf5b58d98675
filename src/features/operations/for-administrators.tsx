import type { ReactNode } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { useCurrentMember } from '../accounts/face/current-member.ts';
import { useWayIn } from '../accounts/face/use-way-in.ts';

/** The frame of a page for administrators: title, the pages beside it, and its content for whoever may see it. */
export function ForAdministrators({ of, children }: { of: 'health' | 'audit'; children: ReactNode }) {
  const { say } = useReader();
  const who = useCurrentMember();
  useWayIn(who === null);
  const isKnown = who && who !== 'asking';
  return (
    <div className={`wrap page desk operations ui ${of}`}>
      <header className="desk-head">
        <h1>{say(`${of}.title`)}</h1>
        <p>
          {say(`${of}.lead`)} <a href="/review">{say('desk.title')}</a>
        </p>
      </header>
      {isKnown && who.role === 'administrator' ? (
        <>
          <nav className="desk-tabs" aria-label={say('operations.pages')}>
            {(['health', 'audit', 'jobs', 'reading'] as const).map((page) => (
              <a key={page} href={`/review/${page}`} aria-current={page === of ? 'page' : undefined}>
                {say(`${page}.title`)}
              </a>
            ))}
          </nav>
          {children}
        </>
      ) : (
        <p className="nothing" role="status">
          {say(isKnown ? 'jobs.forAdministrators' : 'desk.asking')}
        </p>
      )}
    </div>
  );
}
