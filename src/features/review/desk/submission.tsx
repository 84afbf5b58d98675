import { startTransition, Suspense, useEffect, useState } from 'react';
import { byRoute, concurrent } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useCall } from '../../../kit/calls/use-call.ts';
import { languageNames, languageTag } from '../../../rules/languages.ts';
import { localMoment } from '../../../rules/time/long-date.ts';
import { mends } from '../../../mending.tsx';
import { partNamed } from '../../../parts.ts';
import { relativeTime } from '../../../rules/time/relative-time.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import type { reviewDetail } from '../contract.ts';
import type { Submission } from '../../revisions/contract.ts';
import { submissionHash } from './address.ts';
import { Acts } from './acts.tsx';
import { DifferenceView } from '../../revisions/face/difference-view.tsx';
import { useKeys } from '../use-keys.ts';
import { useAct, type ReviewAct } from '../use-act.ts';

type Detail = ReturnType<typeof useDetail>['answer'] & object;
const detailOf = byRoute<typeof reviewDetail>('GET /data/review/{id}', concurrent);
const useDetail = (id: string) => useCall(detailOf, { id });

interface Props {
  id: string;
  /** The username of whoever reviews. */
  me: string;
  /** Where the list stands that one came from. */
  back: string;
  previous?: string;
  next?: string;
}

/** One submission: whose it is, what it changes, what may be done about it. */
export function SubmissionView({ id, me, back, previous, next }: Props) {
  const { say } = useReader();
  const { answer, setAnswer, failed, again } = useDetail(id);
  const go = (to: string | undefined) => void (to && (location.hash = submissionHash(to)));
  useKeys({ j: () => go(next), k: () => go(previous) });
  /** What it became stands at once; the way it came, and what was made of it, are asked for. */
  function become(submission: Submission, act: ReviewAct) {
    setAnswer((before) => before && { ...before, submission, mine: before.mine || act === 'claim' });
    again();
  }
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <>
      <nav className="desk-walk" aria-label={say('desk.walk')}>
        <a className="back" href={back}>
          {say('desk.back')}
        </a>
        <span>
          {previous && (
            <a className="button" rel="prev" href={submissionHash(previous)}>
              {say('desk.previous')}
            </a>
          )}
          {next && (
            <a className="button" rel="next" href={submissionHash(next)}>
              {say('desk.next')}
            </a>
          )}
        </span>
      </nav>
      {failed && <FailedLine again={again} />}
      {answer ? (
        <Opened detail={answer} me={me} next={next ?? previous} onDone={become} again={again} />
      ) : (
        !failed && (
          <p className="nothing" role="status">
            {say('desk.asking')}
          </p>
        )
      )}
    </>
  );
}

function Opened({
  detail,
  me,
  next,
  onDone,
  again,
}: {
  detail: Detail;
  me: string;
  next: string | undefined;
  onDone(now: Submission, act: ReviewAct): void;
  again(): void;
}) {
  const { say } = useReader();
  const { submission, after, difference, linked, together, newest } = detail;
  const [editing, setEditing] = useState(false);
  const Mend = mends.get(submission.module);
  const versions = Object.fromEntries([submission, ...together].map(({ id, version }) => [id, version]));
  const { act, busy, outdated, changed } = useAct(submission.id, versions, onDone, again);
  return (
    <article className="desk-submission" data-kind={submission.kind ?? undefined}>
      <Head submission={submission} />
      <Beside detail={detail} />
      <div className="desk-what">
        {changed && (
          <p role="alert" className="desk-outdated">
            {say('error.stateChanged')}
          </p>
        )}
        {newest && (
          <p role="note" className="desk-newer">
            <a href={submissionHash(newest)}>{say('desk.newer')}</a>
          </p>
        )}
        {outdated && (
          <p role="alert" className="desk-outdated">
            {say('desk.outdated')}
          </p>
        )}
        <Suspense>
          {editing && Mend ? (
            <Mend
              submission={submission}
              content={after}
              busy={busy}
              onPass={(content) => void act('pass', { content }).then((done) => done && setEditing(false))}
              onClose={() => setEditing(false)}
            />
          ) : (
            <DifferenceView
              module={submission.module}
              difference={difference}
              name={submission.name}
              kind={submission.kind}
              language={submission.language}
              linked={linked}
            />
          )}
        </Suspense>
      </div>
      {!editing && (
        <Acts
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

function Head({
  submission: { name, kind, module, keyName, language: spoken, href, isNew, state, stagesPassed, stagesNeeded },
}: {
  submission: Submission;
}) {
  const { say } = useReader();
  const title = <span lang={spoken ? languageTag(spoken) : undefined}>{name}</span>;
  return (
    <header>
      <p className="kind-line">
        <span className="mark" aria-hidden="true" />
        <span>
          {kind && `${say(`kind.${kind}`)} · `}
          {say(partNamed(module).label)}
          {keyName && ` · ${keyName}`}
          {spoken && (
            <>
              {' '}
              · <span lang={languageTag(spoken)}>{languageNames[spoken]}</span>
            </>
          )}
          {isNew && ` · ${say('desk.new')}`}
        </span>
      </p>
      <h2>{href ? <a href={href}>{title}</a> : title}</h2>
      <p>
        <span className="stamp" data-state={state}>
          {say(`desk.state.${state}`)}
        </span>
        {stagesNeeded > 1 && (
          <small className="tabular"> {say('desk.stages', { passed: stagesPassed, needed: stagesNeeded })}</small>
        )}
      </p>
    </header>
  );
}

/** Who proposes it and why, what the checks found, what is judged with it, and the way it came. */
function Beside({ detail: { submission, together, steps } }: { detail: Detail }) {
  const { language, say } = useReader();
  const { author, authorPassed, authorRejected, note, findings, submittedAt, changedAt } = submission;
  const said = (iso: string) => (
    <time dateTime={iso} title={localMoment(new Date(iso), language)}>
      {relativeTime(new Date(iso), new Date(), language)}
    </time>
  );
  return (
    <aside className="desk-beside">
      <dl>
        <div>
          <dt>{say('desk.author')}</dt>
          <dd>
            <b>{author}</b>
            <small className="tabular">{say('desk.record', { passed: authorPassed, rejected: authorRejected })}</small>
          </dd>
        </div>
        <div>
          <dt>{say('desk.submitted')}</dt>
          <dd>{said(submittedAt ?? changedAt)}</dd>
        </div>
        {note && (
          <div>
            <dt>{say('desk.note')}</dt>
            <dd>
              <q>{note}</q>
            </dd>
          </div>
        )}
      </dl>
      <section>
        <h3>{say('desk.checks')}</h3>
        {findings.length === 0 ? (
          <p className="hint">{say('desk.noFindings')}</p>
        ) : (
          <ul className="desk-findings">
            {findings.map(({ name, where, values }, place) => (
              <li key={place}>
                {say(`finding.${name}`, values)} <small>{placeOf(where, say)}</small>
              </li>
            ))}
          </ul>
        )}
      </section>
      {together.length > 0 && (
        <section>
          <h3>{say('desk.together')}</h3>
          <ul className="bare">
            {together.map((one) => (
              <li key={one.id}>
                <a href={submissionHash(one.id)}>
                  {say(partNamed(one.module).label)}
                  {one.keyName && ` · ${one.keyName}`}
                  {one.language && ` · ${languageNames[one.language]}`}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{say('desk.steps')}</h3>
        <ol className="bare desk-steps">
          {steps.map(({ act, to, by, reason, at }, place) => (
            <li key={place}>
              <b>{say(`desk.did.${act}` as 'desk.did.submit')}</b> {by} <small>{said(at)}</small>
              {act === 'pass' && to !== 'passed' && <small> · {say(`desk.state.${to}`)}</small>}
              {reason && <p>{reason}</p>}
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}

/** `relations.3.word`: relation 4, word. */
function placeOf(where: string, say: ReturnType<typeof useReader>['say']): string {
  const [list, place, field] = where.split('.');
  return [
    list && place && say('desk.place', { number: Number(place) + 1 }),
    field && say(`desk.field.${field}` as 'desk.field.word'),
  ]
    .filter(Boolean)
    .join(', ');
}
