import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { formatRelativeTime } from '../../../rules/time/relative-time.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ownGroups, groupDrafts, shareGroup, deleteGroup, deleteGroupDraft, type ListedOwnGroup } from '../contract.ts';
import { groupAddress, groupKinds, groupLists, visibilities, type GroupListName, type Visibility } from './kinds.ts';
import './own-groups.css';
import { Options } from '../../../ui/form/options.tsx';
import { Button } from '../../../ui/form/button.tsx';

const pageSize = 20;

interface Props {
  list: GroupListName;
  page: number;
  href(list: GroupListName, page: number): string;
}

/** A member's own groups of any visibility. Source: spec §7 "special/user/content", "groupDraft/list". */
export function OwnGroups({ list, page, href }: Props) {
  const { t } = useReader();
  const { answer, failed, again } = useCall(list === 'drafts' ? groupDrafts : ownGroups, {
    module: list === 'drafts' ? 'all' : list,
    page,
    size: pageSize,
  });
  return (
    <section aria-labelledby="special-title" className="own-groups">
      <header className="section-head">
        <h2 id="special-title">{t('make.mine')}</h2>
      </header>
      <p className="row own-groups-new">
        {groupKinds.map((kind) => (
          <a key={kind} className="button" href={`/group/new/${kind}`}>
            + {t(`make.new.${kind}`)}
          </a>
        ))}
      </p>
      <nav className="tabs" aria-label={t('make.mine')}>
        {groupLists.map((listName) => (
          <a key={listName} href={href(listName, 1)} aria-current={listName === list ? 'page' : undefined}>
            {t(listName === 'all' ? 'make.all' : `make.list.${listName}`)}
          </a>
        ))}
      </nav>
      {failed && <FailedLine again={again} />}
      {answer && !answer.items.length && (
        <div className="nothing">
          <p>{t('make.list.none')}</p>
        </div>
      )}
      <ul className="bare rows contents" aria-busy={!answer && !failed}>
        {answer?.items.map((item) => (
          <OwnGroup key={item.id} item={item} again={again} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={answer && Math.ceil(answer.total / pageSize)}
        label={t('make.mine')}
        href={(to) => href(list, to)}
      />
    </section>
  );
}

function OwnGroup({ item, again }: { item: ListedOwnGroup; again(): void }) {
  const { language, t } = useReader();
  const [isAsked, setAsked] = useState(false);
  const { id, module, name, nodes, isSaved, hasDraft, review, standsWith, origin, changedAt } = item;
  const edit = `/group/edit/${encodeURIComponent(id)}`,
    title = name || t('group.unnamed');
  const done = (act: Promise<unknown>) => void act.then(again, () => {}); // a notice has already shown the error
  const standing =
    review &&
    (review.state === 'submitted'
      ? 'submitted'
      : review.state === 'not passed'
        ? 'not passed'
        : review.state === 'passed' || review.state === 'featured'
          ? 'passed'
          : 'under');
  return (
    <li>
      <p className="what">
        <a className="what-name" href={edit} lang={item.language === language ? undefined : languageTag(item.language)}>
          {title}
        </a>
        <span>
          {[
            t(`make.one.${module}`),
            t('make.list.count', { count: nodes }),
            hasDraft && t(isSaved ? 'make.list.draft' : 'make.one.draft'),
            origin && t('group.origin', { name: origin.name, author: origin.author }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <p className="state">
        {standing && (
          <span>
            {t(`make.review.${standing}`, { reason: review?.reason ?? '' })}
            {standsWith && standing === 'passed' && (
              <>
                {' · '}
                <a href={`${entryAddress(standsWith.id)}#/groups`}>{standsWith.name}</a>
              </>
            )}
          </span>
        )}{' '}
        <small>{formatRelativeTime(new Date(changedAt), new Date(), language)}</small>
      </p>
      <div className="acts">
        {isSaved && (
          <label className="own-group-seen">
            <span className="unseen">{t('make.seen')}</span>
            <select
              value={item.visibility}
              onChange={({ target }) => done(call(shareGroup, { id, visibility: target.value as Visibility }))}
            >
              <Options of={visibilities} name={(visibility) => t(`make.seen.${visibility}`)} />
            </select>
          </label>
        )}
        {isSaved && item.visibility !== 'private' && (
          <a className="button" href={groupAddress(id)}>
            {t('make.view')}
          </a>
        )}
        <a className="button" href={edit}>
          {t('make.edit')}
        </a>
        {hasDraft && isSaved && (
          <Button onClick={() => done(call(deleteGroupDraft, { id }))}>{t('make.draft.drop')}</Button>
        )}
        <Button onClick={() => setAsked(true)}>{t('make.delete')}</Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t('make.delete')}
          onClose={() => setAsked(false)}
          onConfirm={async () => {
            await call(deleteGroup, { id, module });
            notify(t('make.deleted'));
            again();
            return true;
          }}
        >
          <p>{t('make.delete.what', { name: title })}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
