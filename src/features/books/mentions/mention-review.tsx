import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { ForRole } from '../../accounts/face/for-role.tsx';
import { notify } from '../../../ui/notices.tsx';
import { proposedMentions, proposeInBook, decideMentions, type ProposedMentions } from './contract.ts';
import { Button } from '../../../ui/form/button.tsx';

type Group = ProposedMentions['groups'][number];

/** The reviewers' desk for mentions; other visitors are asked to sign in or refused. */
export function MentionReview({ bookId }: { bookId: string }) {
  const { t } = useReader();
  return (
    <ForRole role="reviewer" refusal={t('desk.forReviewers')}>
      {() => <BookMentionReview bookId={bookId} />}
    </ForRole>
  );
}

/** Reviewers approve the mentions of a book by entry: all, or a selection. */
function BookMentionReview({ bookId }: { bookId: string }) {
  const { t } = useReader();
  const { answer, failed, again } = useCall(proposedMentions, { id: bookId });
  const [isBusy, setBusy] = useState(false);

  const during = async (work: Promise<string>) => {
    setBusy(true);
    await work.then(
      (message) => notify(message),
      () => {}, // `call` has shown the reason
    );
    setBusy(false);
    again();
  };
  const look = () =>
    during(call(proposeInBook, { id: bookId }).then(({ proposed }) => t('mentions.proposed', { count: proposed })));
  const settle = (itemId: string, passes: boolean, mentionIds: string[] | null) =>
    during(
      call(decideMentions, { id: bookId, itemId, passes, mentionIds }).then(({ decided }) =>
        t(passes ? 'mentions.passed' : 'mentions.refused', { count: decided }),
      ),
    );

  if (failed) return <FailedLine again={again} />;
  return (
    <section aria-busy={isBusy || !answer}>
      <p>{t('mentions.desk.lead')}</p>
      <p>
        <Button disabled={isBusy} onClick={() => void look()}>
          {t('mentions.look')}
        </Button>
      </p>
      {answer?.groups.map((group) => (
        <ProposedGroup
          key={group.itemId}
          group={group}
          isBusy={isBusy}
          onSettle={(passes, ids) => void settle(group.itemId, passes, ids)}
        />
      ))}
      {answer && !answer.groups.length && <p>{t('mentions.desk.none')}</p>}
    </section>
  );
}

interface Props {
  group: Group;
  isBusy: boolean;
  onSettle(passes: boolean, ids: string[] | null): void;
}

/** The passages of one entry: only the first are shown, but the decision covers all unless some are deselected. */
function ProposedGroup({ group: { entry, count, passages }, isBusy, onSettle }: Props) {
  const { t } = useReader();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const selectedIds = left.size ? passages.flatMap(({ mentionId }) => (left.has(mentionId) ? [] : mentionId)) : null;
  const turn = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <article className="mention-group" data-kind={entry.kind}>
      <h2>
        <span className="mark" aria-hidden="true" /> <a href={entry.href}>{entry.name}</a>{' '}
        <small className="tabular">{count}</small>
      </h2>
      <p className="ui">{entry.about}</p>
      <ul className="bare lined passages">
        {passages.map(({ mentionId, before, mentionContent, after, language, volumnName, page }) => (
          <li key={mentionId}>
            <label>
              <input type="checkbox" checked={!left.has(mentionId)} onChange={() => turn(mentionId)} />
              <span lang={language || undefined} dir="auto">
                {before}
                <mark>{mentionContent}</mark>
                {after}{' '}
                <small className="ui">
                  {volumnName} § {page}
                </small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="acts">
        <button type="button" className="button primary" disabled={isBusy} onClick={() => onSettle(true, selectedIds)}>
          {selectedIds ? t('mentions.pass', { count: selectedIds.length }) : t('mentions.passAll', { count })}
        </button>
        <Button disabled={isBusy} onClick={() => onSettle(false, selectedIds)}>
          {selectedIds ? t('mentions.refuse', { count: selectedIds.length }) : t('mentions.refuseAll', { count })}
        </Button>
      </p>
    </article>
  );
}
