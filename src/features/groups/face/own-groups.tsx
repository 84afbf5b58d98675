import { useState } from 'react';
import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { relativeTime } from '../../../rules/time/relative-time.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import { Pager } from '../../../ui/pager.tsx';
import type { deleteGroup, deleteGroupDraft, groupDrafts, ListedOwnGroup, ownGroups, shareGroup } from '../contract.ts';
import { groupAddress, groupKinds, groupLists, visibilities, type GroupListName, type Visibility } from './kinds.ts';
import './own-groups.css';

const pageSize = 20;
const all = byRoute<typeof ownGroups>('POST /api/special/user/content');
const drafts = byRoute<typeof groupDrafts>('POST /api/special/groupDraft/list');
const share = byRoute<typeof shareGroup>('POST /data/group/visibility');
const remove = byRoute<typeof deleteGroup>('POST /api/special/content/delete');
const dropDraft = byRoute<typeof deleteGroupDraft>('POST /api/special/groupDraft/delete', concurrent);

/** A member's own groups of any visibility. Source: spec §7 "special/user/content", "groupDraft/list". */
export function OwnGroups({
  list,
  page,
  href,
}: {
  list: GroupListName;
  page: number;
  href(list: GroupListName, page: number): string;
}) {
  const { say } = useReader();
  const { answer, failed, again } = useCall(list === 'drafts' ? drafts : all, {
    module: list === 'drafts' ? 'all' : list,
    page,
    size: pageSize,
  });
  return (
    <section aria-labelledby="special-title" className="own-groups">
      <header className="section-head">
        <h2 id="special-title">{say('make.mine')}</h2>
      </header>
      <p className="own-groups-new">
        {groupKinds.map((kind) => (
          <a key={kind} className="button" href={`/group/new/${kind}`}>
            + {say(`make.new.${kind}`)}
          </a>
        ))}
      </p>
      <nav className="tabs" aria-label={say('make.mine')}>
        {groupLists.map((one) => (
          <a key={one} href={href(one, 1)} aria-current={one === list ? 'page' : undefined}>
            {say(one === 'all' ? 'make.all' : `make.list.${one}`)}
          </a>
        ))}
      </nav>
      {failed && <FailedLine again={again} />}
      {answer && !answer.items.length && (
        <div className="nothing">
          <p>{say('make.list.none')}</p>
        </div>
      )}
      <ul className="bare contents" aria-busy={!answer && !failed}>
        {answer?.items.map((item) => (
          <OwnGroup key={item.id} item={item} again={again} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={answer && Math.ceil(answer.total / pageSize)}
        label={say('make.mine')}
        href={(to) => href(list, to)}
      />
    </section>
  );
}

function OwnGroup({ item, again }: { item: ListedOwnGroup; again(): void }) {
  const { language, say } = useReader();
  const [isAsked, setAsked] = useState(false);
  const { id, module, name, nodes, isSaved, hasDraft, review, standsWith, origin, changedAt } = item;
  const edit = `/group/edit/${encodeURIComponent(id)}`,
    title = name || say('group.unnamed');
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
            say(`make.one.${module}`),
            say('make.list.count', { count: nodes }),
            hasDraft && say(isSaved ? 'make.list.draft' : 'make.one.draft'),
            origin && say('group.origin', { name: origin.name, author: origin.author }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <p className="state">
        {standing && (
          <span>
            {say(`make.review.${standing}`, { reason: review?.reason ?? '' })}
            {standsWith && standing === 'passed' && (
              <>
                {' · '}
                <a href={`${entryAddress(standsWith.id)}#/groups`}>{standsWith.name}</a>
              </>
            )}
          </span>
        )}{' '}
        <small>{relativeTime(new Date(changedAt), new Date(), language)}</small>
      </p>
      <div className="acts">
        {isSaved && (
          <label className="own-group-seen">
            <span className="unseen">{say('make.seen')}</span>
            <select
              value={item.visibility}
              onChange={({ target }) => done(call(share, { id, visibility: target.value as Visibility }))}
            >
              {visibilities.map((one) => (
                <option key={one} value={one}>
                  {say(`make.seen.${one}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {isSaved && item.visibility !== 'private' && (
          <a className="button" href={groupAddress(id)}>
            {say('make.view')}
          </a>
        )}
        <a className="button" href={edit}>
          {say('make.edit')}
        </a>
        {hasDraft && isSaved && (
          <button type="button" className="button" onClick={() => done(call(dropDraft, { id }))}>
            {say('make.draft.drop')}
          </button>
        )}
        <button type="button" className="button" onClick={() => setAsked(true)}>
          {say('make.delete')}
        </button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={say('make.delete')}
          onClose={() => setAsked(false)}
          onConfirm={async () => {
            await call(remove, { id, module });
            notify(say('make.deleted'));
            again();
            return true;
          }}
        >
          <p>{say('make.delete.what', { name: title })}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
