import { Island } from '../../kit/islands/island.tsx';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import { longDate } from '../../rules/time/long-date.ts';
import { EntryLink } from '../../ui/entry-link.tsx';
import { pageMeta } from '../../ui/page-meta.tsx';
import { ReportButton } from '../review/face/report-button.tsx';
import { groupPage } from './contract.ts';
import { GroupActions } from './group-actions.tsx';
import { GroupList } from './group-list.tsx';
import { GroupView } from './group-view.tsx';
import { groupAddress } from './face/kinds.ts';
import { Comments } from '../social/face/comments.tsx';
import { SocialBar } from '../social/face/social-bar.tsx';
import './group-page.css';

export type GroupPageData = ReplyOf<typeof groupPage>;

/** `/group/{id}`: a member's shared group; with `?version=reviewed` the version that a reviewer approved. */
export async function loader({ call, origin, language, t, params, url }: PageRequest<{ id: string }>) {
  const version = url.searchParams.get('version') === 'reviewed' ? 'reviewed' : 'saved';
  const details = await call(groupPage, { id: params.id, version });
  const { shown: group, author, visibility } = details;
  const address = groupAddress(details.id, version);
  return {
    told: details,
    version: version as 'saved' | 'reviewed',
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: group.name,
      description: group.about || t('group.describes', { name: group.name, author }),
      canonical: address,
      alternates: {},
      type: 'article' as const,
      indexed: version === 'reviewed' || visibility === 'public',
    },
  };
}

export const head = ({ head: meta }: LoaderData<typeof loader>) => pageMeta(meta);

export default function GroupPage({ told: details, version }: LoaderData<typeof loader>) {
  const { language, t } = useReader();
  const { id, shown: group, author, origin, changedAt, reviewedAt, standsWith } = details;
  const { name, about, kind, path } = group;
  const lang = group.language === language ? undefined : languageTag(group.language);
  const isReviewed = version === 'reviewed';
  const date = new Date(isReviewed && reviewedAt ? reviewedAt : changedAt);
  return (
    <article className="wrap page group-page" data-kind={kind}>
      <header>
        <p className="quiet group-kind ui">{t(`group.kind.${kind}`)}</p>
        <h1 lang={lang}>{name}</h1>
        {about && (
          <p className="lead" lang={lang}>
            {about}
          </p>
        )}
        <p className="quiet group-by ui">
          {t('group.by', { author })} · <time dateTime={date.toISOString()}>{longDate(date, language)}</time>
          {origin && (
            <>
              {' · '}
              <a href={groupAddress(origin.id)} rel="nofollow">
                {t('group.origin', { name: origin.name, author: origin.author })}
              </a>
            </>
          )}
        </p>
        <p className="quiet group-standing ui" data-reviewed={isReviewed || undefined}>
          {isReviewed && standsWith ? (
            <>
              {t('group.standsWith')} <EntryLink entry={standsWith} hash="#/groups" />
            </>
          ) : (
            <>
              {t('group.notReviewed')}{' '}
              {reviewedAt && <a href={groupAddress(id, 'reviewed')}>{t('group.toReviewed')}</a>}
            </>
          )}
        </p>
        <div className="acts ui">
          <Island name="group-actions" of={GroupActions} props={{ id, version, name, kind }} wake="touch" />
          {path && (
            <a className="button" href={path}>
              {t('group.pathAgain')}
            </a>
          )}
          <Island name="report" of={ReportButton} props={{ id }} wake="touch" />
        </div>
      </header>
      <Island name="group-view" of={GroupView} props={{ group }} />
      <GroupList group={group} />
      <footer>
        <SocialBar thingId={id} id={id} type="group" title={name} />
        <Comments thingId={id} id={id} type="group" />
      </footer>
    </article>
  );
}
