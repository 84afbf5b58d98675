import type { ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { ForRole } from '../../accounts/face/for-role.tsx';
import '../../review/face/review.css';
import '../operations.css';

interface Props {
  of: 'members' | 'health' | 'audit' | 'merge' | 'jobs' | 'reading';
  children: ReactNode;
}

/** The frame of an administration page: title, links to the other pages, and content for authorized members. */
export function ForAdministrators({ of, children }: Props) {
  const { t } = useReader();
  return (
    <div className={`stack wrap page desk operations ui ${of}`}>
      <header className="row desk-head">
        <h1>{t(`${of}.title`)}</h1>
        <p className="quiet">
          {t(`${of}.lead`)} <a href="/review">{t('desk.title')}</a>
        </p>
      </header>
      <ForRole role="administrator" refusal={t('jobs.forAdministrators')}>
        {() => (
          <>
            <nav className="tabs" aria-label={t('operations.pages')}>
              {(['members', 'health', 'audit', 'merge', 'jobs', 'reading'] as const).map((page) => (
                <a key={page} href={`/review/${page}`} aria-current={page === of ? 'page' : undefined}>
                  {t(`${page}.title`)}
                </a>
              ))}
            </nav>
            {children}
          </>
        )}
      </ForRole>
    </div>
  );
}
