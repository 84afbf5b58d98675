import { startTransition, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { Translate } from '../../../kit/texts.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { languageNames, languageTag } from '../../../rules/languages.ts';
import { localMoment } from '../../../rules/time/long-date.ts';
import { reviewerEditorOf } from '../../../editing/reviewer-editor.tsx';
import { lazyByPart } from '../../../kit/registry/lazy-by-part.ts';
import { requirePartView } from '../../../kit/registry/part-views.ts';
import { formatRelativeTime } from '../../../rules/time/relative-time.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { reviewDetail } from '../contract.ts';
import type { Submission } from '../../../editing/revisions/contract.ts';
import { submissionHash } from './address.ts';
import { ReviewActions } from './review-actions.tsx';
import { isEmptyDifference } from '../../../editing/revisions/face/summary/empty-difference.ts';
import { DifferenceView } from '../../../editing/revisions/face/difference-view.tsx';
import { subscribe } from '../face/decisions.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { useReviewAct, type ReviewAct } from '../use-review-act.ts';

type Detail = ReturnType<typeof useDetail>['answer'] & object;
const reviewerEditor = lazyByPart(reviewerEditorOf);

/** Interval for reloading a passed proposal until it is published, in milliseconds. */
const refreshMs = 2_000;
const useDetail = (id: string) => useCall(reviewDetail, { id });

interface Props {
  id: string;
  /** The reviewer's username. */
  me: string;
  /** Address of the list that the reviewer came from. */
  back: string;
  previous?: string;
  next?: string;
  /** Opens the next submission that can be decided, or the list. */
  openNext(): void;
}

/** One submission: its author, its changes, and the possible actions. */
export function SubmissionView({ id, me, back, previous, next, openNext }: Props) {
  const { t } = useReader();
  const { answer, setAnswer, failed, again } = useDetail(id);
  const go = (to: string | undefined) => void (to && (location.hash = submissionHash(to)));
  useShortcuts({ j: () => go(next), k: () => go(previous) });
  /** Shows the new state at once, and reloads the steps and the result. */
  function become(submission: Submission, act: ReviewAct) {
    setAnswer((before) => before && { ...before, submission, mine: before.mine || act === 'claim' });
    again();
    // Unless the reviewer has moved on, or wants to see the result of their edit.
    if (act === 'pass' && submission.state !== 'passed' && location.hash === submissionHash(id)) openNext();
  }
  const refresh = useEffectEvent(again);
  useEffect(() => subscribe(refresh), []); // undone from the toast, or published
  const isPassed = answer?.submission.publishAt != null;
  useEffect(() => {
    if (!isPassed) return;
    const look = setInterval(() => refresh(), refreshMs);
    return () => clearInterval(look);
  }, [isPassed]);
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <>
      <nav className="row ends" aria-label={t('desk.walk')}>
        <a className="back" href={back}>
          {t('desk.back')}
        </a>
        <span className="row">
          {previous && (
            <a className="button" rel="prev" href={submissionHash(previous)}>
              {t('desk.previous')}
            </a>
          )}
          {next && (
            <a className="button" rel="next" href={submissionHash(next)}>
              {t('desk.next')}
            </a>
          )}
        </span>
      </nav>
      {failed && <FailedLine again={again} />}
      {answer ? (
        <OpenedSubmission detail={answer} me={me} next={next ?? previous} onDone={become} again={again} />
      ) : (
        !failed && (
          <p className="nothing" role="status">
            {t('desk.asking')}
          </p>
        )
      )}
    </>
  );
}

interface OpenedSubmissionProps {
  detail: Detail;
  me: string;
  next: string | undefined;
  onDone(now: Submission, act: ReviewAct): void;
  again(): void;
}

function OpenedSubmission({ detail, me, next, onDone, again }: OpenedSubmissionProps) {
  const { t } = useReader();
  const { submission, after, together, newest, stagesReason } = detail;
  const [editing, setEditing] = useState(false);
  const [sinceLastTry, setSinceLastTry] = useState(false);
  const Mend = reviewerEditor(submission.module);
  const versions = Object.fromEntries([submission, ...together].map(({ id, version }) => [id, version]));
  const { act, busy, changed, ...acted } = useReviewAct(submission, versions, onDone, again);
  const outdated = acted.outdated || detail.outdated;
  return (
    <article className="desk-submission" data-kind={submission.kind ?? undefined}>
      <SubmissionHeader submission={submission} stagesReason={stagesReason} />
      <SubmissionSidebar detail={detail} />
      <div className="desk-what">
        {changed && (
          <p role="alert" className="desk-outdated">
            {t('error.stateChanged')}
          </p>
        )}
        {newest && (
          <p role="note" className="desk-newer">
            <a href={submissionHash(newest)}>{t('desk.newer')}</a>
          </p>
        )}
        {outdated && (
          <p role="alert" className="desk-outdated">
            {t('desk.outdated')}
          </p>
        )}
        {detail.lastTry && (
          <LastAttempt lastTry={detail.lastTry} sinceLastTry={sinceLastTry} onSwitch={setSinceLastTry} />
        )}
        <Suspense>
          {editing && Mend ? (
            <Mend
              submission={submission}
              content={after}
              busy={busy}
              onApprove={async (content) => {
                const isPassed = await act('pass', { content });
                if (isPassed) setEditing(false);
                return isPassed;
              }}
              onClose={() => setEditing(false)}
            />
          ) : (
            <ChangedParts detail={detail} sinceLastTry={sinceLastTry} />
          )}
        </Suspense>
      </div>
      {!editing && (
        <ReviewActions
          detail={detail}
          me={me}
          next={next}
          busy={busy}
          act={act}
          onEdit={Mend ? () => startTransition(() => setEditing(true)) : null}
        />
      )}
    </article>
  );
}

interface ChangedPartsProps {
  detail: Detail;
  sinceLastTry: boolean;
}

/** The changes of each part of the bundle; the decision applies to all of them. */
function ChangedParts({ detail: { submission, together, parts }, sinceLastTry }: ChangedPartsProps) {
  const { t } = useReader();
  const submissions = new Map([submission, ...together].map((proposal) => [proposal.id, proposal]));
  const differenceOf = (part: Detail['parts'][number]) => (sinceLastTry && part.sinceLastTry) || part.difference;
  const changed = parts.filter((part) => !isEmptyDifference(differenceOf(part)));
  // If nothing differs, the first part says so.
  return (changed.length ? changed : parts.slice(0, 1)).map((part) => {
    const { module, name, kind, language, keyName } = submissions.get(part.id) ?? submission;
    return (
      <section key={part.id} className="desk-part" aria-label={t(requirePartView(module).label)}>
        {parts.length > 1 && (
          <h3>
            {t(requirePartView(module).label)}
            {keyName && ` · ${keyName}`}
            {language && (
              <>
                {' · '}
                <span lang={languageTag(language)}>{languageNames[language]}</span>
              </>
            )}
          </h3>
        )}
        <DifferenceView
          module={module}
          difference={differenceOf(part)}
          name={name}
          kind={kind}
          language={language}
          linked={part.linked}
        />
      </section>
    );
  });
}

interface LastAttemptProps {
  lastTry: NonNullable<Detail['lastTry']>;
  sinceLastTry: boolean;
  onSwitch(on: boolean): void;
}

/** Earlier rejections with the reason; the switch compares with the last rejected attempt. */
function LastAttempt({ lastTry: { count, by, at, reason }, sinceLastTry, onSwitch }: LastAttemptProps) {
  const { language, t } = useReader();
  const values = { n: count + 1, name: by ?? '…', ago: formatRelativeTime(new Date(at), new Date(), language) };
  return (
    <div role="note" className="desk-try">
      <p>
        <b>{t(count === 1 ? 'desk.secondTry' : 'desk.laterTry', values)}</b>
      </p>
      <blockquote>{reason}</blockquote>
      <label className="check">
        <input type="checkbox" checked={sinceLastTry} onChange={({ target }) => onSwitch(target.checked)} />{' '}
        {t('desk.sinceLastTry')}
      </label>
    </div>
  );
}

function SubmissionHeader({
  submission: { name, kind, module, keyName, language: spoken, href, isNew, state, stagesPassed, stagesNeeded },
  stagesReason,
}: {
  submission: Submission;
  stagesReason: Detail['stagesReason'];
}) {
  const { t } = useReader();
  const title = <span lang={spoken ? languageTag(spoken) : undefined}>{name}</span>;
  return (
    <header>
      <p className="kind-line">
        <span className="mark" aria-hidden="true" />
        <span>
          {kind && `${t(`kind.${kind}`)} · `}
          {t(requirePartView(module).label)}
          {keyName && ` · ${keyName}`}
          {spoken && (
            <>
              {' '}
              · <span lang={languageTag(spoken)}>{languageNames[spoken]}</span>
            </>
          )}
          {isNew && ` · ${t('desk.new')}`}
        </span>
      </p>
      <h2>{href ? <a href={href}>{title}</a> : title}</h2>
      <p>
        <span className="badge stamp" data-state={state}>
          {t(`desk.state.${state}`)}
        </span>
        {stagesNeeded > 1 && (
          <small className="tabular"> {t('desk.stages', { passed: stagesPassed, needed: stagesNeeded })}</small>
        )}
        {stagesReason && <small> {t(`desk.stages.${stagesReason}`)}</small>}
      </p>
    </header>
  );
}

/** Author, note, findings, the rest of the bundle, and the steps so far. */
function SubmissionSidebar({ detail: { submission, together, steps } }: { detail: Detail }) {
  const { language, t } = useReader();
  const { author, authorPassed, authorRejected, note, withAssistant, findings, submittedAt, changedAt } = submission;
  const renderTime = (iso: string) => (
    <time dateTime={iso} title={localMoment(new Date(iso), language)}>
      {formatRelativeTime(new Date(iso), new Date(), language)}
    </time>
  );
  return (
    <aside className="stack panel desk-beside">
      <dl className="facts">
        <div>
          <dt>{t('desk.author')}</dt>
          <dd>
            <b>{author}</b>
            <small className="tabular">{t('desk.record', { passed: authorPassed, rejected: authorRejected })}</small>
            {withAssistant && <span className="badge">{t('desk.withAssistant')}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('desk.submitted')}</dt>
          <dd>{renderTime(submittedAt ?? changedAt)}</dd>
        </div>
        {note && (
          <div>
            <dt>{t('desk.note')}</dt>
            <dd>
              <q>{note}</q>
            </dd>
          </div>
        )}
      </dl>
      <section>
        <h3 className="small-head">{t('desk.checks')}</h3>
        {findings.length === 0 ? (
          <p className="hint">{t('desk.noFindings')}</p>
        ) : (
          <ul className="desk-findings">
            {findings.map(({ name, where, values }, place) => (
              <li key={place}>
                {t(`finding.${name}`, values)} <small>{describePlace(where, t)}</small>
              </li>
            ))}
          </ul>
        )}
      </section>
      {together.length > 0 && (
        <section>
          <h3 className="small-head">{t('desk.together')}</h3>
          <ul className="bare">
            {together.map((proposal) => (
              <li key={proposal.id}>
                <a className="touch" href={submissionHash(proposal.id)}>
                  {t(requirePartView(proposal.module).label)}
                  {proposal.keyName && ` · ${proposal.keyName}`}
                  {proposal.language && ` · ${languageNames[proposal.language]}`}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className="small-head">{t('desk.steps')}</h3>
        <ol className="bare desk-steps">
          {steps.map(({ act, to, by, reason, at }, place) => (
            <li key={place}>
              <b>{t(`desk.did.${act}` as 'desk.did.submit')}</b> {by} <small>{renderTime(at)}</small>
              {act === 'pass' && to !== 'passed' && <small> · {t(`desk.state.${to}`)}</small>}
              {reason && <p>{reason}</p>}
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}

/** `relations.3.word`: relation 4, word. */
function describePlace(where: string, t: Translate): string {
  const [list, place, field] = where.split('.');
  return [
    list && place && t('desk.place', { number: Number(place) + 1 }),
    field && t(`desk.field.${field}` as 'desk.field.word'),
  ]
    .filter(Boolean)
    .join(', ');
}
